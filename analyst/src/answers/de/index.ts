import type { AnswerId, AnswerText } from "../answer.ts";
import { founders } from "./founders.ts";
import { funding } from "./funding.ts";

/** The texts that are there in German. */
export const germanTexts: Partial<Record<AnswerId, AnswerText>> = { ...funding, ...founders };
