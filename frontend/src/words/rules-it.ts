// One chunk a language: the rules of the games.
const sources = import.meta.glob<string>("../../../src/cardloom/locales/it/rulebook*.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

export default Object.values(sources);
