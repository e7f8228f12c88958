export const imageKinds = ["mark", "banner", "card", "pattern", "tile"] as const;
export type ImageKind = (typeof imageKinds)[number];
export const imagePromptMax = 2_000;
