import type { Catalogue } from "../voice.ts";

export const es: Catalogue = {};
