import type { AnswerId, AnswerText } from "../answer.ts";
import { founders } from "./founders.ts";
import { funding } from "./funding.ts";

/** The texts that are there in French. */
export const frenchTexts: Partial<Record<AnswerId, AnswerText>> = { ...funding, ...founders };
