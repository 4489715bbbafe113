// The rules of a game as the page tells them: chapters of paragraphs, drawn examples and tables. The words are messages of
// the files rulebook-<game>.ftl; what is said here is language-free.
import { CATEGORIES } from "../boards/fives/fives";
import type { Thread } from "../parts/Loom.svelte";
import { type Arguments, say } from "../words.svelte";

/** A text, in whatever language is spoken when it is read. */
export type Said = () => string;

interface Drawing {
  caption: Said;
}
/** A grid, as parts/spots.ts reads it. */
export interface GridFigure extends Drawing {
  grid: string;
  look: "sq" | "draft" | "duel" | "solo";
  band?: string;
  wefts?: readonly Thread[];
  warps?: readonly Thread[];
}
export interface StackFigure extends Drawing {
  stack: string;
}
/** Cards side by side, in one or more fans. */
export interface FanFigure extends Drawing {
  fans: readonly string[];
}
export type Figure = GridFigure | StackFigure | FanFigure;

export interface HandLine {
  cards: string;
  /** What it is called; asked of the server where it is left out. */
  name?: Said;
  note: Said;
}

export type Block =
  | { text: Said }
  | { figures: readonly Figure[] }
  | { hands: readonly HandLine[]; kind: "five" | "three" }
  | { head: readonly Said[]; rows: readonly (readonly (Said | number)[])[] }
  | { order: readonly Said[] }
  | { options: readonly string[] }
  /** A finished grid of Poker Squares, with the points of its lines. */
  | { finished: string; rows: number[]; columns: number[] };

export interface Chapter {
  name: string;
  title: Said;
  blocks: readonly Block[];
}
export interface Book {
  lead: Said;
  chapters: readonly Chapter[];
}

/** The messages of a game's rule book. */
export const messagesOf =
  (game: string) =>
  (key: string, values: Arguments = {}): Said =>
  () =>
    say(`rulebook-${game}-${key}`, values);

/** The last chapter: the options by which a game may be varied. */
export const options = (names: readonly string[]): Chapter => ({
  name: "options",
  title: () => say("rulebook-options"),
  blocks: [{ options: names }],
});

export const category =
  (key: string): Said =>
  () =>
    say("page-category", { category: key });

/** The hands of poker, best first. */
export const HANDS_IN_ORDER: Chapter = {
  name: "hands",
  title: () => say("rulebook-hands"),
  blocks: [
    {
      order: CATEGORIES.map(category),
    },
  ],
};
