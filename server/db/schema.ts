export * from "../src/features/accounts/table.ts";
export * from "../src/features/audit/table.ts";
export * from "../src/features/chat/table.ts";
export * from "../src/features/wallet/table.ts";
export * from "../src/platform/mail/table.ts";
