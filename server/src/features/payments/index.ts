export { receiveEvent } from "./receive-event.ts";
export { paymentRoutes } from "./routes.ts";
export { askOverdue, forgetOldEvents, syncCustomers } from "./settle-customers.ts";
