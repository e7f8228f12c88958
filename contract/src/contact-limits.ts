export const contactCategories = ["general", "technical", "billing", "feature", "partnership", "press"] as const;
export type ContactCategory = (typeof contactCategories)[number];

export const contactLimits = { name: 120, email: 254, subject: 160, message: 5_000 } as const;
export const contactMessagesPerPage = 50;
