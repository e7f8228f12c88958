export { api, client } from "./client.ts";
export { problemOf, problemOfResponse, type Problem, type ProblemName } from "./problem.ts";
export { problemTexts } from "./problem-texts.ts";
export { createQueryClient } from "./query-client.ts";
export { limits } from "virtual:contract";
