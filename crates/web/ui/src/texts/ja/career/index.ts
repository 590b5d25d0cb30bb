/** The texts of the career's pages. */
const files = import.meta.glob<string>(["./*.ftl", "./said/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(files).join("\n");
