import type { ChannelId } from "../reading/venture.ts";

export type ChannelCard = { id: ChannelId; name: string; how: string };

export const channelCards: Record<ChannelId, ChannelCard> = {
  seo: { id: "seo", name: "Search (SEO)", how: "answer the exact question {buyer} type in, one page per question" },
  content: {
    id: "content",
    name: "Content",
    how: "publish what you learn from each customer where {buyer} already read",
  },
  sales: { id: "sales", name: "Founder sales", how: "write to {buyer} one by one, and close the first sales yourself" },
  ads: { id: "ads", name: "Search ads", how: "buy only the words {buyer} use when they want to buy" },
  social: { id: "social", name: "Social and creators", how: "show the result, not the product, to {buyer}" },
  community: {
    id: "community",
    name: "Communities",
    how: "help in the groups where {buyer} complain about this already",
  },
  partners: { id: "partners", name: "Partners", how: "let those who already sell to {buyer} offer it for a share" },
  app_store: {
    id: "app_store",
    name: "Stores and existing platforms",
    how: "be found in the store where {buyer} already look",
  },
  referral: { id: "referral", name: "Referral", how: "give {buyer} a reason to bring the next one" },
  events: { id: "events", name: "Events", how: "go where {buyer} meet anyway, with ten talks booked before" },
  email: { id: "email", name: "E-mail list", how: "write to the people who asked to hear from you" },
};
