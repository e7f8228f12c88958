import type { Catalogue } from "../voice.ts";

export const hi: Catalogue = {};
