// What the page is told of Nine Card Brag: the view of src/cardloom/games/nine_card_brag/view.py.

export interface Pile {
  cards: string[];
  category: string;
}

/** The deal before. */
export interface Last {
  dealer: number;
  pot: number;
  /** By seat: "stay", "show quads", "show pairs". */
  declared: string[];
  /** By seat, what was declared; null if all stayed. */
  shown: string[][] | null;
  /** By seat, the three piles; null if something was declared. */
  piles: Pile[][] | null;
  /** Who showed first in each round, and who won it. */
  leaders: number[] | null;
  won: number[] | null;
  /** Who took the pot; null: it was saved. */
  taker: number | null;
}

export interface View {
  phase: "declare" | "arrange" | "over";
  deal: number;
  dealer: number;
  pot: number;
  scores: number[];
  hand: string[] | null;
  declared: string | null;
  piles: Pile[] | null;
  last: Last | null;
}

export const PILES = [0, 1, 2] as const;
export const SIZE = 3;

/** The categories of piles, best first. */
export const CATEGORIES = ["prial", "running-flush", "run", "flush", "pair", "high-card"] as const;
