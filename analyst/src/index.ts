export { analyse } from "./analyse.ts";
export { createGate, gate } from "./claims/gate.ts";
export { tell } from "./telling/tell.ts";
export type { AnalyseInput, Analysis, Question, Reply } from "./analysis.ts";
export type { Gate, GateCounts } from "./claims/gate.ts";
export type { TellOptions } from "./telling/tell.ts";
export type { Fact, Venture } from "./reading/venture.ts";
