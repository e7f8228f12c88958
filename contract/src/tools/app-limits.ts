/** Separate from the schemas, so that a page that only counts does not load them. */
export const appTemperature = 0.7;
export const appMaxTokens = 12_000;
export const appFilesMax = 80;
export const appFileMaxLength = 200_000;
export const appPathMaxLength = 160;
export const appEntitiesMax = 8;
export const appFieldsMax = 16;
export const appPhrasesMax = 60;
export const appDescriptionMaxLength = 8_000;
