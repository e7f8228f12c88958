import { billing } from "./help/billing.ts";
import { community } from "./help/community.ts";
import { gettingStarted } from "./help/getting-started.ts";
import { privacy } from "./help/privacy.ts";
import type { Topic } from "./help/topic.ts";

export type { Topic } from "./help/topic.ts";

export const topics: readonly Topic[] = [gettingStarted, billing, privacy, community];

export type CategoryIcon = "start" | "features" | "billing" | "privacy" | "community" | "api";

export interface HelpCategory {
  to: string;
  icon: CategoryIcon;
  title: string;
  text: string;
  /** Further words that match it in a search. */
  words: string;
}

export interface Faq {
  question: string;
  answer: string;
}

const counted = (subjects: number, answers: number) =>
  `${subjects === 1 ? "1 topic" : `${subjects} topics`} and ${answers === 1 ? "1 answer" : `${answers} answers`}`;

export const help = {
  title: "Help Center",
  lead: "Search, or choose a topic.",
  description:
    "Answers about getting started, features, tokens and promo codes, privacy and two-factor authentication, and the API.",
  back: "Help Center",
  search: {
    label: "Search the help center",
    placeholder: "Tokens, export, two-factor …",
    clear: "Clear the search",
    all: counted,
    found: (subjects: number, answers: number) => `Found ${counted(subjects, answers)}`,
    none: {
      title: (query: string) => `Nothing found for “${query}”`,
      text: "Try one word instead of several, or a simpler one: “delete”, “code”, “price”. You can also ask your co-founder in the chat, or write to us with the contact form.",
      chat: "Ask in the chat",
    },
  },
  categoriesTitle: "Topics",
  faqTitle: "Frequently asked questions",
  support: {
    title: "Still stuck?",
    text: "Write to us and describe what you did, what you expected and what happened. The forum is not open yet; its page says what you can do instead.",
    contact: "Contact Support",
    community: "Join Community",
  },
  categories: [
    {
      to: "/help-center/getting-started",
      icon: "start",
      title: "Getting started",
      text: "Open an account, write a first message, keep the result.",
      words: "sign up register confirm e-mail mail link first message chat rating save plan visitor free",
    },
    {
      to: "/help-center/features",
      icon: "features",
      title: "Features",
      text: "What the co-founder and its twelve tools do.",
      words: "tools generator pitch competitor investor resource app image website automation favicon fundraising",
    },
    {
      to: "/help-center/billing",
      icon: "billing",
      title: "Tokens, plans and promo codes",
      text: "What things cost and where tokens come from.",
      words: "billing price payment balance wallet history csv subscription upgrade refund money invoice",
    },
    {
      to: "/help-center/privacy",
      icon: "privacy",
      title: "Privacy and security",
      text: "Who sees what, two-factor authentication, export and deletion.",
      words: "2fa backup codes password session device delete account data gdpr export lost phone",
    },
    {
      to: "/help-center/community",
      icon: "community",
      title: "Community",
      text: "The forum is not yet available. See what you can do instead.",
      words: "forum people group feedback co-founder share",
    },
    {
      to: "/api-documentation",
      icon: "api",
      title: "API",
      text: "Endpoints, fields, errors and limits for developers.",
      words: "developer key bearer rest endpoint curl python typescript rate limit integration",
    },
  ] satisfies HelpCategory[],
  faq: [
    {
      question: "What does a message cost?",
      answer:
        "1 to 3 tokens: one for the reply, one more when the web was searched, one more for a sidebar tool or a long reply. A reply that failed, or that only asks you to confirm your figures, costs nothing. See [tokens, plans and promo codes](/help-center/billing).",
    },
    {
      question: "How do I get more tokens?",
      answer:
        "With a promo code, entered in the chat or on the start page, or with a plan: Pro is free for everyone for three months. The first 10 tokens come with the account. [Pricing](/pricing) lists the plans.",
    },
    {
      question: "Where do the numbers come from?",
      answer:
        "Each one is yours (with the sentence it stands in), computed (with its formula), from a named source (with its year) or an assumption that is marked as one. What is unknown is asked. In a language model's text every figure is marked: checked, with its formula or source, or the model's own and not checked.",
    },
    {
      question: "Does it work without a language model?",
      answer:
        "Yes. A calculation engine reads your figures, computes the results and rates the idea. Where a language model is available, it writes text around those results. If the model fails, you get the engine's own reply.",
    },
    {
      question: "How do I export or delete my data?",
      answer:
        "Under [Security Settings](/account/security): a zip of everything, or deletion of the account, at once and for good. A single chat is deleted in the sidebar.",
    },
    {
      question: "I lost the phone with my authenticator app. What now?",
      answer:
        "Sign in with one of your backup codes, then make new ones under [Security Settings](/account/security). Without them, [contact support](/contact): we can turn off two-factor authentication once you have proved who you are.",
    },
  ] satisfies Faq[],
};
