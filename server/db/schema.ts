export * from "../src/features/accounts/table.ts";
export * from "../src/features/audit/table.ts";
export * from "../src/features/chat/table.ts";
export * from "../src/features/data-rights/table.ts";
export * from "../src/features/promo-codes/table.ts";
export * from "../src/features/wallet/table.ts";
export * from "../src/platform/limits/table.ts";
export * from "../src/platform/mail/table.ts";
