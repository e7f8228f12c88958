import { messageMaxLength, venture, type VentureProfile } from "@cofounder/contract";
import { z } from "zod";
import { messageCofounder } from "../turns/index.ts";
import { readVenture } from "../tools/index.ts";
import { type AgentTool, agentTool } from "./agent-tool.ts";

const file = venture.nullable().describe("Null where the founder told nothing yet.");

const readFile = agentTool({
  name: "read_venture",
  title: "Read the venture file",
  description:
    "What the founder told of the venture in the chat that was used last: the idea, buyers, stage, " +
    "rivals and every figure as it stands now. A figure that the co-founder is not sure of is left out " +
    "until the founder confirms it in the chat. Free.",
  scope: "venture:read",
  readOnly: true,
  reachesOut: false,
  input: z.object({}),
  output: z.object({ venture: file }),
  run: async (ctx) => {
    const { venture: found } = await readVenture(ctx, undefined);
    return { text: textOf(found), output: { venture: found }, cost: 0 };
  },
});

const updateFile = agentTool({
  name: "update_venture",
  title: "Update the venture file",
  description:
    "Tells the co-founder what is new, as a message in the chat that was used last; the founder sees it " +
    "there with the co-founder's answer. What it says of a figure replaces what was told before, at once " +
    "or, where the co-founder is not sure, when the founder confirms it there. Costs what a message " +
    "costs: 1 to 3 tokens.",
  scope: "venture:write",
  readOnly: false,
  reachesOut: true,
  input: z.object({
    told: z
      .string()
      .trim()
      .min(1)
      .max(messageMaxLength)
      .describe('In plain sentences, as the founder would say it: "Churn is 3% a month now."'),
  }),
  output: z.object({
    venture: file,
    chatId: z.uuid(),
    answer: z.string().describe("Of the co-founder. Markdown."),
    tokensUsed: z.int().min(0),
  }),
  run: async (ctx, { told }) => {
    const { chatId, answer, cost } = await messageCofounder(ctx, told, ctx.turns);
    const { venture: found } = await readVenture(ctx, undefined);
    const output = { venture: found, chatId, answer, tokensUsed: cost };
    return { text: `${textOf(found)}\n\n---\n\n${answer}`, output, cost };
  },
});

function textOf(found: VentureProfile | null): string {
  if (!found) return "The founder told nothing of a venture yet.";
  const { idea, buyer, problem, stage, currency, competitors, figures } = found;
  const lines = [
    ["Idea", idea],
    ["Buyer", buyer],
    ["Problem", problem],
    ["Stage", stage],
    ["Currency", currency],
    ["Rivals", competitors.join(", ") || null],
    ...figures.map(({ meaning, value, unit }) => [meaning, `${value} ${unit}`]),
  ];
  return lines.flatMap(([name, value]) => (value ? [`- ${name}: ${value}`] : [])).join("\n");
}

export const ventureTools: AgentTool[] = [readFile, updateFile];
