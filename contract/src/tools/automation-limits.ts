export const automationDescriptionMax = 4_000;
export const automationStepsMax = 30;
export const automationPhrasesMax = 60;
