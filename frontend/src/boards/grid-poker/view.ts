// What the page is told of Grid Poker: the view of src/cardloom/games/grid_poker/view.py.

export interface Take {
  seat: number;
  line: string;
  cards: string[];
}

export interface Grid {
  /** As dealt, row by row. */
  cards: string[];
  /** The seat that picks first. */
  first: number;
  takes: Take[];
  /** What the lines taken left. */
  rest: string[];
}

export interface Lane {
  hands: string[][];
  categories: string[];
  points: number[];
}

export interface View {
  phase: "draft" | "build" | "over";
  /** The number of the grid on the table, from 1. */
  grid: number;
  last_grid: boolean;
  first: number;
  table: (string | null)[][];
  drafts: Grid[];
  owned: string[][];
  discarded: string[];
  built: boolean[];
  hands: (string[][] | null)[];
  lanes: Lane[];
  third_hands_decide: boolean;
  scores: number[];
}
