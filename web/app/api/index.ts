export { earliestAnswerMs } from "./asked-early.ts";
export { api } from "./client.ts";
export { type Problem, problemOf } from "./problem.ts";
export { problemTexts } from "./problem-texts.ts";
export { askForFactor, useStepUp } from "./step-up.ts";
export { createQueryClient } from "./query-client.ts";
export { limits } from "virtual:contract";
