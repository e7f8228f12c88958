export { readAudit } from "./read-audit.ts";
export { writeAudit } from "./write-audit.ts";
