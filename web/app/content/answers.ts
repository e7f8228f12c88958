import { type AnswerId, type AnswerText, type GroupId, groups, reviewed } from "@cofounder/analyst/answers/answer";
import en from "@cofounder/analyst/answers/en/headings.json" with { type: "json" };
import { fill } from "@cofounder/analyst/answers/fill";
import { type AnswerSource, sources as allSources } from "@cofounder/analyst/answers/sources";
import { list, note, steps, type Block, type Prose, type Source } from "./prose.ts";

export const answers = {
  title: "Answers to what founders ask",
  lead: "Seventy questions, each answered on less than a page: with numbers that name their source, an example, and a text to fill in where you need one.",
  description:
    "Short, sourced answers to founders' questions: SAFE or note, splitting equity, prices, first customers, hiring, patents, GDPR, VAT and more.",
  back: "All answers",
  reviewed: (day: string) => `As of ${day}`,
  template: "Template",
  more: "The chat gives the same answers with the figures of your venture in them.",
};

/** The subjects, each a page. */
export const answerGroups: Record<GroupId, { title: string; lead: string }> = {
  funding: {
    title: "Where money comes from",
    lead: "Investors, grants, loans, customers: what each of them wants, and what it costs.",
  },
  rounds: { title: "Raising a round", lead: "Paper, price, pool and pitch: the sums to do before you sign." },
  founders: { title: "Founders", lead: "Sharing the company, finding each other, and going on when it is hard." },
  team: { title: "The first employees", lead: "Who to hire first, for what, and how to part." },
  evidence: {
    title: "Finding out what is true",
    lead: "Interviews, tests, first versions and the numbers that decide.",
  },
  selling: { title: "Selling", lead: "From the first ten customers to a pilot with a large one." },
  marketing: {
    title: "Being found",
    lead: "Search, advertisements, press, referrals and stores, with the sum to do first.",
  },
  numbers: { title: "Prices and numbers", lead: "Price, margin, churn, payback and how long the money lasts." },
  law: { title: "Law in short", lead: "What is general, what differs by country, and when to ask a professional." },
  company: { title: "The company itself", lead: "Founding, taxes, insurance, name, sale and end." },
};

export const groupPath = (group: GroupId): string => `/startup-guides/answers/${group}`;
export const titleOf = (id: AnswerId): string => en[id].title;
export const lastReview = (group: GroupId): string => reviewed[group];

/** The list of all answers, by subject. */
export const allAnswers: Prose = {
  sections: (Object.keys(groups) as GroupId[]).map((group) => ({
    id: group,
    title: answerGroups[group].title,
    blocks: [
      answerGroups[group].lead,
      list(...groups[group].map((id) => `[${titleOf(id)}](${groupPath(group)}#${id})`)),
    ],
  })),
};

/** Every answer with its address and the words that it is looked for by. */
export const listed = (): { to: string; title: string; words: string }[] =>
  (Object.keys(groups) as GroupId[]).flatMap((group) =>
    groups[group].map((id) => ({ to: `${groupPath(group)}#${id}`, title: titleOf(id), words: en[id].terms })),
  );

/** The answers of a subject as a text to read. */
export function proseOf(texts: Partial<Record<AnswerId, AnswerText>>): Prose {
  const entries = Object.entries(texts) as [AnswerId, AnswerText][];
  const cited = entries.flatMap(([, { body, where = "" }]) => [...`${body}${where}`.matchAll(/\[\^([a-z0-9-]+)\]/g)]);
  const ids = [...new Set(cited.map(([, id = ""]) => id))];
  return {
    sections: entries.map(([id, text]) => ({ id, title: titleOf(id), blocks: blocksOf(text) })),
    sources: ids.map((id): Source => ({ id, ...(allSources as Record<string, AnswerSource>)[id], text: textOf(id) })),
  };
}

const textOf = (id: string): string => (allSources as Record<string, AnswerSource>)[id]?.text ?? id;

function blocksOf({ body, where, template }: AnswerText): Block[] {
  return [
    ...fill(body, {})
      .split(/\n{2,}/)
      .flatMap(blockOf),
    ...(where ? [note(plain(where))] : []),
    ...(template
      ? [
          `**${answers.template}**`,
          ...fill(template, {}).split("\n").filter(Boolean).reduce(joined, []).flatMap(blockOf),
        ]
      : []),
  ];
}

/** Neighbouring lines of a list or a table are one block. */
function joined(blocks: string[], text: string): string[] {
  const last = blocks.at(-1);
  const kind = kindOf(text);
  return last !== undefined && kind !== "text" && kindOf(last) === kind
    ? [...blocks.slice(0, -1), `${last}\n${text}`]
    : [...blocks, text];
}

const kindOf = (text: string): "list" | "steps" | "table" | "text" => {
  if (text.startsWith("- ")) return "list";
  if (/^\d+\. /.test(text)) return "steps";
  return text.startsWith("|") ? "table" : "text";
};

const plain = (text: string): string => text.replace(/(?<![*\w])\*([^*\n]+)\*(?!\*)/g, "$1").trim();

function blockOf(text: string): Block[] {
  const lines = text.split("\n").map(plain);
  const items = lines.map((line) => line.replace(/^(?:- |\d+\. )/, ""));
  const kind = kindOf(text);
  if (kind === "list") return [list(...items)];
  if (kind === "steps") return [steps(...items)];
  if (kind === "table") return [tableOf(lines)];
  return lines;
}

function tableOf(lines: readonly string[]): Block {
  const [head = [], , ...rows] = lines.map((line) =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return { kind: "table", caption: "", head, rows };
}
