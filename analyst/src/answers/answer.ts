/** The answers by subject, in the order in which they are read. */
export const groups = {
  funding: [
    "vc-or-bootstrap",
    "find-angels",
    "grants",
    "bank-loan",
    "crowdfunding",
    "revenue-based-financing",
    "accelerators",
  ],
  rounds: [
    "safe-or-note",
    "valuation",
    "dilution",
    "option-pool",
    "term-sheet",
    "due-diligence",
    "pitch-deck",
    "investor-update",
  ],
  founders: ["split-equity", "vesting", "technical-cofounder", "cofounder-conflict", "side-job", "burnout"],
  team: ["first-hires", "contractor-or-employee", "first-salesperson", "early-equity", "firing"],
  evidence: [
    "interview-guide",
    "landing-page-test",
    "waiting-list",
    "mvp-scope",
    "product-market-fit",
    "pivot",
    "ab-tests",
    "metrics",
    "okrs",
  ],
  selling: [
    "first-customers",
    "cold-email",
    "sales-cycle",
    "pilot",
    "partnerships",
    "marketplace-start",
    "competitors",
    "copied-by-giant",
  ],
  marketing: ["seo", "paid-ads", "content-social", "referral", "press", "app-store"],
  numbers: [
    "set-price",
    "raise-prices",
    "trial-or-freemium",
    "unit-economics",
    "gross-margin",
    "churn",
    "cac-ltv",
    "payback",
    "burn-runway",
  ],
  law: ["gdpr", "terms-privacy", "patents", "trademarks", "nda", "open-source"],
  company: ["incorporate", "taxes-vat", "insurance", "domain-and-name", "sell-company", "shut-down"],
} as const;

export type GroupId = keyof typeof groups;
export type AnswerId = (typeof groups)[GroupId][number];

/** The day each group was written for. Nobody has compared the texts with the pages of their sources yet. */
export const reviewed: Record<GroupId, string> = {
  funding: "2026-11-23",
  rounds: "2026-11-23",
  founders: "2026-11-23",
  team: "2026-11-23",
  evidence: "2026-11-23",
  selling: "2026-11-23",
  marketing: "2026-11-23",
  numbers: "2026-11-23",
  law: "2026-11-23",
  company: "2026-11-23",
};

/**
 * The text of an answer, in Markdown: paragraphs, lists, numbered steps, tables, **strong**, `code`, [^source].
 *
 * `{price|a price}` becomes the venture's price, or "a price" where none is known; `{{price: You charge {price}. || Name
 * a price.}}` becomes its first half where all the facts before the colon are known, else its second.
 */
export interface AnswerText {
  body: string;
  /** A text to fill in and to use; what the founder has to add is in [square brackets]. */
  template?: string;
  /** The countries that the answer is about, what differs in others, and which professional to ask. */
  where?: string;
}

export type Texts<Group extends GroupId> = Record<(typeof groups)[Group][number], AnswerText>;

/** What an answer is found by, in one language. */
export interface Heading {
  title: string;
  /** The question in several wordings. */
  asks: readonly string[];
  /** Words of the subject, also such as no wording has. */
  terms: string;
}

export type Headings = Record<AnswerId, Heading>;

export const groupIds = Object.keys(groups) as GroupId[];
export const groupOf = (id: AnswerId): GroupId =>
  groupIds.find((group) => (groups[group] as readonly AnswerId[]).includes(id)) ?? "funding";

/** What an answer can say of the venture; a name that is missing is not known. */
export type Facts = Partial<Record<FactName, string>>;

export const factNames = [
  "buyer",
  "offer",
  "place",
  "price",
  "customers",
  "churn",
  "cac",
  "margin",
  "lifetime",
  "runway",
  "cash",
  "stage_idea",
  "stage_revenue",
] as const;
export type FactName = (typeof factNames)[number];
