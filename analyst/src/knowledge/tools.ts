import type { Venture } from "../reading/venture.ts";
import { cardOf } from "./startup-types.ts";

type Tool = { name: string; use: string };
type Trade = "marketplace" | "hardware" | "goods" | "services";

/** Tools by what is sold; they come before those of the startup type, because a van route needs no job queue. */
const byTrade: Record<Trade, Tool[]> = {
  marketplace: [
    { name: "A shared sheet of both sides", use: "to match the first fifty by hand" },
    { name: "Stripe Connect", use: "to take the payment and pass the seller's part on" },
    { name: "Sharetribe", use: "a marketplace without building one, once matching by hand gets slow" },
    { name: "Metabase", use: "repeat orders by month, the number that decides a marketplace" },
  ],
  hardware: [
    { name: "A contract prototyper or a local makerspace", use: "ten units before any tooling is paid" },
    { name: "A bill of materials in one sheet", use: "the cost of a unit at 10, 100 and 1,000 pieces" },
    { name: "Shopify or a payment link", use: "pre-orders with a deposit" },
    { name: "A returns log", use: "what breaks, and what a return costs" },
  ],
  goods: [
    { name: "A payment link or a direct debit", use: "to be paid before you deliver" },
    { name: "A sheet with one line per delivery", use: "cost, minutes and mistakes of each" },
    { name: "A route planner such as OptimoRoute", use: "once one round no longer fits in your head" },
    { name: "Shopify", use: "a shop, once orders stop coming by message" },
  ],
  services: [
    { name: "A booking page such as Cal.com", use: "fewer messages per appointment" },
    { name: "Stripe Invoicing", use: "to send the bill on the day" },
    { name: "A time log per client", use: "the hours that decide your margin" },
    { name: "A written checklist of the work", use: "what somebody else could do for you later" },
  ],
};
const first: Tool[] = [
  { name: "A payment link", use: "to take the first money" },
  { name: "A shared sheet", use: "to log every talk and every cost" },
  { name: "A landing page with one form", use: "to count interest of strangers" },
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
