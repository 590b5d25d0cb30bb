/** Colours are indices of the drawing's lists. */
export interface Features {
  readonly face: {
    readonly head: "oval" | "round" | "square" | "long" | "pointed" | "wide" | "narrow";
    readonly skin: number;
    readonly brows: "soft" | "thick" | "arched" | "level" | "slanted" | "bushy" | "thin";
    readonly eyes: "round" | "almond" | "narrow" | "smiling" | "tired" | "closed" | "sharp" | "lashes";
    readonly nose: "short" | "long" | "broad" | "hooked" | "button";
    readonly mouth:
      | "calm"
      | "smile"
      | "grin"
      | "wry"
      | "full"
      | "painted"
      | "small"
      | "stern"
      | "laughing"
      | "fang";
  };
  readonly hair: {
    readonly cut: ShortCut | LongCut;
    readonly colour: number;
    readonly beard?:
      | "stubble"
      | "moustache"
      | "goatee"
      | "full"
      | "long"
      | "trimmed"
      | "walrus"
      | "handlebar"
      | "chops"
      | "wisp"
      | "pencil";
  };
  readonly wears: {
    readonly clothes: Clothing;
    readonly colour: number;
    readonly hat?: Hat;
    /** Default: that of the clothes. */
    readonly hatColour?: number;
    readonly glasses?: "round" | "square" | "half" | "dark" | "cat" | "aviator" | "thick";
  };
  readonly lined?: true;
  readonly more?: "freckles" | "mole" | "earrings" | "hoops" | "scar" | "plaster" | "pearls";
  readonly ground: number;
}

export type ShortCut =
  | "none"
  | "fringes"
  | "buzzed"
  | "crop"
  | "parted"
  | "swept"
  | "spiky"
  | "pixie"
  | "curls"
  | "perm"
  | "undercut"
  | "slick"
  | "comb"
  | "receding"
  | "quiff"
  | "flattop"
  | "bowl"
  | "curtain"
  | "tousled"
  | "mohawk"
  | "cornrows"
  | "puff"
  | "manbun"
  | "mane";

export type LongCut =
  | "bob"
  | "straight"
  | "waves"
  | "bun"
  | "tail"
  | "cloud"
  | "braids"
  | "knot"
  | "locks"
  | "buns"
  | "asym"
  | "chignon"
  | "hime"
  | "hightail"
  | "crown"
  | "ringlets"
  | "halfup"
  | "bouffant"
  | "sidetail"
  | "twintails"
  | "lob"
  | "over"
  | "long"
  | "veil"
  | "plumes";

export type Clothing =
  | "round"
  | "shirt"
  | "kimono"
  | "hood"
  | "roll"
  | "waistcoat"
  | "scarf"
  | "coat"
  | "suit"
  | "bow"
  | "gi"
  | "stripes"
  | "overalls"
  | "chef"
  | "fur"
  | "uniform"
  | "high"
  | "apron"
  | "varsity"
  | "happi"
  | "chain"
  | "shawl";

export type Hat =
  | "cap"
  | "knitted"
  | "visor"
  | "scarf"
  | "turban"
  | "beret"
  | "band"
  | "peaked"
  | "straw"
  | "chef"
  | "flat"
  | "towel"
  | "kerchief"
  | "headphones"
  | "flower"
  | "ribbon"
  | "hairband"
  | "hairpin"
  | "feather";
