export { type AuditEntry, writeAudit } from "./write-audit.ts";
