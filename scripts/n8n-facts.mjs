// node scripts/n8n-facts.mjs [version]: what n8n knows about the nodes the workflows use, from its own descriptions.
// The test of the export compares with it. Run it again for a newer n8n-nodes-base.
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./prepare.mjs";

const edition = process.argv[2] ?? "2.41.2";
const target = join(root, "generators", "src", "automations", "n8n", "fixtures", "node-facts.json");
const used = readFileSync(join(root, "generators", "src", "automations", "n8n", "versions.ts"), "utf8");
const names = [...used.matchAll(/^ {2}(\w+): (?:same\(([\d.]+)\)|\{ current: ([\d.]+), older: ([\d.]+) \})/gm)];

const folder = mkdtempSync(join(tmpdir(), "n8n-facts-"));
try {
  execFileSync("npm", ["pack", `n8n-nodes-base@${edition}`, "--silent"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  execFileSync("tar", ["xzf", `n8n-nodes-base-${edition}.tgz`, "package/dist/types/nodes.json"], { cwd: folder });
  const descriptions = JSON.parse(readFileSync(join(folder, "package", "dist", "types", "nodes.json"), "utf8"));
  const facts = Object.fromEntries(
    names.flatMap(([, name, ...versions]) =>
      [...new Set(versions.filter(Boolean))].map((each) => [
        `${name} ${each}`,
        factsOf(descriptions, name, Number(each)),
      ]),
    ),
  );
  mkdirSync(join(target, ".."), { recursive: true });
  writeFileSync(target, `${JSON.stringify({ package: `n8n-nodes-base@${edition}`, nodes: facts }, null, 2)}\n`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** Outputs, kinds of credentials, and every parameter with the values and the fields it may have. */
function factsOf(descriptions, name, version) {
  const found = descriptions.find((each) => each.name === name && [each.version].flat().map(Number).includes(version));
  if (!found) throw new Error(`${name} ${version} is not described`);
  const parameters = {};
  for (const property of found.properties.filter(
    (each) => each.type !== "notice" && shows(each.displayOptions, version),
  )) {
    const { values = [], fields = [] } = parameters[property.name] ?? {};
    parameters[property.name] = {
      values: [...new Set([...values, ...valuesOf(property)])],
      fields: [...new Set([...fields, ...fieldsOf(property)])],
    };
  }
  return {
    outputs: Array.isArray(found.outputs) ? found.outputs.length : 1,
    credentials: (found.credentials ?? []).map((credential) => credential.name),
    parameters,
  };
}

function valuesOf({ type, options = [] }) {
  return type === "options" || type === "multiOptions" ? options.map(({ value }) => value) : [];
}

function fieldsOf({ type, options = [] }) {
  return type === "collection" ? options.map(({ name }) => name) : [];
}

function shows({ show = {}, hide = {} } = {}, version) {
  const matches = (conditions) =>
    conditions.some((condition) =>
      typeof condition === "object" ? compares(condition._cnd, version) : condition === version,
    );
  return (!show["@version"] || matches(show["@version"])) && !(hide["@version"] && matches(hide["@version"]));
}

function compares(condition, version) {
  const [[kind, bound]] = Object.entries(condition);
  const kinds = {
    gte: version >= bound,
    gt: version > bound,
    lte: version <= bound,
    lt: version < bound,
    eq: version === bound,
    not: version !== bound,
    between: version >= bound.from && version <= bound.to,
  };
  if (!(kind in kinds)) throw new Error(`unknown comparison of versions: ${kind}`);
  return kinds[kind];
}
