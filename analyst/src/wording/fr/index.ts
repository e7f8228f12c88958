import type { Catalogue } from "../voice.ts";

export const fr: Catalogue = {};
