import { msg } from "../i18n/translator.ts";
import type { Venture } from "../reading/venture.ts";
import { cardOf } from "./startup-types.ts";

interface Tool {
  name: string;
  use: string;
}
type Trade = "marketplace" | "hardware" | "goods" | "services";

/** Tools by product; they come before those of the startup type, because a van route needs no job queue. */
const byTrade: Record<Trade, Tool[]> = {
  marketplace: [
    { name: msg("A shared sheet of both sides"), use: msg("to match the first fifty by hand") },
    { name: "Stripe Connect", use: msg("to take the payment and pass the seller's part on") },
    { name: "Sharetribe", use: msg("a marketplace without building one, once matching by hand gets slow") },
    { name: "Metabase", use: msg("repeat orders by month, the number that decides a marketplace") },
  ],
  hardware: [
    { name: msg("A contract prototyper or a local makerspace"), use: msg("ten units before any tooling is paid") },
    { name: msg("A bill of materials in one sheet"), use: msg("the cost of a unit at 10, 100 and 1,000 pieces") },
    { name: msg("Shopify or a payment link"), use: msg("pre-orders with a deposit") },
    { name: msg("A returns log"), use: msg("what breaks, and what a return costs") },
  ],
  goods: [
    { name: msg("A payment link or a direct debit"), use: msg("to be paid before you deliver") },
    { name: msg("A sheet with one line per delivery"), use: msg("cost, minutes and mistakes of each") },
    { name: msg("A route planner such as OptimoRoute"), use: msg("once one round no longer fits in your head") },
    { name: "Shopify", use: msg("a shop, once orders stop coming by message") },
  ],
  services: [
    { name: msg("A booking page such as Calendly"), use: msg("fewer messages per appointment") },
    { name: "Stripe Invoicing", use: msg("to send the bill on the day") },
    { name: msg("A time log per client"), use: msg("the hours that decide your margin") },
    { name: msg("A written checklist of the work"), use: msg("what somebody else could do for you later") },
  ],
};
const first: Tool[] = [
  { name: msg("A payment link"), use: msg("to take the first money") },
  { name: msg("A shared sheet"), use: msg("to log every talk and every cost") },
  { name: msg("A landing page with one form"), use: msg("to count interest of strangers") },
];

/** Three or four tools that fit the product. */
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
