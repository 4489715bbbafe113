import { cards } from "../../rich";
import { type Book, category, HANDS_IN_ORDER, messagesOf, options } from "../book";

const say = messagesOf("pyramid-poker");

export const book: Book = {
  lead: say("lead"),
  chapters: [
    {
      name: "building",
      title: say("building"),
      blocks: [
        { text: say("building-text") },
        {
          figures: [
            { stack: "- - . - - - - / . . ?? ?? . . . .", caption: say("building-open") },
            { stack: ". / ?? Th / ?? 4c ??", caption: say("building-seen") },
          ],
        },
        { text: say("building-secret") },
      ],
    },
    {
      name: "taking",
      title: say("taking"),
      blocks: [
        { text: say("taking-text") },
        {
          figures: [
            { stack: "??^ / Kd ?? / ?? 7s ??", caption: say("taking-top") },
            { stack: "- / Kd^ ??^ / ?? 7s ??", caption: say("taking-next") },
          ],
        },
      ],
    },
    {
      name: "jokers",
      title: say("jokers"),
      blocks: [
        { text: say("jokers-text") },
        { figures: [{ fans: ["Xb", "7c", "Kd"], caption: say("jokers-keep", { cards: cards(["7c", "Kd"]) }) }] },
      ],
    },
    {
      name: "winning",
      title: say("winning"),
      blocks: [
        { text: say("winning-basic") },
        { text: say("winning-advanced") },
        {
          head: [say("winning-hand"), say("winning-points")],
          rows: [
            [category("royal-flush"), 5],
            [category("straight-flush"), 4],
            [category("four"), 3],
            [category("full-house"), 2],
            [category("flush"), 1],
            [category("straight"), 1],
            [say("winning-small"), 0],
            [say("winning-none"), -1],
            [say("winning-two"), 3],
            [say("winning-three"), 4],
          ],
        },
      ],
    },
    HANDS_IN_ORDER,
    options(["start", "base", "scoring", "target", "memory"]),
  ],
};
