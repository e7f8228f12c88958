import type { TestProject } from "vitest/node";

declare module "vitest" {
  interface ProvidedContext {
    /** The real n8n, and the Node that runs it. */
    n8n: { program: string; node: string };
  }
}

/** Where `scripts/n8n.mjs` says it is. */
export default function setup(project: TestProject): void {
  const { N8N_PROGRAM: program = "", N8N_NODE: node = process.execPath } = process.env;
  if (!program) throw new Error("n8n is not installed: `npm test n8n` installs it.");
  project.provide("n8n", { program, node });
}
