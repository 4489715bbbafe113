// The board of each game, loaded when it is first needed.
import type { Board } from "./board";

export const BOARDS: Record<string, () => Promise<{ default: Board }>> = {
  "poker-squares": () => import("./poker-squares/PokerSquares.svelte"),
};
