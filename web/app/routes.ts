import { groupIds } from "@cofounder/analyst/answers/answer";
import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";
import { articles } from "./content/blog.ts";
import { stages } from "./content/guides.ts";
import { topics } from "./content/help.ts";
import { legalDocuments } from "./content/legal.ts";

/** One page at several addresses. Each is a route of its own, so that an address without a text is known to be none. */
const each = (paths: string[], file: string) => paths.map((path) => route(path, file, { id: path }));

/** Shown while developing, and no part of what is built for visitors. */
const developers = process.env["NODE_ENV"] === "production" ? [] : [route("design", "pages/design.tsx")];

const pages: RouteConfig = [
  index("pages/home.tsx"),
  route("auth", "pages/auth.tsx"),
  // One route, so that a new chat keeps its page when it gets its address.
  route("chat/:chatId?", "pages/chat.tsx"),
  route("dashboard", "pages/dashboard.tsx"),
  route("profile", "pages/profile.tsx"),
  route("account", "pages/account.tsx"),
  route("account/security", "pages/security.tsx"),
  route("admin", "pages/admin.tsx"),
  route("saved-plans", "pages/saved-plans.tsx"),
  route("saved-plans/:planId", "pages/saved-plan.tsx"),
  route("shared/:token", "pages/shared.tsx"),
  route("shared/sheets/:token", "pages/shared-sheet.tsx"),
  route("invitations/:token", "pages/invitation.tsx"),
  route("ventures", "pages/ventures.tsx"),
  route("ventures/:ventureId", "pages/venture.tsx"),
  route("tests", "pages/tests.tsx"),
  route("website-builder", "pages/website-builder.tsx"),
  route("app-generator", "pages/app-generator.tsx"),
  route("automation-builder", "pages/automation-builder.tsx"),
  route("favicon-generator", "pages/favicon-generator.tsx"),
  route("fundraising", "pages/fundraising.tsx"),
  route("image-generator", "pages/image-generator.tsx"),
  route("contact", "pages/contact.tsx"),
  route("ideas", "pages/ideas.tsx"),
  route("dev/mailbox", "pages/mailbox.tsx"),
  route("pitch-analyzer", "pages/pitch-analyzer.tsx"),
  route("competitor-analysis", "pages/competitor-analysis.tsx"),
  route("investor-guide", "pages/investor-guide.tsx"),
  route("resource-finder", "pages/resource-finder.tsx"),
  route("influencer-finder", "pages/influencer-finder.tsx"),
  route("self-development", "pages/self-development.tsx"),
  route("startup-guides", "pages/startup-guides.tsx"),
  ...each(
    stages.map(({ id }) => `startup-guides/${id}`),
    "pages/startup-guide.tsx",
  ),
  route("startup-guides/answers", "pages/answers.tsx"),
  // A page of its own each, so that none brings the texts of the others.
  ...groupIds.map((group) => route(`startup-guides/answers/${group}`, `pages/answers-${group}.tsx`)),
  route("blog", "pages/blog.tsx"),
  ...each(
    articles.map(({ id }) => `blog/${id}`),
    "pages/blog-article.tsx",
  ),
  route("help-center", "pages/help-center.tsx"),
  ...each(
    topics.map(({ id }) => `help-center/${id}`),
    "pages/help-topic.tsx",
  ),
  route("api-documentation", "pages/api-documentation.tsx"),
  ...each(
    legalDocuments.map(({ path }) => path),
    "pages/legal.tsx",
  ),
  route("features", "pages/features.tsx"),
  route("help-center/features", "pages/features.tsx", { id: "help-center-features" }),
  route("pricing", "pages/pricing.tsx"),
  ...developers,
  route("*", "pages/not-found.tsx"),
];

export default [layout("pages/site-layout.tsx", [layout("pages/error-area.tsx", pages)])] satisfies RouteConfig;
