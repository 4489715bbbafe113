// The review of a finished game, as it is looked at: one seat's moves, and which of them the page shows.
import type { Replay } from "../replay.svelte";

import type { RibbonWords } from "../table/ribbon";
import type * as wire from "../wire";
import { say } from "../words.svelte";
import type { Again } from "./again.svelte";
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

// --- the mistakes played again

export const verdictWords = ({ verdict, gain, measure }: wire.Retry): string =>
  say("page-again-verdict", { verdict, gain: cost(gain, measure) });

export function againRibbon(play: Again, task: string, describe: Describe): RibbonWords {
  const { me: seat, answer, mistake } = play;
  const words = (fact: string, task: string, tone: "yours" | "wait"): RibbonWords => ({
    fact,
    task,
    tone,
    seat,
    clock: null,
  });
  if (play.done) {
    const { fact, task } = sumWords(play);
    return words(fact, task, "wait");
  }
  if (play.pending !== null) return words(say("page-again-judging"), "", "wait");
  if (!answer) {
    const number = say("page-again-number", { number: play.number + 1, count: play.mistakes.length });
    return words(`${number}.`, task, "yours");
  }
  const best = told(describe, { seat }, mistake.best, mistake.n);
  const verdict = verdictWords(answer);
  return words(
    `${verdict.charAt(0).toLocaleUpperCase()}${verdict.slice(1)}.`,
    answer.verdict === "best" ? "" : say("page-again-best", { move: best }),
    "wait",
  );
}

/** What came of them all. Losses of different measures are not added. */
export function sumWords({ answers, mistakes }: Again): { fact: string; task: string } {
  const of = (verdicts: readonly wire.Retry["verdict"][]) =>
    answers.filter(({ verdict }) => verdicts.includes(verdict)).length;
  const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);
  const { measure } = mistakes[0]!;
  const gain = sum(answers.map((one) => one.gain));
  const lost = sum(mistakes.map((one) => one.loss));
  const alike = mistakes.every((one) => one.measure === measure);
  return {
    fact: say("page-again-summed", { better: of(["best", "better"]), best: of(["best"]), count: mistakes.length }),
    task: alike && gain > 0 ? say("page-again-won-back", { share: (100 * gain) / lost }) : "",
  };
}

/** The move that was made this time, the best, and the one that was made then. */
export function marksOfAgain({ answer, done, mistake: { move, best, loss, measure } }: Again): Mark[] {
  if (done) return [];
  const then: Mark = { move, text: `\u2212${cost(loss, measure)}`, tone: "played" };
  if (!answer) return [then];
  const { gain, verdict } = answer;
  const text = `${gain < 0 ? "\u2212" : "+"}${cost(gain, measure)}`;
  const now: Mark = { move: answer.move, text, tone: verdict === "best" || verdict === "better" ? "best" : "other" };
  const better: Mark = { move: best, text: `+${cost(loss, measure)}`, tone: "better" };
  const all = verdict === "same" ? [better, then] : verdict === "best" ? [now, then] : [now, better, then];
  return all.filter((mark, at) => all.findIndex((other) => other.move === mark.move) === at);
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
