import type { Catalogue } from "../voice.ts";

export const zh: Catalogue = {};
