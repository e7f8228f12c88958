import { contract } from "@cofounder/contract";
import * as words from "@cofounder/contract";
import { minifyContractRouter } from "@orpc/contract";
import type { Plugin } from "vite";

const name = "virtual:contract";
const resolved = `\0${name}`;

/**
 * Gives the browser the paths and methods of the contract, and its plain numbers, without schemas and summaries: these
 * stay on the server, and the schema library out of the bundle.
 */
export function contractWithoutSchemas(): Plugin {
  return {
    name: "contract-without-schemas",
    resolveId: (id) => (id === name ? resolved : null),
    load: (id) => (id === resolved ? source() : null),
  };
}

function source() {
  const limits = Object.fromEntries(Object.entries(words).filter(([, value]) => typeof value === "number"));
  return [
    `export const router = ${JSON.stringify(minifyContractRouter(contract), withoutWords)};`,
    `export const limits = ${JSON.stringify(limits)};`,
  ].join("\n");
}

function withoutWords(key: string, value: unknown) {
  if (key === "summary") return undefined;
  return key === "meta" ? {} : value;
}
