import type { Language } from "@cofounder/contract";
import type { AccountMailTexts } from "./account-mail-texts.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { es } from "./es.ts";
import { fr } from "./fr.ts";
import { hi } from "./hi.ts";
import { zh } from "./zh.ts";

export const mailTexts: Record<Language, AccountMailTexts> = { en, es, fr, de, hi, zh };
