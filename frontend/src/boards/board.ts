// What a board gives to the shell around it.
import type { Component } from "svelte";
import type { Play } from "../play.svelte";

/** A board: it draws a table of its game inside `<Table>`. */
export type Board = Component<{ play: Play }>;

/** What the ribbon says: a fact, then the task. Both may hold cards, marked by src/rich.ts. */
export interface Ask {
  fact: string;
  task?: string;
}

/** What is shown of a seat; or of none. */
export interface Show extends Ask {
  seat: number | null;
}

/** What a seat does at present, and in one word for the phone. */
export interface Doing {
  text: string;
  short: string;
}

/** What the numbers beside the seats count. */
export type Unit = "points" | "tokens";

/** What the keys V and G speak. */
export interface Speech {
  /** The value of the lines through an item, or of what it is part of. */
  value(item: string): string;
  /** The whole board. */
  board(): string;
}

/** What a seat's swatch shows when it is pressed. */
export interface Look {
  label: string;
  shown: boolean;
  press: () => void;
}
