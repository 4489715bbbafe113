import { card, cards } from "../../rich";
import { type Book, HANDS_IN_ORDER, messagesOf, options } from "../book";

const say = messagesOf("grid-poker");

export const book: Book = {
  lead: say("lead"),
  chapters: [
    {
      name: "drafting",
      title: say("drafting"),
      blocks: [
        { text: say("drafting-text") },
        {
          figures: [
            {
              look: "draft",
              grid: "2s 3s 4s / 5h 6h 7h / 8d 9d Td",
              band: "row2",
              caption: say("drafting-first", { cards: cards(["5h", "6h", "7h"]) }),
            },
            {
              look: "draft",
              grid: "2s 3s 4s / _ _ _ / 8d 9d Td",
              band: "col1",
              caption: say("drafting-second", { cards: cards(["2s", "8d"]) }),
            },
          ],
        },
        { text: say("drafting-rest") },
      ],
    },
    { name: "building", title: say("building"), blocks: [{ text: say("building-text") }] },
    {
      name: "jokers",
      title: say("jokers"),
      blocks: [
        { text: say("jokers-text") },
        {
          kind: "five",
          hands: [
            { cards: "9h8h7h6hXr", note: say("jokers-stands", { card: card("Th") }) },
            { cards: "AhKh9h4hXr", note: say("jokers-highest") },
            { cards: "2c3d4hXrXb", note: say("jokers-both") },
            { cards: "KcKdKh2sXr", note: say("jokers-dead") },
          ],
        },
        { text: say("jokers-natural") },
      ],
    },
    {
      name: "points",
      title: say("points"),
      blocks: [
        {
          head: [say("points-seats"), say("points-best"), say("points-second"), say("points-tied")],
          rows: [
            [2, 1, 0, say("points-each")],
            [3, 2, 1, say("points-shared")],
          ],
        },
        { text: say("points-text") },
      ],
    },
    HANDS_IN_ORDER,
    options(["start"]),
  ],
};
