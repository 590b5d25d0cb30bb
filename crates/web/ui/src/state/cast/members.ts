import type { MEMBERS } from "../people.ts";
import type { Features } from "./features.ts";

export const MEMBER_FACES: Readonly<Record<(typeof MEMBERS)[number], Features>> = {
  Asami: {
    face: { head: "oval", skin: 1, brows: "level", eyes: "almond", nose: "long", mouth: "smile" },
    hair: { cut: "lob", colour: 8 },
    wears: { clothes: "roll", colour: 9 },
    more: "mole",
    ground: 3,
  },
  Ben: {
    face: { head: "square", skin: 0, brows: "thick", eyes: "round", nose: "broad", mouth: "grin" },
    hair: { cut: "quiff", colour: 3 },
    wears: { clothes: "varsity", colour: 12 },
    more: "freckles",
    ground: 5,
  },
  Chika: {
    face: { head: "round", skin: 2, brows: "arched", eyes: "lashes", nose: "button", mouth: "grin" },
    hair: { cut: "twintails", colour: 2 },
    wears: { clothes: "overalls", colour: 4 },
    ground: 7,
  },
  Dmitri: {
    face: { head: "wide", skin: 0, brows: "slanted", eyes: "narrow", nose: "hooked", mouth: "stern" },
    hair: { cut: "flattop", colour: 4, beard: "stubble" },
    wears: { clothes: "chain", colour: 7 },
    more: "scar",
    ground: 6,
  },
  Eiko: {
    face: { head: "long", skin: 1, brows: "thin", eyes: "closed", nose: "short", mouth: "calm" },
    hair: { cut: "over", colour: 7 },
    wears: { clothes: "shawl", colour: 5, glasses: "half" },
    lined: true,
    ground: 1,
  },
  Fumio: {
    face: { head: "narrow", skin: 2, brows: "bushy", eyes: "smiling", nose: "hooked", mouth: "small" },
    hair: { cut: "receding", colour: 7, beard: "pencil" },
    wears: { clothes: "bow", colour: 0, glasses: "round" },
    lined: true,
    ground: 9,
  },
  Gina: {
    face: { head: "wide", skin: 3, brows: "arched", eyes: "lashes", nose: "long", mouth: "painted" },
    hair: { cut: "bouffant", colour: 3 },
    wears: { clothes: "fur", colour: 3, glasses: "cat" },
    more: "earrings",
    ground: 4,
  },
  Hugo: {
    face: { head: "long", skin: 0, brows: "soft", eyes: "tired", nose: "hooked", mouth: "wry" },
    hair: { cut: "long", colour: 1, beard: "goatee" },
    wears: { clothes: "scarf", colour: 2 },
    ground: 0,
  },
  Ikue: {
    face: { head: "narrow", skin: 1, brows: "thick", eyes: "narrow", nose: "long", mouth: "stern" },
    hair: { cut: "pixie", colour: 9 },
    wears: { clothes: "high", colour: 3 },
    lined: true,
    more: "pearls",
    ground: 8,
  },
  Jonas: {
    face: { head: "long", skin: 0, brows: "level", eyes: "round", nose: "long", mouth: "laughing" },
    hair: { cut: "manbun", colour: 4, beard: "full" },
    wears: { clothes: "stripes", colour: 9 },
    ground: 2,
  },
  Kanako: {
    face: { head: "pointed", skin: 2, brows: "slanted", eyes: "round", nose: "short", mouth: "calm" },
    hair: { cut: "hightail", colour: 0 },
    wears: { clothes: "suit", colour: 7, glasses: "square" },
    ground: 5,
  },
  Leon: {
    face: { head: "oval", skin: 6, brows: "thick", eyes: "sharp", nose: "broad", mouth: "wry" },
    hair: { cut: "cornrows", colour: 0, beard: "goatee" },
    wears: { clothes: "chain", colour: 4 },
    more: "earrings",
    ground: 3,
  },
};
