import { card } from "../../rich";
import { type Book, messagesOf, options } from "../book";

const say = messagesOf("puzzle-solo");

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
      title: say("bonus"),
      blocks: [{ text: say("bonus-text") }, { text: say("bonus-four") }, { text: say("bonus-jokers") }],
    },
    {
      name: "scoring",
      title: say("scoring"),
      blocks: [
        { text: say("scoring-text") },
        {
          head: [say("scoring-what"), say("scoring-points")],
          rows: [
            [say("scoring-kind"), 2],
            [say("scoring-flush"), 1],
            [say("scoring-straight"), 1],
            [say("scoring-scrambled"), 1],
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
    { name: "end", title: say("end"), blocks: [{ text: say("end-text") }] },
    options(["easy", "hard", "ranks"]),
  ],
};
