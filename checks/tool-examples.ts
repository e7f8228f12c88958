import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { ToolOutputs } from "../contract/src/index.ts";
import { htmlTemplate, icoSizes, rasterFiles } from "../generators/src/favicons/files.ts";
import { shownTo } from "../server/src/features/pitches/rules.ts";
import type { ExampleTool, ToolExample } from "../web/app/content/tool-examples/example.ts";
import { block, type Made, run } from "./example-run.ts";
import { competitorAnalysis, investorGuide, pitchAnalyzer } from "./startup-tool-examples.ts";

const upper = (text: string) => text.replace(/^./, (letter) => letter.toUpperCase());

function resourceFinder(): Made {
  const input = {
    role: "Mobile developer",
    budget: "medium",
    skills: "React Native, TypeScript",
    task: "A first version of our booking app for iOS and Android",
    hours: 80,
    rate: 60,
  };
  const { platforms, scope } = run("resource-finder", input);
  return {
    input: `${input.role} with ${input.skills}, ${input.hours} hours at $${input.rate}. ${input.task}.`,
    result: [
      block(
        "Where to look, with the total cost",
        ...platforms.slice(0, 3).map(({ name, cost }) => `${name}: ${cost.value}`),
      ),
      block("How you know that it is done", ...scope.acceptance.slice(0, 3)),
    ],
  };
}

function influencerFinder(): Made {
  const { tiers, breakEven, vetting } = run("influencer-finder", {
    niche: "home baking",
    platform: "instagram",
    budget: 3_000,
    price: 49,
    margin: 60,
    conversion: 2,
  });
  return {
    input:
      "Home baking on Instagram, a budget of $3,000. The product costs $49 with a margin of 60%; 2% of clicks buy.",
    result: [
      block(
        "How to spread the budget",
        ...tiers.map(({ tier, followers, budget }) => `${tier}, ${followers}: ${budget.value}`),
      ),
      block("The most a post may cost", ...breakEven.lines.slice(0, 3).map(({ label, value }) => `${label}: ${value}`)),
      block("What to check first", ...vetting.slice(0, 3).map(({ check, pass }) => `${check}: ${pass}`)),
    ],
  };
}

function selfDevelopment(): Made {
  const goal = "Delegate customer support to our first hire";
  const { phases, habits } = run("self-development", {
    category: "leadership",
    goal,
    hoursPerWeek: 3,
    weeks: 8,
    startDate: "2026-01-05",
  });
  return {
    input: `${goal}. Leadership, 3 hours a week for 8 weeks.`,
    result: [
      block("Phases", ...phases.map(({ phase, duration }) => `${phase}: ${duration}`)),
      block("The first steps", ...(phases[0]?.actions ?? []).slice(0, 3).map(({ text }) => text)),
      block("A habit", ...habits.slice(0, 1).map(({ cue, action }) => `If ${cue}, then I ${action}`)),
    ],
  };
}

/** The texts of a section of a site that its page shows. */
function textsOf(section: ToolOutputs["website-builder"]["site"]["sections"][number]): string[] {
  if (section.kind === "hero") return [`${section.headline} ${section.lead}`];
  if (section.kind === "pricing") return [`${section.heading}: ${section.price}`];
  if (section.kind === "faq") return section.items.map(({ question, answer }) => `${question} ${answer}`);
  if (section.kind === "about") return [`${section.heading}: ${section.paragraphs.join(" ")}`];
  return [];
}

function websiteBuilder(): Made {
  const input = {
    businessName: "Wagwell",
    industry: "Pet care",
    description:
      "Wagwell walks dogs in Denver while their owners are at work. One walk costs $18, five walks a week cost $80. " +
      "Owners follow every walk on a map. Every walker is insured.",
    price: "$18 a walk",
    audience: "dog owners in Denver",
    about: "Wagwell was started in 2023 by Priya, who walks two dogs of her own.",
  };
  const { site, code } = run("website-builder", input);
  const pages = site.sections.map((section) => [section.kind, textsOf(section)] as const);
  return {
    input: `${input.description} For ${input.audience}. ${input.about}`,
    result: [
      ...pages
        .filter(([, texts]) => texts.length > 0)
        .map(([kind, texts]) => block(sectionNames[kind] ?? kind, ...texts)),
      block("Files", Object.keys(code).join(", ")),
    ],
  };
}

const sectionNames: Record<string, string> = {
  hero: "Opening",
  pricing: "Price",
  faq: "Questions and answers",
  about: "About",
};

function automationBuilder(): Made {
  const description =
    "When someone fills in the contact form, save them in Airtable, send a Slack message to the sales team and send " +
    "a welcome email.";
  const { trigger, steps } = run("automation-builder", { description }).workflow;
  return {
    input: description,
    result: [
      block("Steps", ...[trigger, ...steps].map(({ type, action }) => `${upper(type)}: ${upper(action)}`)),
      block("What is still to decide", ...[trigger, ...steps].flatMap(({ questions }) => questions).slice(0, 4)),
    ],
  };
}

