// The board of each game, loaded when it is first needed.
import type { Board } from "./board";

export const BOARDS: Record<string, () => Promise<{ default: Board }>> = {
  "grid-poker": () => import("./grid-poker/GridPoker.svelte"),
  "nine-card-brag": () => import("./nine-card-brag/NineCardBrag.svelte"),
  "poker-squares": () => import("./poker-squares/PokerSquares.svelte"),
  "pyramid-poker": () => import("./pyramid-poker/PyramidPoker.svelte"),
  "puzzle-poker": () => import("./puzzle-poker/PuzzlePoker.svelte"),
  "puzzle-solo": () => import("./puzzle-solo/PuzzleSolo.svelte"),
};
