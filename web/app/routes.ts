import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  layout("pages/site-layout.tsx", [
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
    route("website-builder", "pages/website-builder.tsx"),
    route("app-generator", "pages/app-generator.tsx"),
    route("automation-builder", "pages/automation-builder.tsx"),
    route("favicon-generator", "pages/favicon-generator.tsx"),
    route("fundraising", "pages/fundraising.tsx"),
    route("image-generator", "pages/image-generator.tsx"),
    route("ideas", "pages/ideas.tsx"),
    route("dev/mailbox", "pages/mailbox.tsx"),
    route("pitch-analyzer", "pages/pitch-analyzer.tsx"),
    route("competitor-analysis", "pages/competitor-analysis.tsx"),
    route("investor-guide", "pages/investor-guide.tsx"),
    route("resource-finder", "pages/resource-finder.tsx"),
    route("influencer-finder", "pages/influencer-finder.tsx"),
    route("self-development", "pages/self-development.tsx"),
    // Pages that are not there yet, by their names.
    route(":announced", "pages/announced.tsx"),
    route("*", "pages/not-found.tsx"),
  ]),
] satisfies RouteConfig;