function appGenerator(): Made {
  const description =
    "Keep invoices with client, amount, due date, status (draft, sent, overdue) and whether they are paid.";
  const { spec, files } = run("app-generator", { description });
  return {
    input: description,
    result: [
      block(
        "What the app keeps",
        ...(spec?.entities ?? []).map(
          ({ plural, fields }) => `${plural}: ${fields.map(({ label }) => label).join(", ")}`,
        ),
      ),
      block("Files", files.map(({ path }) => path).join(", ")),
    ],
  };
}

function imageGenerator(): Made {
  const prompt = "A logo mark for a dog-walking service";
  const { enhanced } = run("enhance-prompt", { prompt });
  const { images, kind } = run("image-generator", { prompt: enhanced });
  return {
    input: prompt,
    result: [
      block("The description, completed", enhanced),
      block("What is drawn", `${images.length} versions of one ${kind}, each as PNG and SVG`),
    ],
  };
}

function faviconGenerator(): Made {
  const lines = htmlTemplate({ name: "Wagwell", description: "", scheme: "green" }).match(/<link[^>]*>/g) ?? [];
  return {
    input: "The name Wagwell",
    result: [
      block(
        "Files",
        `favicon.ico: ${icoSizes.join(", ")} pixels`,
        "favicon.svg: sharp at any size",
        ...rasterFiles.map(({ path, size }) => `${path}: ${size} pixels`),
      ),
      block("For the head of your pages", ...lines.slice(0, 3)),
    ],
  };
}

function fundraising(): Made {
  const pitch = {
    description: "Fills canceled appointments at dental practices from their waiting lists.",
    seekingAmount: 400_000,
    traction: "14 practices have paid $99 a month since March 2025.",
  };
  const visibility = { description: "everyone", seekingAmount: "members", traction: "on_request" } as const;
  const seenBy = (viewer: { isMember: boolean; accepted: boolean }) => {
    const { description, seekingAmount, traction } = shownTo({ ...viewer, isOwn: false }, pitch, visibility);
    const amount = seekingAmount === null ? null : `Seeking $${seekingAmount.toLocaleString("en")}`;
    return ["Chairfill: SaaS, pre-seed", description, amount, traction].filter((text) => text !== null);
  };
  return {
    input:
      "Chairfill, SaaS, pre-seed. The description is for everyone, the amount for signed-in members, the traction " +
      "for those whose request the founder accepts.",
    result: [
      block("What everyone sees", ...seenBy({ isMember: false, accepted: false })),
      block("What signed-in members see", ...seenBy({ isMember: true, accepted: false })),
      block("What an accepted investor sees", ...seenBy({ isMember: true, accepted: true })),
    ],
  };
}

/** What each tool makes of a stated input, as far as its page shows it, and the file of its page's texts. */
const examples: Record<ExampleTool, { make: () => Made; texts: string }> = {
  "pitch-analyzer": { make: pitchAnalyzer, texts: "pitch-analyzer" },
  "competitor-analysis": { make: competitorAnalysis, texts: "competitor-analysis" },
  "resource-finder": { make: resourceFinder, texts: "resource-finder" },
  "investor-guide": { make: investorGuide, texts: "investor-guide" },
  "influencer-finder": { make: influencerFinder, texts: "influencer-finder" },
  "self-development": { make: selfDevelopment, texts: "self-development" },
  "website-builder": { make: websiteBuilder, texts: "website" },
  "automation-builder": { make: automationBuilder, texts: "automation" },
  "app-generator": { make: appGenerator, texts: "app-generator" },
  "image-generator": { make: imageGenerator, texts: "image" },
  "favicon-generator": { make: faviconGenerator, texts: "favicon" },
  fundraising: { make: fundraising, texts: "fundraising" },
};

const englishOf = (name: string) =>
  JSON.parse(readFileSync(new URL(`../web/app/locales/en/by-page/${name}.json`, import.meta.url), "utf8"));

/** With the English texts around it: the page is built with them. */
export function makeToolExample(tool: ExampleTool): ToolExample {
  const { title, lead } = englishOf(examples[tool].texts);
  const { labels, tools } = englishOf("tool-about");
  return { texts: { title, lead, labels, ...tools[tool] }, ...examples[tool].make() };
}

export const exampleTools = Object.keys(examples) as ExampleTool[];

/** `node checks/tool-examples.ts` rewrites the examples, after what a tool makes has changed. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = exampleTools.map((tool) => {
    const file = fileURLToPath(new URL(`../web/app/content/tool-examples/${tool}.json`, import.meta.url));
    writeFileSync(file, `${JSON.stringify(makeToolExample(tool), null, 2)}\n`);
    return file;
  });
  execFileSync("oxfmt", files);
}
