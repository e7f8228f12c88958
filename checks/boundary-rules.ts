import type { IRegularForbiddenRuleType } from "dependency-cruiser";

/** Features that may import another one, through its index. A feature not listed here imports none. */
export const featureMap: Record<string, string[]> = {
  accounts: ["audit", "wallet"],
  admin: ["accounts", "audit", "chats", "wallet"],
  mcp: ["api-keys", "api-logs", "public-api", "tools", "turns"],
  "api-keys": ["accounts", "audit"],
  "api-logs": ["accounts"],
  audit: [],
  blocks: ["accounts", "audit"],
  chats: ["accounts", "kill-tests", "venture-members", "ventures"],
  decisions: ["accounts", "ventures"],
  "data-rights": ["accounts", "audit", "profile", "promo-codes", "test-files", "wallet"],
  health: [],
  ideas: ["accounts"],
  contact: ["accounts", "audit"],
  "kill-tests": ["accounts", "chats", "turns", "ventures"],
  models: ["accounts", "audit", "turns"],
  images: ["tools"],
  payments: ["accounts", "subscriptions"],
  pitches: ["accounts", "audit"],
  profile: ["accounts"],
  "promo-codes": ["accounts", "audit", "subscriptions", "wallet"],
  scenarios: ["accounts", "ventures"],
  "saved-plans": ["accounts", "chats", "tools"],
  "public-api": ["accounts", "api-keys", "api-logs", "subscriptions", "tools", "turns"],
  sites: ["tools"],
  storage: ["accounts"],
  subscriptions: ["accounts", "audit", "wallet"],
  tools: [
    "accounts",
    "api-logs",
    "audit",
    "chats",
    "images",
    "sites",
    "subscriptions",
    "turns",
    "venture-members",
    "ventures",
    "wallet",
  ],
  turns: ["api-logs", "chats", "ventures", "wallet"],
  "test-files": ["kill-tests"],
  "venture-files": ["decisions", "kill-tests", "scenarios", "ventures"],
  "venture-shares": ["ventures"],
  "venture-members": ["accounts", "ventures"],
  ventures: ["accounts", "kill-tests", "venture-members"],
  wallet: [],
};

const npm = "(^|/)node_modules/";
const features = "^server/src/features/";
const tests = "\\.test\\.tsx?$|^server/src/app/test-";

type Rule = IRegularForbiddenRuleType;

const forbid = (name: string, from: Rule["from"], to: Rule["to"]): Rule => ({ name, severity: "error", from, to });

/** The trained data of the built-in reader is in files beside its code, read once per thread. */
const readerFiles = "^analyst/src/reader/(lexicon|(spans/)?model-file)\\.ts$";

/** Annotated texts, read like those of the training. */
const fixtures = "^analyst/src/fixtures/";

const outside: Rule[] = [
  forbid(
    "the reader's files: itself and the file system",
    { path: readerFiles },
    { pathNot: ["^analyst/src/(reader|i18n|quantities)", "^(node:)?fs$"] },
  ),
  forbid(
    "contract: only zod and the contract builder",
    { path: "^contract/src" },
    { pathNot: ["^contract/src", `${npm}(zod|@orpc/contract)/`] },
  ),
  forbid(
    "contract's document: the contract and what makes a document of it",
    { path: "^contract/openapi" },
    { pathNot: ["^contract/(src|openapi)", `${npm}@orpc/(openapi|zod)/`] },
  ),
  forbid(
    "analyst: itself, the contract, zod and a parser of arithmetic",
    { path: "^analyst/src", pathNot: ["\\.test\\.ts$", "^analyst/src/command\\.ts$", readerFiles, fixtures] },
    { pathNot: ["^analyst/src", "^contract/src", `${npm}(zod|jsep)/`] },
  ),
  forbid("the engine's fixtures are for its tests", { pathNot: ["\\.test\\.ts$", fixtures] }, { path: fixtures }),
  forbid(
    "quantities know nothing but themselves and the contract's words for them",
    { path: "^analyst/src/quantities", pathNot: "\\.test\\.ts$" },
    { pathNot: ["^analyst/src/quantities", "^contract/src/(figure-words|figures|usual-wholes)\\.ts$"] },
  ),
  forbid(
    "laws know quantities, intervals and the words in which they are told",
    { path: "^analyst/src/laws", pathNot: "\\.test\\.ts$" },
    {
      path: "^analyst/src",
      pathNot: "^analyst/src/(laws|quantities|i18n/make-translator\\.ts|finance/intervals\\.ts)",
    },
  ),
  forbid(
    "the lexer knows nothing but itself and the languages",
    { path: "^analyst/src/reader/lexer", pathNot: "\\.test\\.ts$" },
    { pathNot: ["^analyst/src/reader/lexer", "^analyst/src/i18n/language\\.ts$"] },
  ),
  forbid(
    "generators: themselves, the contract, the analyst's lexer and zod",
    { path: "^generators/src", pathNot: "\\.test\\.ts$" },
    {
      pathNot: [
        "^generators/src",
        "^contract/src",
        "^analyst/src/reader/lexer",
        "^analyst/src/i18n/language\\.ts$",
        `${npm}zod/`,
      ],
    },
  ),
  forbid("analyst: nobody imports its command", {}, { path: "^analyst/src/command\\.ts$" }),
  forbid("no-circular", {}, { circular: true }),
  forbid("no folder without a meaning", {}, { path: "/(utils|helpers|common|shared|misc|lib|core)/", pathNot: npm }),
  forbid("nothing unresolved", {}, { couldNotResolve: true, pathNot: "^virtual:" }),
];

