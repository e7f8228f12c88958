export { mailMessages } from "./mail-messages.ts";
export { contactRoutes } from "./routes.ts";
export { deleteHandled, deleteSuspected } from "./store.ts";
