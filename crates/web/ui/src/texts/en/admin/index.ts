/** The texts of the administration. */
const files = import.meta.glob<string>("./*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

export default Object.values(files).join("\n");