const server: Rule[] = [
  forbid(
    "platform knows no feature and no app",
    { path: "^server/src/platform" },
    { path: ["^server/src/(features|app)", "^analyst", "^web"] },
  ),
  forbid(
    "rules decide from values alone",
    { path: `${features}[^/]+/rules\\.ts$` },
    { pathNot: ["^contract/src", "^analyst/src", `${features}[^/]+/rules\\.ts$`] },
  ),
  forbid(
    "tables know tables",
    { path: `${features}[^/]+/table\\.ts$` },
    { path: "^server/src", pathNot: ["/table\\.ts$", "^server/src/platform/db/columns\\.ts$"] },
  ),
  forbid(
    "stores do not call upward",
    { path: `${features}.*(store|statements)\\.ts$` },
    { path: [`${features}[^/]+/(routes|tool)\\.ts$`, "^server/src/app"] },
  ),
  forbid(
    "only the app opens a door",
    { path: features, pathNot: [`${features}[^/]+/index\\.ts$`, tests] },
    { path: `${features}[^/]+/(routes|tool)\\.ts$` },
  ),
  forbid(
    "features do not know the app",
    { path: "^server/src/(features|platform)", pathNot: tests },
    { path: "^server/src/(app|main|env|command)" },
  ),
  forbid(
    "another feature only through its index",
    { path: `${features}([^/]+)/`, pathNot: tests },
    {
      path: `${features}[^/]+/`,
      pathNot: [`${features}$1/`, `${features}[^/]+/(index|table|rules|[a-z-]*statements)\\.ts$`],
    },
  ),
  forbid(
    "the app uses features through their index",
    { path: "^server/src/(app|[a-z-]+\\.ts)", pathNot: tests },
    { path: `${features}[^/]+/`, pathNot: `${features}[^/]+/index\\.ts$` },
  ),
  ...Object.entries(featureMap).map(([name, allowed]) =>
    forbid(
      `feature map: ${name}`,
      { path: `${features}${name}/`, pathNot: tests },
      { path: features, pathNot: `${features}(${[name, ...allowed].join("|")})/` },
    ),
  ),
  forbid(
    "every feature is on the map",
    { path: `${features}[^/]+/`, pathNot: `${features}(${Object.keys(featureMap).join("|")})/` },
    {},
  ),
];

/** What the engine answers questions about founding with is read among the guides too. */
const answerTexts = "^analyst/src/answers/((answer|fill|sources)\\.ts$|[a-z]{2}/)";

/** What follows from a sheet is computed in the browser, in a thread of its own. */
const sheetThread = "^web/app/features/ventures/(follows|scenarios)/";

/** Run in threads that hold the whole engine (`server/src/platform/workers`), or read by such a file alone. */
const jobFiles = "/(?:[a-z-]*-jobs?|engine|turn-analysis|figure-labels|draft-claims)\\.ts$";

const web: Rule[] = [
  forbid(
    "ui speaks no product word",
    { path: "^web/app/ui" },
    { path: ["^web/app", "^contract", "^analyst", "^generators", "^server"], pathNot: "^web/app/ui" },
  ),
  forbid(
    "the web brings no schemas: of the contract the types, and values of single files",
    { path: "^web/app", pathNot: "\\.test\\.tsx?$" },
    { path: "^contract/src/index\\.ts$", dependencyTypesNot: ["type-only"] },
  ),
  forbid(
    "content is text",
    { path: "^web/app/content" },
    { path: ["^web/app", "^server", "^analyst", "^generators"], pathNot: ["^web/app/content", answerTexts] },
  ),
  forbid(
    "api knows the contract",
    { path: "^web/app/api" },
    { path: ["^web/app", "^server", "^analyst"], pathNot: ["^web/app/api", "^web/app/locales"] },
  ),
  forbid(
    "shared components belong to no feature",
    { path: "^web/app/components" },
    { path: "^web/app/(features|content)" },
  ),
  forbid(
    "web features never meet",
    { path: "^web/app/features/([^/]+)/" },
    { path: "^web/app/features", pathNot: "^web/app/features/$1/" },
  ),
  forbid(
    "web features do not know pages",
    { path: "^web/app/(features|components|api|ui|content|locales)" },
    { path: "^web/app/(pages|root|routes)" },
  ),
  forbid(
    "the web does not know the server or the engine, but for the texts of its answers",
    { path: "^web", pathNot: sheetThread },
    { path: "^(server|analyst)", pathNot: answerTexts },
  ),
  forbid(
    "what computes a sheet in the browser knows the engine's sheet alone",
    { path: sheetThread },
    { path: "^(server|analyst)", pathNot: "^analyst/src/sheet/index\\.ts$" },
  ),
  forbid("the texts of the answers know no engine", { path: answerTexts }, { path: "^analyst", pathNot: answerTexts }),
  forbid(
    "the event loop holds of the engine what reads no text; the rest is for jobs of the threads",
    { path: "^server/src", pathNot: [jobFiles, tests] },
    { path: "^analyst/src/index\\.ts$", dependencyTypesNot: ["type-only"] },
  ),
  forbid("the server does not know the web", { path: "^(server|contract|analyst|generators)" }, { path: "^web" }),
];

export const boundaryRules: Rule[] = [...outside, ...server, ...web];
