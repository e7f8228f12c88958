export { receiveEvent } from "./receive-event.ts";
export { paymentRoutes } from "./routes.ts";
export { askOverdue, forgetOldEvents, settleCustomers } from "./settle-customers.ts";
