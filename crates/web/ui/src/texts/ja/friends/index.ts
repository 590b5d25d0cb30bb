/** The texts of the rooms for friends. */
const files = import.meta.glob<string>("./*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(files).join("\n");
