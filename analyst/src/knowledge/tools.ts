import { mark } from "../wording/voice.ts";
import type { Venture } from "../reading/venture.ts";
import { cardOf } from "./startup-types.ts";

type Tool = { name: string; use: string };
type Trade = "marketplace" | "hardware" | "goods" | "services";

/** Tools by what is sold; they come before those of the startup type, because a van route needs no job queue. */
const byTrade: Record<Trade, Tool[]> = {
  marketplace: [
    { name: mark("A shared sheet of both sides"), use: mark("to match the first fifty by hand") },
    { name: "Stripe Connect", use: mark("to take the payment and pass the seller's part on") },
    { name: "Sharetribe", use: mark("a marketplace without building one, once matching by hand gets slow") },
    { name: "Metabase", use: mark("repeat orders by month, the number that decides a marketplace") },
  ],
  hardware: [
    { name: mark("A contract prototyper or a local makerspace"), use: mark("ten units before any tooling is paid") },
    { name: mark("A bill of materials in one sheet"), use: mark("the cost of a unit at 10, 100 and 1,000 pieces") },
    { name: mark("Shopify or a payment link"), use: mark("pre-orders with a deposit") },
    { name: mark("A returns log"), use: mark("what breaks, and what a return costs") },
  ],
  goods: [
    { name: mark("A payment link or a direct debit"), use: mark("to be paid before you deliver") },
    { name: mark("A sheet with one line per delivery"), use: mark("cost, minutes and mistakes of each") },
    { name: mark("A route planner such as OptimoRoute"), use: mark("once one round no longer fits in your head") },
    { name: "Shopify", use: mark("a shop, once orders stop coming by message") },
  ],
  services: [
    { name: mark("A booking page such as Calendly"), use: mark("fewer messages per appointment") },
    { name: "Stripe Invoicing", use: mark("to send the bill on the day") },
    { name: mark("A time log per client"), use: mark("the hours that decide your margin") },
    { name: mark("A written checklist of the work"), use: mark("what somebody else could do for you later") },
  ],
};
const first: Tool[] = [
  { name: mark("A payment link"), use: mark("to take the first money") },
  { name: mark("A shared sheet"), use: mark("to log every talk and every cost") },
  { name: mark("A landing page with one form"), use: mark("to count interest of strangers") },
];

/** Three or four tools that fit what is sold. */
export function toolsFor(venture: Venture): Tool[] {
  const trade = tradeOf(venture);
  return trade ? byTrade[trade] : (cardOf(venture.type?.id ?? null)?.tools ?? first);
}

const software = new Set(["saas-platform", "ai-automation", "mobile-app", "crypto-blockchain", "ed-tech"]);

function tradeOf({ models, signals, type }: Venture): Trade | null {
  if (models.includes("marketplace")) return "marketplace";
  if (models.includes("hardware")) return "hardware";
  if (type && software.has(type.id)) return null;
  if (models.includes("commerce") || signals.physical) return "goods";
  return models.includes("services") ? "services" : null;
}
