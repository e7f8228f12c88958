import { index, layout, route, type RouteConfig } from "@react-router/dev/routes";

export default [
  layout("pages/site-layout.tsx", [
    index("pages/home.tsx"),
    route("auth", "pages/auth.tsx"),
    // One route, so that a new chat keeps its page when it gets its address.
    route("chat/:chatId?", "pages/chat.tsx"),
    route("dev/mailbox", "pages/mailbox.tsx"),
    route("*", "pages/not-found.tsx"),
  ]),
] satisfies RouteConfig;
