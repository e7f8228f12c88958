import { block, type Made, run } from "./example-run.ts";

export function pitchAnalyzer(): Made {
  const content =
    "Chairfill fills canceled appointments of dental practices from their waiting lists.\n---\nDental practices lose " +
    "9% of appointments to no-shows, about $3,200 a month each. Today the receptionist phones patients by hand." +
    "\n---\nOur service confirms every appointment by text message and fills a canceled slot from the waiting list." +
    "\n---\nSince March 2025, 14 practices pay $99 a month; two canceled.\n---\nWe are raising $400,000 to reach 200 " +
    "practices in 18 months.";
  const { score, items, questions } = run("pitch-analyzer", { content });
  const found = items.filter((item) => item.found && item.points > 0).slice(0, 4);
  const open = items.filter(({ points }) => points === 0).slice(0, 4);
  return {
    input: content,
    result: [
      block(`${score} of 100 points`, ...found.map(({ label, points, max }) => `${label}: ${points} of ${max}`)),
      block("What is missing", ...open.map(({ label, change }) => `${label}: ${change.join(" ")}`)),
      block("What investors will ask", ...questions.slice(0, 3)),
    ],
  };
}

export function competitorAnalysis(): Made {
  const input = {
    industry: "Dental software",
    idea:
      "Appointment reminders for dental practices that fill canceled slots from a waiting list. Every no-show costs " +
      "them $180. Today they phone patients by hand. Unlike Dentrix, it works with the practice's own calendar.",
    rivals: ["Dentrix", "NexHealth"],
    price: "$99 a month",
  };
  const { alternatives, matrix, map, forces, whiteSpace, positioning, strategy } = run("competitor-analysis", input);
  const channels = strategy.filter(({ text }) => /^(Founder sales|Content|Partners):/.test(text));
  const you = map.points.find(({ name }) => name === "You");
  return {
    input: `${input.idea} Industry: ${input.industry}. Competitors: ${input.rivals.join(", ")}. Price: ${input.price}.`,
    result: [
      block("What buyers can choose instead", ...alternatives.map(({ name, about }) => `${name}: ${about.text}`)),
      block("You in the comparison", ...matrix.rows.map(({ label, cells }) => `${label}: ${cells[0]?.text ?? ""}`)),
      block(
        "The positioning map",
        `From left to right: “${map.x.low}” to “${map.x.high}”. ${map.x.because}`,
        `From bottom to top: “${map.y.low}” to “${map.y.high}”. ${map.y.because}`,
        `You: ${you?.because ?? ""}`,
      ),
      block("The five forces", ...forces.map(({ label, entries }) => `${label}: ${entries[0]?.text ?? ""}`)),
      block("Open ground, and how to say it", ...[...whiteSpace, ...positioning].slice(0, 4).map(({ text }) => text)),
      block("How to reach buyers", ...channels.map(({ text }) => text)),
    ],
  };
}

export function investorGuide(): Made {
  const numbers = { about: "Fills cancelled appointments of dental practices", mrr: 1_386, growth: 12 };
  const round = { raise: 400_000, valuation: 4_000_000, cash: 60_000, burn: 15_000, team: 2 };
  const {
    investors,
    capTable,
    timeline,
    valuations,
    summary,
    round: usual,
  } = run("investor-guide", {
    stage: "pre-seed",
    industry: "saas",
    numbers: { ...numbers, ...round },
  });
  const ranged = valuations.filter(({ range }) => range).slice(0, 3);
  const dollars = (value: number) => `$${Math.round(value).toLocaleString("en")}`;
  const share = (value: number) => `${Math.round(value * 100)}%`;
  return {
    input:
      "Pre-seed, SaaS. $1,386 of revenue a month, growing 12% a month; $60,000 in the bank, $15,000 spent a month. " +
      "We want to raise $400,000 at a cap of $4,000,000.",
    result: [
      block(
        "Whom to ask for this round",
        ...investors.map(({ type, cheque, why }) => `${type}, ${cheque}: ${why.text}`),
      ),
      block(
        "The usual round, with its source",
        ...usual
          .slice(0, 4)
          .map(({ label, value, source }) => `${label}: ${value} (${source?.publisher ?? ""}, ${source?.year ?? ""})`),
      ),
      block(
        "Who owns what, before and after",
        ...capTable.holdings.map(({ holder, before, after }) => `${holder}: ${share(before)}, then ${share(after)}`),
      ),
      block(
        "Valuations as ranges, and which to go by",
        ...ranged.map(({ method, range }) => `${method}: ${dollars(range?.low ?? 0)} to ${dollars(range?.high ?? 0)}`),
        summary.at(-1)?.text ?? "",
      ),
      block("When to start", timeline.verdict.text),
    ],
  };
}
