import { card } from "../../rich";
import { type Book, messagesOf, options } from "../book";

const say = messagesOf("puzzle-solo");
const both = messagesOf("puzzle");

export const book: Book = {
  lead: say("lead"),
  chapters: [
    {
      name: "turn",
      title: say("turn"),
      blocks: [
        { text: say("turn-text") },
        {
          figures: [
            { look: "solo", grid: "7h . 7d / - 7s^ - / 3c - 2h", caption: say("turn-shift", { card: card("7s") }) },
          ],
        },
        { text: say("turn-full") },
      ],
    },
    {
      name: "bonus",
      title: both("bonus"),
      blocks: [{ text: say("bonus-text") }, { text: say("bonus-four") }, { text: say("bonus-jokers") }],
    },
    {
      name: "scoring",
      title: both("scoring"),
      blocks: [
        { text: say("scoring-text") },
        {
          head: [both("meld"), both("points")],
          rows: [
            [both("kind"), 2],
            [both("flush"), 1],
            [both("straight"), 1],
            [both("scrambled"), 1],
            [say("scoring-chain"), 5],
          ],
        },
        {
          figures: [
            {
              look: "solo",
              grid: "7c! - - / 7h! 4h! 9h! / 7s! - -",
              wefts: [{}, { made: 2 }, {}],
              warps: [{ made: 3 }, {}, {}],
              caption: say("scoring-first"),
            },
          ],
        },
      ],
    },
    { name: "end", title: both("end"), blocks: [{ text: say("end-text") }] },
    options(["easy", "hard", "ranks"]),
  ],
};
