import { mark } from "../wording/voice.ts";
import type { ChannelId } from "../reading/venture.ts";

export type ChannelCard = { id: ChannelId; name: string; how: string };

export const channelCards: Record<ChannelId, ChannelCard> = {
  seo: {
    id: "seo",
    name: mark("Search (SEO)"),
    how: mark("Answer the exact question {buyer} type in, one page per question."),
  },
  content: {
    id: "content",
    name: mark("Content"),
    how: mark("Publish what you learn from each customer where {buyer} already read."),
  },
  sales: {
    id: "sales",
    name: mark("Founder sales"),
    how: mark("Write to {buyer} one by one, and close the first sales yourself."),
  },
  ads: { id: "ads", name: mark("Search ads"), how: mark("Buy only the words {buyer} use when they want to buy.") },
  social: {
    id: "social",
    name: mark("Social and creators"),
    how: mark("Show the result, not the product, to {buyer}."),
  },
  community: {
    id: "community",
    name: mark("Communities"),
    how: mark("Help in the groups where {buyer} complain about this already."),
  },
  partners: {
    id: "partners",
    name: mark("Partners"),
    how: mark("Let those who already sell to {buyer} offer it for a share."),
  },
  app_store: {
    id: "app_store",
    name: mark("Stores and existing platforms"),
    how: mark("Be found in the store where {buyer} already look."),
  },
  referral: { id: "referral", name: mark("Referral"), how: mark("Give {buyer} a reason to bring the next one.") },
  events: {
    id: "events",
    name: mark("Events"),
    how: mark("Go where {buyer} meet anyway, with ten talks booked before."),
  },
  email: { id: "email", name: mark("E-mail list"), how: mark("Write to the people who asked to hear from you.") },
};
