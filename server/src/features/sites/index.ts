export { keepSite } from "./edit-site.ts";
export { publishedPage } from "./published-page.ts";
export { siteRoutes } from "./routes.ts";
