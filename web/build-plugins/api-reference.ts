import { openApiDocument } from "@cofounder/contract/openapi";
import type { Plugin } from "vite";
import { referenceOf } from "./reference-of.ts";

const name = "virtual:api-reference";
const resolved = `\0${name}`;

/** Provides the API page with the parts of the OpenAPI document that it shows. */
export function apiReference(): Plugin {
  return {
    name: "api-reference",
    resolveId: (id) => (id === name ? resolved : null),
    load: async (id) =>
      id === resolved ? `export const reference = ${JSON.stringify(referenceOf(await openApiDocument("")))};` : null,
  };
}
