// Poker Squares as the page shows it: cells, lines, and what a line is called. What counts is for the server to say.
import type * as wire from "../../wire";

export const SIDE = 5;
export const CELLS = SIDE * SIDE;
export const SIDES = [0, 1, 2, 3, 4] as const;
export const NO_GRID: (string | null)[][] = SIDES.map(() => SIDES.map(() => null));

/** The view of src/cardloom/games/poker_squares/view.py. */
export interface View {
  phase: "place" | "over";
  turn: number;
  announced: string[];
  grids: ((string | null)[][] | null)[];
  lines: ({ rows: number[]; columns: number[] } | null)[];
  scores: (number | null)[];
}

export type Line = (string | null)[];

export interface Named {
  category: string;
  points: number;
  /** Cards that are missing; a straight or flush that misses some may still become one. */
  short: number;
}

/** The points of the rule book, best first, for the table beside the log. */
export const POINTS: Record<string, [category: string, points: number][]> = {
  american: [
    ["royal-flush", 100],
    ["straight-flush", 75],
    ["four", 50],
    ["full-house", 25],
    ["flush", 20],
    ["straight", 15],
    ["three", 10],
    ["two-pair", 5],
    ["pair", 2],
  ],
  english: [
    ["royal-flush", 30],
    ["straight-flush", 30],
    ["four", 16],
    ["straight", 12],
    ["full-house", 10],
    ["three", 6],
    ["flush", 5],
    ["two-pair", 3],
    ["pair", 1],
  ],
};

/** The points with which a lone player wins, as the rule book has them. */
export const TARGET: Record<string, number> = { american: 200, english: 70 };

const DRAWS = new Set(["straight", "flush", "straight-flush", "royal-flush"]);

export type Kind = "made" | "draw" | "none";

export function kindOf(line: Named | null): Kind {
  if (line === null || line.category === "high-card") return "none";
  return line.short > 0 && DRAWS.has(line.category) ? "draw" : "made";
}

/** How stout a line's thread is: the better, the stouter. */
export function thickness({ category }: Named): 2 | 3 | 4 {
  if (category === "pair" || category === "two-pair") return 2;
  return category === "three" || category === "straight" || category === "flush" ? 3 : 4;
}

export const cellName = (column: number, row: number): string => "abcde"[column]! + (row + 1);

/** Column and row of a cell, from 0. */
export function position(cell: string): [column: number, row: number] {
  return ["abcde".indexOf(cell[0]!), Number(cell[1]) - 1];
}

export const column = (grid: (string | null)[][], at: number): Line => grid.map((row) => row[at] ?? null);

/** The card and the cell of a move such as `place 7h c3`. */
export function parts(move: string): { card: string; cell: string } {
  const [, card = "", cell = ""] = move.split(" ");
  return { card, cell };
}

/** What the preview of a move says of a line: "row2", "col4". */
export function previewed(preview: wire.Preview | undefined, line: string): Named | null {
  const found = preview?.lines?.find((one) => one.line === line);
  return found?.category ? { category: found.category, points: found.points, short: 0 } : null;
}
