import { type Trade, trades } from "./trades.ts";

const count = (text: string, words: RegExp) => text.match(new RegExp(words, "giu"))?.length ?? 0;

/** The trade with the most words in the text; in a tie the earlier one. */
function bestOf(text: string): Trade | null {
  const known = trades.slice(0, -1).map((trade) => ({ trade, found: count(text, trade.words) }));
  const best = known.reduce((a, b) => (b.found > a.found ? b : a));
  return best.found ? best.trade : null;
}

/** The trade by the industry's words; by the description's where the industry is unknown. */
export function findTrade(industry: string, description: string): Trade {
  return bestOf(industry) ?? bestOf(description) ?? trades.at(-1) ?? trades[0];
}
