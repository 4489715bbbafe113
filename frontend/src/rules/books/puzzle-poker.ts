import { cards } from "../../rich";
import { type Book, messagesOf, options } from "../book";

const say = messagesOf("puzzle-poker");
const both = messagesOf("puzzle");

export const book: Book = {
  lead: say("lead"),
  chapters: [
    {
      name: "sides",
      title: say("sides"),
      blocks: [
        { text: say("sides-text") },
        {
          figures: [
            { look: "duel", grid: "- - - / - - - / . . . / . . . / - - -", caption: say("sides-front") },
            { look: "duel", grid: "- - - / - - - / . . 5h / . 8s . / . . .", caption: say("sides-own") },
          ],
        },
      ],
    },
    {
      name: "melds",
      title: say("melds"),
      blocks: [
        { text: say("melds-text") },
        {
          kind: "three",
          hands: [
            { cards: "7d7s7h", name: both("kind"), note: say("melds-kind-note") },
            { cards: "3h7h9h", name: both("flush"), note: say("melds-flush-note") },
            { cards: "4h5c6d", name: both("straight"), note: say("melds-straight-note") },
            { cards: "9hAcTd", name: both("scrambled"), note: say("melds-scrambled-note") },
          ],
        },
        { text: say("melds-wheel") },
      ],
    },
    { name: "bonus", title: both("bonus"), blocks: [{ text: say("bonus-text") }, { text: say("bonus-ways") }] },
    {
      name: "jokers",
      title: say("jokers"),
      blocks: [
        { text: say("jokers-text") },
        { figures: [{ look: "solo", grid: "3h! Xr=4h! 5h!", caption: say("jokers-named") }] },
      ],
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
            [say("scoring-straight"), say("scoring-each")],
            [both("scrambled"), 0],
            [say("scoring-shared"), 1],
            [say("scoring-five"), 1],
          ],
        },
        {
          figures: [
            {
              look: "duel",
              grid: "- Th! - / - 9c! - / - 8d! - / - 7s! - / - - -",
              warps: [{}, { made: 3 }, {}],
              caption: say("scoring-four"),
            },
            {
              look: "duel",
              grid: "- - - / - - - / 3h! 7h! 9h! / - - - / - - -",
              wefts: [{}, {}, { made: 3 }, {}, {}],
              caption: say("scoring-row", { cards: cards(["3h", "7h", "9h"]) }),
            },
          ],
        },
      ],
    },
    { name: "end", title: both("end"), blocks: [{ text: say("end-text") }, { text: say("end-tie") }] },
    options(["ranks", "hands", "persistence"]),
  ],
};
