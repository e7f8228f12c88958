import type { AnswerId, AnswerText } from "../answer.ts";
import { company } from "./company.ts";
import { evidence } from "./evidence.ts";
import { founders } from "./founders.ts";
import { funding } from "./funding.ts";
import { law } from "./law.ts";
import { marketing } from "./marketing.ts";
import { numbers } from "./numbers.ts";
import { rounds } from "./rounds.ts";
import { selling } from "./selling.ts";
import { team } from "./team.ts";

export const frenchTexts: Record<AnswerId, AnswerText> = {
  ...funding,
  ...rounds,
  ...founders,
  ...team,
  ...evidence,
  ...selling,
  ...marketing,
  ...numbers,
  ...law,
  ...company,
};
