// What the ribbon says and in which dye.
import type { Ask, Show } from "../boards/board";
import { isBot, nameOf, namesOf } from "../people";
import { LivePlay, type Play } from "../play.svelte";
import type { Replay } from "../replay.svelte";
import { say } from "../words.svelte";

export interface RibbonWords {
  fact: string;
  task: string;
  tone: "yours" | "wait" | "end";
  /** Whose swatch stands on it. */
  seat: number | null;
  /** Whose clock runs. */
  clock: number | null;
}

/**
 * The words for the table as it is; `ask` is the board's for the own turn, `wait` its words for the others', `show` what
 * is being shown before anybody is asked.
 */
export function ribbonOf(play: Play, ask: Ask, wait: Ask | null, show: Show | null, reason: string): RibbonWords {
  const { table, me } = play;
  const others = table.to_act.filter((seat) => seat !== me);
  const first = others[0] ?? null;
  if (play instanceof LivePlay && play.back !== null) {
    return waiting(say("page-back-fact", { number: play.back }), say("page-back-task"), me, null);
  }
  if (table.over) return ended(play, reason);
  if (table.status === "waiting") return waiting(say("page-open-fact"), say("page-open-task"), me, null);
  if (table.view === null) return waiting(say("page-dealing-fact"), "", me, null);
  if (show) return waiting(show.fact, show.task ?? "", show.seat, table.to_act.includes(me ?? 0) ? me : null);
  if (play.pending !== null) return waiting(say("page-sending-fact"), say("page-sending-task"), me, null);
  if (play.mine) return { fact: ask.fact, task: ask.task ?? "", tone: "yours", seat: me, clock: me };
  if (wait) return waiting(wait.fact, wait.task ?? "", first, first);
  if (first === null) return waiting(say("page-dealing-fact"), "", me, null);
  if (others.length > 1) return waiting(say("page-waiting-for", { names: namesOf(table, others) }), "", first, null);
  const key = isBot(table, first) ? "page-thinks" : "page-their-turn";
  return waiting(say(key, { name: nameOf(table, first) }), "", first, first);
}

/** The words for a finished game that is looked at again, after the move that `last` tells. */
export function replayRibbon({ at, length, table, me }: Replay, last: string): RibbonWords {
  const seat = table.log.at(-1)?.seat ?? me;
  return waiting(say("page-replay-fact", { number: at, count: length }), last, seat, null);
}

function waiting(fact: string, task: string, seat: number | null, clock: number | null): RibbonWords {
  return { fact, task, tone: "wait", seat, clock };
}

function ended({ table, me }: Play, reason: string): RibbonWords {
  const { winners } = table;
  const scores = table.scores.filter((points) => points !== null);
  const [more, less] = [...scores].sort((one, other) => other - one);
  const score = scores.length === 2 ? { more: more!, less: less! } : null;
  const alone = table.people.length === 1;
  let fact: string;
  if (alone && scores.length === 1) {
    fact = say(winners.length > 0 ? "page-end-alone-won" : "page-end-alone", { points: scores[0]! });
  } else if (winners.length === 0) {
    fact = say("page-end-nobody");
  } else if (winners.length > 1) {
    fact = say("page-end-shared", { names: namesOf(table, winners) });
  } else if (winners[0] === me) {
    fact = score ? say("page-end-you-score", score) : say("page-end-you");
  } else {
    const name = nameOf(table, winners[0]!);
    fact = score ? say("page-end-other-score", { name, ...score }) : say("page-end-other", { name });
  }
  const why = table.gone === null ? reason : say("page-end-gone", { name: nameOf(table, table.gone) });
  return { fact, task: why, tone: "end", seat: winners[0] ?? me, clock: null };
}
