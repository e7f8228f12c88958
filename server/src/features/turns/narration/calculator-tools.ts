import { calculate, calculators, claimsOfCalculation } from "@cofounder/analyst";
import type { Claim } from "@cofounder/contract";
import { z } from "zod";
import type { Tool, ToolCall } from "../../../platform/model/model.ts";

/** The engine's formulas as tools of a model. */
export const calculatorTools: Tool[] = calculators.map(({ name, description, schema }) => ({
  name,
  description,
  parameters: z.toJSONSchema(schema, { target: "draft-7" }) as Record<string, unknown>,
}));

/** Answers one call; an error is returned to the model, which may call again. */
export function answerCall(call: ToolCall, currency: string): { content: string; claims: Claim[] } {
  const refuse = (error: string) => ({ content: JSON.stringify({ error }), claims: [] });
  try {
    const answer = calculate(call.name, JSON.parse(call.arguments || "{}"));
    if (!answer) return refuse(`there is no calculator "${call.name}"`);
    return { content: JSON.stringify(answer), claims: claimsOfCalculation(answer, currency) };
  } catch (error) {
    if (error instanceof z.ZodError) return refuse(z.prettifyError(error));
    if (error instanceof SyntaxError) return refuse("the arguments are not JSON");
    throw error;
  }
}
