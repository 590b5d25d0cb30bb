export const SKINS = ["#f0cfb4", "#e9bd98", "#d9a67c", "#c18c63", "#a06f49", "#7d5236", "#5c3b28"] as const;
export const HAIRS = [
  "#221d1c",
  "#3a2a22",
  "#66442a",
  "#8f4527",
  "#c79a56",
  "#b4b2ad",
  "#7b3140",
  "#dedad0",
  "#54301f",
  "#7d7a78",
  "#d08a9a",
  "#4a6fa0",
  "#3f8f86",
  "#c8742c",
  "#b03a2e",
  "#2c3f5e",
] as const;
export const CLOTHS = [
  "#7c3b36",
  "#a8623f",
  "#59724a",
  "#6b4a72",
  "#b48a3c",
  "#36656b",
  "#49576b",
  "#2f3438",
  "#8d4a5e",
  "#7f8a5a",
  "#b65c74",
  "#8b95a0",
  "#4a6a9a",
] as const;
export const GROUNDS = [
  "#71877b",
  "#8e7960",
  "#7b7690",
  "#6b8496",
  "#93736c",
  "#868b69",
  "#6a6f78",
  "#a08a64",
  "#5f8590",
  "#9a7088",
] as const;
export const INK = "#2a1f1b";
export const LINEN = "#efe8da";
