// The review of a finished game, as it is looked at: one seat's moves, and which of them the page shows.
import type { Replay } from "../replay.svelte";

import type { RibbonWords } from "../table/ribbon";
import type * as wire from "../wire";
import { say } from "../words.svelte";
import type { Mark } from "./marks";
import { cost, worth } from "./words";

/** The decision that is about to be made on the table as it is shown. */
export function ahead({ at, judged }: Replay): wire.Decision | null {
  return judged?.moves.find(({ n }) => n === at + 1) ?? null;
}

/** A move that the board tells in words. */
export type Describe = (move: string, entry: wire.Logged) => string;

export const told = (describe: Describe, { seat }: { seat: number }, move: string, n: number): string =>
  describe(move, { n, seat, move, t: 0 });

export function reviewRibbon(review: wire.SeatReview, decision: wire.Decision, describe: Describe): RibbonWords {
  const { n, move, best, label, loss, measure } = decision;
  const words = { move: told(describe, review, move, n), label: say("page-review-label", { label }) };
  const task =
    move === best || label === "best" || label === "trivial"
      ? say("page-review-task", words)
      : say("page-review-task-better", {
          ...words,
          loss: cost(loss, measure),
          better: told(describe, review, best, n),
        });
  return {
    fact: say("page-review-turn", { turn: decision.turn }),
    task,
    tone: "wait",
    seat: review.seat,
    clock: null,
  };
}

export function marksOf({ move, best, loss, measure, label }: wire.Decision): Mark[] {
  if (move === best || label === "trivial") return [{ move, text: "✓", tone: "better" }];
  return [
    { move: best, text: `+${cost(loss, measure)}`, tone: "better" },
    { move, text: say("page-review-played"), tone: "played" },
  ];
}

/** The graph in a sentence. */
export function gist({ graph, graph_measure }: wire.SeatReview): string {
  const values = graph.map(({ value }) => value);
  const word = (value: number) => worth(value, graph_measure);
  return say("page-review-gist", {
    title: say("page-review-graph", { measure: graph_measure }),
    first: word(values[0] ?? 0),
    last: word(values.at(-1) ?? 0),
    low: word(Math.min(...values)),
    high: word(Math.max(...values)),
  });
}
