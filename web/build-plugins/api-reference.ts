import { openApiDocument } from "@cofounder/contract/openapi";
import type { Plugin } from "vite";
import { referenceOf } from "./reference-of.ts";

const name = "virtual:api-reference";
const resolved = `\0${name}`;

/** Gives the page about the API what the OpenAPI document says, and no more of it than is shown. */
export function apiReference(): Plugin {
  return {
    name: "api-reference",
    resolveId: (id) => (id === name ? resolved : null),
    load: async (id) =>
      id === resolved ? `export const reference = ${JSON.stringify(referenceOf(await openApiDocument("")))};` : null,
  };
}
