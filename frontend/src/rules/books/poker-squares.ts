import { card } from "../../rich";
import { type Book, category, messagesOf, options } from "../book";

const say = messagesOf("poker-squares");

export const book: Book = {
  lead: say("lead"),
  chapters: [
    {
      name: "placing",
      title: say("placing"),
      blocks: [
        { text: say("placing-text") },
        {
          figures: [
            {
              look: "sq",
              grid: "9c 9d - - - / Th Kh 4h . Jh / - - - 2d - / - 7c - - 7s / - - - - As",
              wefts: [{ made: 2 }, { will: true }, {}, { made: 2 }, {}],
              caption: say("placing-flush", { card: card("7h"), cell: "d2" }),
            },
            {
              look: "sq",
              grid: "- - - - - / 9c 6d 8h 7s Td / - - - - - / - - - - - / - - - - -",
              wefts: [{}, { made: 3 }, {}, {}, {}],
              caption: say("placing-order"),
            },
          ],
        },
      ],
    },
    {
      name: "points",
      title: say("points"),
      blocks: [
        { text: say("points-text") },
        {
          head: [say("points-hand"), say("points-american"), say("points-english")],
          rows: [
            [category("royal-flush"), 100, 30],
            [category("straight-flush"), 75, 30],
            [category("four"), 50, 16],
            [category("full-house"), 25, 10],
            [category("flush"), 20, 5],
            [category("straight"), 15, 12],
            [category("three"), 10, 6],
            [category("two-pair"), 5, 3],
            [category("pair"), 2, 1],
          ],
        },
      ],
    },
    {
      name: "example",
      title: say("example"),
      blocks: [
        {
          finished: "Ah Ad Js Jc Jh / 9h 7d 9s 9c 7h / 8h 8d 8s 8c 4d / Qh Ts Td Tc 4c / 6h 5d 6s 5c 2d",
          rows: [25, 25, 50, 10, 5],
          columns: [20, 20, 20, 20, 2],
        },
        { text: say("example-text") },
      ],
    },
    { name: "winning", title: say("winning"), blocks: [{ text: say("winning-text") }] },
    options(["points", "grids"]),
  ],
};
