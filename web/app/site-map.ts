/** Pages to read: what the product is, costs and knows. */
export const publicPaths: readonly string[] = [
  "/",
  "/features",
  "/pricing",
  "/startup-guides",
  "/startup-guides/ideation",
  "/startup-guides/planning",
  "/startup-guides/building-and-launch",
  "/startup-guides/growth",
  "/startup-guides/maturity-and-exit",
  "/startup-guides/answers",
  "/startup-guides/answers/funding",
  "/startup-guides/answers/rounds",
  "/startup-guides/answers/founders",
  "/startup-guides/answers/team",
  "/startup-guides/answers/evidence",
  "/startup-guides/answers/selling",
  "/startup-guides/answers/marketing",
  "/startup-guides/answers/numbers",
  "/startup-guides/answers/law",
  "/startup-guides/answers/company",
  "/blog",
  "/blog/what-a-task-costs",
  "/blog/twelve-interviews",
  "/blog/what-a-round-costs",
  "/help-center",
  "/help-center/features",
  "/help-center/getting-started",
  "/help-center/billing",
  "/help-center/privacy",
  "/help-center/community",
  "/contact",
  "/api-documentation",
  "/privacy-policy",
  "/terms-of-use",
  "/cookie-policy",
  "/gdpr",
];

/** Pages that work for everybody and need a script to do so. */
export const openPaths: readonly string[] = [
  "/auth",
  "/pitch-analyzer",
  "/competitor-analysis",
  "/resource-finder",
  "/investor-guide",
  "/app-generator",
  "/favicon-generator",
  "/image-generator",
  "/website-builder",
  "/automation-builder",
  "/fundraising",
  "/influencer-finder",
  "/self-development",
];

/** Pages that ask for a sign-in; no search engine is shown them. */
export const memberPaths: readonly string[] = [
  "/chat",
  "/dashboard",
  "/profile",
  "/account",
  "/account/security",
  "/saved-plans",
  "/ideas",
  "/ventures",
  "/tests",
  "/admin",
];

/** Built as HTML that is whole without a script: React comes to them at the first sign that someone is about to use them. */
export const stillPaths: readonly string[] = [...publicPaths.filter((path) => path !== "/contact"), "/auth"];

/** An address that nothing is at: its page is what unknown addresses are answered with. */
export const unknownPath = "/not/found";

/** Stands in built files for the origin that the server is reached under, which is known at its start. */
export const originMark = "https://origin.invalid";

/** Where the picture of a page is that other sites show beside a link to it. */
export function sharePicture(path: string): string {
  return `/share/${path === "/" ? "home" : path.slice(1).replaceAll("/", "-")}.png`;
}
