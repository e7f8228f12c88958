import { parseArgs } from "node:util";

/**
 * The numeric options of a command, each above 0, and whether it asked for this machine's PostgreSQL 15 instead of the
 * embedded one. Throws at any other option.
 */
export function optionsOf<Name extends string>(
  defaults: Record<Name, number>,
): Record<Name, number> & { old: boolean } {
  const names = Object.keys(defaults) as Name[];
  const wanted = Object.fromEntries(names.map((name) => [name, { type: "string" as const }]));
  const { values } = parseArgs({ options: { postgres15: { type: "boolean", default: false }, ...wanted } });
  const given: Record<string, unknown> = values;
  const numbers = names.map((name) => {
    const value = Number(given[name] ?? defaults[name]);
    if (!(value > 0)) throw new Error(`--${name} takes a number above 0.`);
    return [name, value] as const;
  });
  return { ...(Object.fromEntries(numbers) as Record<Name, number>), old: values.postgres15 };
}
