import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** Features that write tables of others, with the reason. */
const allowed: Record<string, string[] | "all"> = {
  // An account is erased from every table in one statement, and what it leaves behind loses its name.
  "data-rights": "all",
  // A profile is one row a member: accounts make it, the wallet moves its tokens, the profile page its name and picture.
  profile: ["profiles"],
  wallet: ["profiles"],
};

export interface ForeignWrite {
  file: string;
  table: string;
  owner: string;
}

const definition = /const (\w+) = pgTable\(\s*"(\w+)"/g;
const inSql = /\b(?:insert\s+into|update|delete\s+from)\s+(?:only\s+)?"?(\w+)/gi;
const inBuilder = /\.(?:insert|update|delete)\(\s*(\w+)/g;

/** Statements that change a table of another folder than the one whose `table.ts` defines it. */
export function foreignWrites(baseDir: string): ForeignWrite[] {
  const owners = new Map<string, string>();
  const names = new Map<string, string>();
  for (const file of globSync("server/src/{features,platform}/*/table.ts", { cwd: baseDir }))
    for (const [, name = "", table = ""] of readFileSync(join(baseDir, file), "utf8").matchAll(definition)) {
      owners.set(table, dirname(file));
      names.set(name, table);
    }
  const sources = globSync("server/src/**/*.ts", { cwd: baseDir }).filter(
    (file) => !/\.test\.ts$|^server\/src\/app\/test-/.test(file),
  );
  return sources.toSorted().flatMap((file) => {
    const text = readFileSync(join(baseDir, file), "utf8");
    const written = [
      ...[...text.matchAll(inSql)].map(([, table = ""]) => table),
      ...[...text.matchAll(inBuilder)].map(([, name = ""]) => names.get(name) ?? ""),
    ];
    return [...new Set(written)].flatMap((table) => {
      const owner = owners.get(table);
      return owner && !file.startsWith(`${owner}/`) && !mayWrite(file, table) ? [{ file, table, owner }] : [];
    });
  });
}

function mayWrite(file: string, table: string): boolean {
  const tables = allowed[/^server\/src\/features\/([^/]+)\//.exec(file)?.[1] ?? ""] ?? [];
  return tables === "all" || tables.includes(table);
}
