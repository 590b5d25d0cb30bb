/** What a person looks like. Colours are places in the lists of the drawing. */
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
    /** That of the clothes, if not given. */
    readonly hatColour?: number;
    readonly glasses?: "round" | "square" | "half" | "dark" | "cat" | "aviator" | "thick";
  };
  /** Whether age has left its lines. */
  readonly lined?: true;
  readonly more?: "freckles" | "mole" | "earrings" | "hoops" | "scar" | "plaster" | "pearls";
  readonly ground: number;
}

/** Hair that ends above the shoulders, or is bound up. */
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

/** Hair that falls on the shoulders, or could. */
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
