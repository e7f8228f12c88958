import { msg } from "../i18n/translator.ts";
import type { ChannelId } from "../reading/venture.ts";

export interface ChannelCard {
  id: ChannelId;
  name: string;
  how: string;
}

export const channelCards: Record<ChannelId, ChannelCard> = {
  seo: {
    id: "seo",
    name: msg("Search (SEO)"),
    how: msg("Answer the exact question {buyer} type in, one page per question."),
  },
  content: {
    id: "content",
    name: msg("Content"),
    how: msg("Publish what you learn from each customer where {buyer} already read."),
  },
  sales: {
    id: "sales",
    name: msg("Founder sales"),
    how: msg("Write to {buyer} one by one, and close the first sales yourself."),
  },
  ads: { id: "ads", name: msg("Search ads"), how: msg("Buy only the words {buyer} use when they want to buy.") },
  social: {
    id: "social",
    name: msg("Social and creators"),
    how: msg("Show the result, not the product, to {buyer}."),
  },
  community: {
    id: "community",
    name: msg("Communities"),
    how: msg("Help in the groups where {buyer} complain about this already."),
  },
  partners: {
    id: "partners",
    name: msg("Partners"),
    how: msg("Let those who already sell to {buyer} offer it for a share."),
  },
  app_store: {
    id: "app_store",
    name: msg("Stores and existing platforms"),
    how: msg("Be found in the store where {buyer} already look."),
  },
  referral: { id: "referral", name: msg("Referral"), how: msg("Give {buyer} a reason to bring the next one.") },
  events: {
    id: "events",
    name: msg("Events"),
    how: msg("Go where {buyer} meet anyway, with ten talks booked before."),
  },
  email: { id: "email", name: msg("E-mail list"), how: msg("Write to the people who asked to hear from you.") },
};
