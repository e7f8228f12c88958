export { agentInputs, agentServer } from "./answer-agent.ts";
export type { Runners } from "./agent-tool.ts";
