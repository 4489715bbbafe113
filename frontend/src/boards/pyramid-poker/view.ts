// What the page is told of Pyramid Poker: the view of src/cardloom/games/pyramid_poker/view.py.

export interface Block {
  cell: string;
  /** The seat that set it. */
  seat: number;
  /** "??" if its face is not known. */
  card: string;
  taken: boolean;
}

/** The supply blocks that were turned for a joker. */
export interface Turned {
  cards: string[];
  kept: string | null;
}

/** How two hands meet, as far as they are full. */
export interface Lane {
  categories: (string | null)[];
  winner: number | null;
  /** With advanced scoring: what each hand scores. */
  points?: (number | null)[];
}

/** The hands of a deal and what they are worth. */
export interface Account {
  /** By seat. */
  hands: string[][][];
  lanes: Lane[];
  /** With advanced scoring: for the hands won, once all are full. */
  win_points?: number[] | null;
}

export interface View extends Account {
  phase: "build" | "take" | "keep" | "hand" | "over";
  deal: number;
  first: number;
  /** In the order of building; those that were taken too. */
  pyramid: Block[];
  /** The block that the seat is about to set. */
  next: string | null;
  supply: number;
  turned: Turned[];
  /** The card that goes to a hand now. */
  held: string | null;
  last_deal: Account | null;
  scores: number[];
}
