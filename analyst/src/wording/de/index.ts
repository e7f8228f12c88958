import type { Catalogue } from "../voice.ts";

export const de: Catalogue = {};
