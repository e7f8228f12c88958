import type { ClaimSource } from "@cofounder/contract/analysis";
import { msg } from "../i18n/translator.ts";
import type { ResourceBudget } from "@cofounder/contract/tools/resource-finder";

const source = (publisher: string, year: string, grade: ClaimSource["grade"] = "S"): ClaimSource => ({
  publisher,
  year,
  url: null,
  grade,
  stale: false,
});
const generalKnowledge = source("General knowledge, to be checked", "2026", "K");

export type Craft = "code" | "design" | "words" | "growth" | "other";

/** A place to find people for a task. Fees as fractions of their pay; null where the page has to be checked. */
export interface HiringPlace {
  name: string;
  url: string;
  why: string;
  fees: string;
  source: ClaimSource;
  fee: { low: number; high: number } | null;
  /** Per contract, in US dollars. */
  initiation: { low: number; high: number };
  /** Fit with a budget band, 0 to 5. */
  fits: Record<ResourceBudget, number>;
  /** The crafts whose people are found there, with a fit of 0 to 5; people of other crafts are not. */
  crafts: Partial<Record<Craft, number>>;
}

const nothing = { low: 0, high: 0 };

export const hiringPlaces: HiringPlace[] = [
  {
    name: "Upwork",
    url: "https://www.upwork.com",
    why: msg(
      "A defined task on fixed milestones: money is held until you accept, and the history of a person can be read.",
    ),
    fees: msg(
      "You pay 5% on the basic plan (3% from a US bank account) or 10% on Business Plus, and $0.99–14.99 per contract; the freelancer pays 0–15%.",
    ),
    source: source("goLance, breakdown of Upwork's fees", "2026"),
    fee: { low: 0.05, high: 0.1 },
    initiation: { low: 0.99, high: 14.99 },
    fits: { low: 5, medium: 5, high: 3, premium: 2 },
    crafts: { code: 1, design: 0, words: 1, growth: 1, other: 0 },
  },
  {
    name: "Contra",
    url: "https://contra.com",
    why: msg("Freelancers with portfolios who keep what you pay; good for design and for pages that are seen."),
    fees: msg("No commission on what the freelancer is paid."),
    source: source("Contra's own statement, through comparisons", "2026"),
    fee: nothing,
    initiation: nothing,
    fits: { low: 4, medium: 4, high: 2, premium: 1 },
    crafts: { design: 3, words: 1 },
  },
  {
    name: "Fiverr",
    url: "https://www.fiverr.com",
    why: msg("Productised work with a price on it: one clear piece, delivered in days."),
    fees: msg("The seller pays 20%; the buyer's fee is shown at the checkout and is not in the sum here."),
    source: source("Comparisons of marketplaces", "2026"),
    fee: null,
    initiation: nothing,
    fits: { low: 4, medium: 2, high: 0, premium: 0 },
    crafts: { code: 0, design: 1, words: 1, growth: 1, other: 0 },
  },
  {
    name: "Toptal",
    url: "https://www.toptal.com",
    why: msg("Screened senior people within days, for a task where a wrong choice costs more than the premium."),
    fees: msg("The premium is inside the hourly rate; a deposit is usual. Ask for both in writing."),
    source: generalKnowledge,
    fee: null,
    initiation: nothing,
    fits: { low: 0, medium: 1, high: 4, premium: 5 },
    crafts: { code: 2, design: 1 },
  },
  {
    name: "Gun.io",
    url: "https://gun.io",
    why: msg("Vetted engineers for a project of weeks, proposed by a person who read your scope."),
    fees: msg("The premium is inside the hourly rate. Ask for it in writing."),
    source: generalKnowledge,
    fee: null,
    initiation: nothing,
    fits: { low: 0, medium: 1, high: 4, premium: 4 },
    crafts: { code: 2 },
  },
  {
    name: "A.Team",
    url: "https://www.a.team",
    why: msg("A small team that worked together before, for a product rather than a task."),
    fees: msg("The premium is inside the rate. Ask for it in writing."),
    source: generalKnowledge,
    fee: null,
    initiation: nothing,
    fits: { low: 0, medium: 0, high: 3, premium: 5 },
    crafts: { code: 1, design: 1 },
  },
  {
    name: msg("LinkedIn Jobs, for a contractor of your own"),
    url: "https://www.linkedin.com/jobs/",
    why: msg(
      "Ten to twenty hours a week for months: cheaper than a marketplace, and what is learned stays with one person.",
    ),
    fees: msg("No fee; you write the contract and the assignment of rights yourself."),
    source: source("Working rule", "2026", "H"),
    fee: nothing,
    initiation: nothing,
    fits: { low: 2, medium: 3, high: 4, premium: 3 },
    crafts: { code: 0, design: 0, words: 0, growth: 1, other: 2 },
  },
  {
    name: msg("Y Combinator co-founder matching"),
    url: "https://www.ycombinator.com/cofounder-matching",
    why: msg(
      "A co-founder or first employee, for a skill the company lives from for longer than six months: knowledge stays, and part of the pay is ownership.",
    ),
    fees: msg("No fee; the price is salary and shares with vesting."),
    source: source("Working rule", "2026", "H"),
    fee: nothing,
    initiation: nothing,
    fits: { low: 1, medium: 1, high: 2, premium: 4 },
    crafts: { code: 1, design: 0, growth: 1 },
  },
];

