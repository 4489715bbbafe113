// One chunk a language: the catalogues of src/cardloom/locales that the page needs.
const sources = import.meta.glob<string>("../../../src/cardloom/locales/en/{names,hands,errors,server,page*}.ftl", {
  eager: true,
  query: "?raw",
  import: "default",
});

export default Object.values(sources);
