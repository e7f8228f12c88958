export { promoCodeRoutes } from "./routes.ts";