export const earlyGrants = source("Carta, State of Seed, winter", "2025");

/** A skill's deliverables, their acceptance, and interview questions about it. */
export interface SkillCard {
  cues: RegExp;
  craft: Craft;
  deliverable: string;
  acceptance: string;
  trial: string;
  question: string;
  listenFor: string;
  warning: string;
}

export const skillCards: SkillCard[] = [
  {
    cues: /\b(?:react(?! native)|vue|svelte|angular|front.?end|next\.?js|html|css|typescript|javascript|tailwind)/i,
    craft: "code",
    deliverable: msg("The pages in your repository, with a readme that starts them by one command"),
    acceptance: msg(
      "A stranger clones it, starts it in ten minutes, and every page works at 390 and 1440 pixels by keyboard alone",
    ),
    trial: msg("Build one screen from a sketch, with one empty and one failed state, in your repository"),
    question: msg(
      "Show a screen you built that had to work on a slow phone. What did you measure, and what did you leave out?",
    ),
    listenFor: msg("Numbers before and after, and something they decided not to build"),
    warning: msg("Only names of frameworks, no page you can open"),
  },
  {
    cues: /\b(?:cto\b|data (?:analyst|engineer)|datenanaly|analista de datos|analyste de données|node|python|django|rails|ruby|go(?:lang)?$|java$|php|laravel|back.?end|apis?\b|postgres|sql|database|supabase|firebase|(?:software|web|full.?stack)?.?(?:developer|engineer|programmer)|(?:software|web)?entwickler|programmier|desarrollador|programador|développeu|ingénieur)|डेवलपर|प्रोग्रामर|数据分析|开发|程序员|工程师/iu,
    craft: "code",
    deliverable: msg("The service with its migrations, and tests that say what it guarantees"),
    acceptance: msg(
      "The tests pass on a clean machine, a request without rights is refused, and a restore from the backup is shown once",
    ),
    trial: msg("Add one endpoint with validation, one refusal and a test, to a small repository you give them"),
    question: msg("Tell me about data you lost or nearly lost. What changed afterwards?"),
    listenFor: msg("A real incident, told with their own part in it"),
    warning: msg("Never had one, or it was always somebody else"),
  },
  {
    cues: /\b(?:flutter|ios\b|android|swift|kotlin|react native|expo\b|mobile)/i,
    craft: "code",
    deliverable: msg("The app in the test channel of the store, under your own account"),
    acceptance: msg(
      "You install it on two of your own phones, start it without a network, and the crash report of a forced crash arrives",
    ),
    trial: msg("One screen with a list, loading from your test address, that works without a network"),
    question: msg("Which app of yours is in a store today, and what did the last three one-star reviews say?"),
    listenFor: msg("They know the reviews without looking"),
    warning: msg("Screenshots instead of a store link"),
  },
  {
    cues: /machine learning|\bml\b|\bai\b|llm|gpt|data scien|nlp|pytorch|prompt/i,
    craft: "code",
    deliverable: msg("The pipeline, the evaluation set of 100 real cases, and the cost of one case"),
    acceptance: msg(
      "The evaluation runs by one command and its result is the one in the report; cost per case stays under a third of your price",
    ),
    trial: msg("Measure a simple baseline on 30 of your cases and say which ten it gets wrong, and why"),
    question: msg("When was the simple solution better than the model?"),
    listenFor: msg("A baseline they measured first"),
    warning: msg("A demo without a number of how often it fails"),
  },
  {
    cues: /\b(?:devops|aws|gcp|azure|docker|kubernetes|security|infrastructure|cloud)/i,
    craft: "code",
    deliverable: msg("Everything as code in your account, with a bill estimate and a page on what to do at night"),
    acceptance: msg("A new environment comes up from the code alone, and a lost machine is replaced while you watch"),
    trial: msg("Write down how one service of yours is backed up and restored, and do the restore"),
    question: msg("What do you refuse to automate?"),
    listenFor: msg("A limit with a reason"),
    warning: msg("Accounts in their name"),
  },
  {
    cues: /\b(?:figma|u[ix]\b|brand(?:ing)?|logo|graphic|illustrat|sketch\b|(?:\p{L}*)(?:design|gestalt)|diseñ|graphis)|डिज़ाइन|डिजाइन|设计/iu,
    craft: "design",
    deliverable: msg("Editable sources, the components and their states, and the rights to both"),
    acceptance: msg(
      "Five people of your customers do the main task on the prototype without help; contrast of text is 4.5 to 1 or more",
    ),
    trial: msg("Redraw one screen that exists, and say in three sentences what you took away"),
    question: msg("Show a design that failed with users. What did you see them do?"),
    listenFor: msg("They watched people, and changed it"),
    warning: msg("Only pictures, no process and no user"),
  },
  {
    cues: /\b(?:copy|content|writ|blog|editor|translat|newsletter|texter|redakt|übersetz|redactor|traduc|rédact)|लेखक|अनुवाद|文案|写作|编辑|翻译/iu,
    craft: "words",
    deliverable: msg("The texts in an editable file, each with its purpose and its one reader"),
    acceptance: msg("Three buyers say in their own words what you sell after reading the first paragraph"),
    trial: msg("Rewrite your first page's first paragraph in three versions, after one 20-minute call with you"),
    question: msg("Which text of yours moved a number? Which number?"),
    listenFor: msg("They know the number and doubt it"),
    warning: msg("Samples that could be about any company"),
  },
  {
    cues: /\b(?:seo|ads?\b|ppc|\p{L}*marketing|growth|social|email|campaign|analytics|community)|मार्केटिंग|市场|营销|推广/iu,
    craft: "growth",
    deliverable: msg("One channel set up in your own accounts, with its cost per lead by week"),
    acceptance: msg("You can name the cost of one lead and of one customer from the report without asking anybody"),
    trial: msg("Look through your page and one account, and propose one test with the number that ends it"),
    question: msg("Tell me about a channel you gave up. At which number?"),
    listenFor: msg("A threshold set beforehand"),
    warning: msg("Reach, likes and impressions instead of customers"),
  },
  {
    cues: /\b(?:sales|outbound|crm|business development|account exec|lead gen|vertrieb|verk[aä]uf|ventas|vendedor|vente|commercial)|बिक्री|销售/iu,
    craft: "growth",
    deliverable: msg("A list of named prospects, the messages sent, and every answer in your own CRM"),
    acceptance: msg("Ten conversations with buyers on your calendar, with notes you can read"),
    trial: msg("Write to five of your prospects after one call with you, and bring back what they answered"),
    question: msg("Describe the last deal you lost. Who decided against you, and why?"),
    listenFor: msg("The name of the role that decided, and the alternative it chose"),
    warning: msg("Pays by leads they will not name"),
  },
  {
    cues: /\b(?:video|edit(?:ing|or)|animation|motion|photo|podcast|fotograf|vidéo|vídeo)|वीडियो|फ़ोटो|视频|摄影|剪辑/iu,
    craft: "design",
    deliverable: msg("The final files, the project files, and a list of the rights of music and pictures"),
    acceptance: msg("The first three seconds say what it is about with the sound off; all rights are on the list"),
    trial: msg("Cut 30 seconds from material you give them, in two versions"),
    question: msg("What did you cut out of your best piece, and why?"),
    listenFor: msg("They think about who watches"),
    warning: msg("Music or pictures without a license"),
  },
  {
    cues: /\b(?:financ|account(?:ant|ing)|bookkeep|legal|law(?:yer)?\b|tax|contract|buchhalt|steuer|anw[aä]lt|contab|abogad|comptab|avocat|jurist)|लेखाकार|वकील|会计|律师|财务/iu,
    craft: "other",
    deliverable: msg("The finished documents, with the open questions on one page"),
    acceptance: msg("A second professional finds nothing to change in a sample you choose"),
    trial: msg("Review one contract or one month, and list the three largest risks"),
    question: msg("What would you advise a company of my size not to do yet?"),
    listenFor: msg("They save you money against their own interest"),
    warning: msg("Answers before they asked anything"),
  },
];
