import { accounts } from "./accounts.ts";
import { admin } from "./admin.ts";
import { apiKeys } from "./api-keys.ts";
import { apiLogs } from "./api-logs.ts";
import { blocks } from "./blocks.ts";
import { chats } from "./chat.ts";
import { contact } from "./contact.ts";
import { health } from "./health.ts";
import { ideas } from "./ideas.ts";
import { killTests } from "./kill-tests.ts";
import { models } from "./models.ts";
import { promoCodes } from "./promo-codes.ts";
import { sites } from "./sites.ts";
import { subscriptions } from "./subscriptions.ts";
import { decisions } from "./decisions.ts";
import { functions } from "./tools/functions.ts";
import { tools } from "./tools/runs.ts";
import { pitches } from "./pitches.ts";
import { savedPlans } from "./saved-plans.ts";
import { testFiles } from "./test-files.ts";
import { ventureFiles } from "./venture-files.ts";
import { scenarios } from "./scenarios.ts";
import { ventureMembers } from "./venture-members.ts";
import { ventureShares } from "./venture-shares.ts";
import { ventures } from "./ventures.ts";
import { wallet } from "./wallet.ts";

export * from "./accounts.ts";
export * from "./admin.ts";
export * from "./analysis.ts";
export * from "./api-keys.ts";
export * from "./api-logs.ts";
export * from "./api-scopes.ts";
export * from "./assumptions.ts";
export * from "./blocks.ts";
export * from "./chat.ts";
export * from "./contact.ts";
export * from "./contact-limits.ts";
export * from "./decisions.ts";
export type { Access, EndpointMeta } from "./endpoint.ts";
export * from "./figure-choices.ts";
export * from "./figure-facets.ts";
export * from "./figure-wholes.ts";
export * from "./figure-words.ts";
export * from "./figures.ts";
export * from "./health.ts";
export * from "./ideas.ts";
export * from "./kill-tests.ts";
export * from "./likely-readings.ts";
export * from "./models.ts";
export * from "./problem-document.ts";
export * from "./problems.ts";
export * from "./promo-codes.ts";
export * from "./public-v1.ts";
export * from "./sites.ts";
export * from "./startup-types.ts";
export * from "./subscriptions.ts";
export * from "./test-rules.ts";
export * from "./tools/automation-builder.ts";
export * from "./tools/automation-limits.ts";
export * from "./tools/app-generator.ts";
export * from "./tools/app-limits.ts";
export * from "./tools/enhance-prompt.ts";
export * from "./tools/functions.ts";
export * from "./tools/pitch-analyzer.ts";
export * from "./tools/beside-runs.ts";
export * from "./tools/competitor-analysis.ts";
export * from "./tools/resource-finder.ts";
export * from "./tools/investor-guide.ts";
export * from "./tools/influencer-finder.ts";
export * from "./tools/self-development.ts";
export * from "./tools/image-generator.ts";
export * from "./tools/image-kinds.ts";
export * from "./tools/marks.ts";
export * from "./tools/prices.ts";
export * from "./tools/run-events.ts";
export * from "./tools/runs.ts";
export * from "./tools/shapes.ts";
export * from "./tools/statement.ts";
export * from "./tools/website-builder.ts";
export * from "./pitches.ts";
export * from "./saved-plans.ts";
export * from "./test-file-types.ts";
export * from "./test-files.ts";
export * from "./venture-files.ts";
export * from "./scenarios.ts";
export * from "./venture-members.ts";
export * from "./venture-shares.ts";
export * from "./usual-wholes.ts";
export * from "./ventures.ts";
export * from "./wallet.ts";

/** All endpoints the web calls, below /api. The events of a turn and the live channel are plain SSE in addition. */
export const contract = {
  accounts,
  admin,
  apiKeys,
  apiLogs,
  blocks,
  chats,
  contact,
  decisions,
  functions,
  health,
  ideas,
  killTests,
  models,
  pitches,
  promoCodes,
  savedPlans,
  sites,
  subscriptions,
  tools,
  testFiles,
  ventureFiles,
  ventureMembers,
  ventureShares,
  scenarios,
  ventures,
  wallet,
};
