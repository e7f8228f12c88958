import { categories, type Category, type Draft } from "./blog/article.ts";
import { twelveInterviews } from "./blog/twelve-interviews.ts";
import { whatARoundCosts } from "./blog/what-a-round-costs.ts";
import { whatATaskCosts } from "./blog/what-a-task-costs.ts";
import { minutesToRead } from "./reading-time.ts";

export type { Category, CoverName } from "./blog/article.ts";

export interface Article extends Draft {
  /** In minutes. */
  readTime: number;
}

/** Newest first. */
export const articles: readonly Article[] = [whatATaskCosts, twelveInterviews, whatARoundCosts].map((draft) => ({
  ...draft,
  readTime: minutesToRead(draft),
}));

export const allCategories = "All";
export const chips = [allCategories, ...categories] as const;
export type Chip = (typeof chips)[number];

interface Elsewhere {
  text: string;
  to: string;
  label: string;
}

export const blog = {
  title: "Blog",
  lead: "Sums, sources and methods for people who start companies. Every figure names who measured it and when.",
  description:
    "Articles for founders about the cost of AI products, market research and funding, with formulas, sources and computed examples.",
  chips: "Categories",
  feed: "RSS feed",
  feedWords: {
    title: "AI Co-Founder blog",
    description: "Sums, sources and methods for people who start companies.",
  },
  by: "By",
  readTime: (minutes: number) => `${minutes} min read`,
  shown: (count: number) => (count === 1 ? "1 article" : `${count} articles`),
  back: "All articles",
  more: "Read next",
  empty: {
    title: (category: Category) => `Nothing in ${category} yet`,
    text: "We have not published an article in this category yet. In the meantime:",
    all: "Show all articles",
  },
  /** For a category without an article: where the subject is covered meanwhile. */
  elsewhere: {
    "AI Trends": { text: "Ask about costs, margins and rules for your own product.", to: "/chat", label: "Open Chat" },
    "Startup Guide": {
      text: "Five guides from the first idea to an exit, with lists to tick off.",
      to: "/startup-guides",
      label: "Read the guides",
    },
    "Market Research": {
      text: "Interviews, evidence and counting a market are in the first guide.",
      to: "/startup-guides/ideation",
      label: "Guide: Ideation",
    },
    Funding: {
      text: "Rounds, instruments and dilution with your own numbers.",
      to: "/investor-guide",
      label: "Investor Guide",
    },
    Growth: {
      text: "Churn, channels, experiments and efficiency are in the fourth guide.",
      to: "/startup-guides/growth",
      label: "Guide: Growth",
    },
  } satisfies Record<Category, Elsewhere>,
};
