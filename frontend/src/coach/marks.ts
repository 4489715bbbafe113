// Where a move lies on the board: the item that it aims at, and the one that it moves.
import type * as wire from "../wire";
import { worth } from "./words";

/** How many moves a hint shows. */
export const MOST = 5;

export interface Mark {
  move: string;
  text: string;
  tone: "best" | "other" | "played" | "better";
}

/** What each move of a hint is worth, beside what it aims at; of moves that aim at the same place the best one. */
export function marksOfHint({ moves, measure }: wire.Hint): Mark[] {
  return moves.slice(0, MOST).map(({ move, value }, at) => ({
    move,
    text: worth(value, measure),
    tone: at === 0 ? "best" : "other",
  }));
}

/** The element that a move aims at; null if the board has none for it. */
export function target(mat: ParentNode, move: string): HTMLElement | null {
  for (const item of [move, move.replace(" ", ""), ...move.split(" ").reverse()]) {
    const found = mat.querySelector<HTMLElement>(`[data-item="${CSS.escape(item)}"]`);
    if (found) return found;
  }
  return null;
}

/** The item among these that a move begins with: a card of the hand, a block. */
export function source(sources: readonly string[], move: string): string | null {
  return move.split(" ").find((word) => sources.includes(word)) ?? null;
}
