// Poker Squares for two on boardgame.io, in memory: the same cards, messages and secrets as at a table of Cardloom,
// but no line is scored and nothing is written to disk. `node boardgame.cjs PORT`
const { Origins, Server } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const CARDS = [...'23456789TJQKA'].flatMap((rank) => [...'cdhs'].map((suit) => rank + suit));
const CELLS = 25;

const game = {
  name: 'poker-squares',
  setup: ({ random }) => ({
    deck: random.Shuffle(CARDS),
    placed: 0,
    grids: [Array(CELLS).fill(null), Array(CELLS).fill(null)],
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    place: ({ G, playerID }, cell) => {
      if (G.grids[playerID][cell] !== null) return INVALID_MOVE;
      G.grids[playerID][cell] = G.deck[G.placed >> 1];
      G.placed += 1;
    },
  },
  endIf: ({ G }) => G.placed === 2 * CELLS,
  playerView: ({ G, playerID }) => ({
    announced: G.deck.slice(0, (G.placed >> 1) + 1),
    placed: G.placed,
    grids: G.grids.map((grid, seat) => (String(seat) === playerID ? grid : null)),
  }),
};

Server({ games: [game], origins: [Origins.LOCALHOST] }).run(Number(process.argv[2]));
