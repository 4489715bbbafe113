// One chunk a language: the rules of the games, the review and the lab.
const sources = import.meta.glob<string>("../../../src/cardloom/locales/en/{rulebook*,review}.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

export default Object.values(sources);
