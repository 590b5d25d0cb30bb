/** The texts of the page that proves the walls of a match. */
const files = import.meta.glob<string>("./*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(files).join("\n");
