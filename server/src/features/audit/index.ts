export { writeAudit } from "./write-audit.ts";
