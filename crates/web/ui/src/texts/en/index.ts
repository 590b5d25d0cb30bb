/** All texts of this language, and its words for what the server says by key. */
const files = import.meta.glob<string>(["./*.ftl", "./said/*.ftl"], {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(files).join("\n");
