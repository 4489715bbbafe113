import { type Book, messagesOf, options } from "../book";

const say = messagesOf("nine-card-brag");

export const book: Book = {
  lead: say("lead"),
  chapters: [
    {
      name: "declaring",
      title: say("declaring"),
      blocks: [
        { text: say("declaring-text") },
        {
          figures: [
            { fans: ["8c8d8h", "KcKd", "5s5h", "2c2d"], caption: say("declaring-pairs") },
            { fans: ["8c8d8h8s", "KcKd", "5s5h", "2c"], caption: say("declaring-quads") },
          ],
        },
        { text: say("declaring-order") },
      ],
    },
    {
      name: "arranging",
      title: say("arranging"),
      blocks: [
        { text: say("arranging-text") },
        { figures: [{ fans: ["9h8d7c", "QsQh2d", "JsJhAd"], caption: say("arranging-piles") }] },
      ],
    },
    {
      name: "piles",
      title: say("piles"),
      blocks: [
        {
          kind: "three",
          hands: [
            { cards: "3s3h3d", note: say("piles-prial") },
            { cards: "As2s3s", note: say("piles-running") },
            { cards: "Ah2s3d", note: say("piles-run") },
            { cards: "AsJs9s", note: say("piles-flush") },
            { cards: "QsQh2d", note: say("piles-pair") },
            { cards: "AhKsJd", note: say("piles-high") },
          ],
        },
      ],
    },
    { name: "showing", title: say("showing"), blocks: [{ text: say("showing-text") }] },
    { name: "pot", title: say("pot"), blocks: [{ text: say("pot-text") }, { text: say("pot-end") }] },
    options(["tokens", "dealer"]),
  ],
};
