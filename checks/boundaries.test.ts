import { mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { boundaryRules, featureMap } from "./boundary-rules.ts";
import { codeFolders } from "./code-folders.ts";
import { type Crossing, cruiseBoundaries } from "./cruise.ts";

const featureNames = Object.keys(featureMap);

/** A file of a feature that imports another one which the map does not allow. */
function reachTooFar(name: string): { file: string; imports: string } {
  const stranger = featureNames.find((other) => other !== name && !featureMap[name]?.includes(other));
  return { file: `server/src/features/${name}/offence-map.ts`, imports: `../${stranger}/index.ts` };
}

/** For every rule, a file that violates it on purpose. */
const offences: Record<string, { file: string; imports: string }> = {
  "contract: only zod and the contract builder": { file: "contract/src/offence.ts", imports: "pg" },
  "contract's document: the contract and what makes a document of it": {
    file: "contract/openapi/offence.ts",
    imports: "pg",
  },
  "analyst: itself, the contract, zod and a parser of arithmetic": {
    file: "analyst/src/offence.ts",
    imports: "node:fs",
  },
  "the engine's fixtures are for its tests": {
    file: "analyst/src/offence-fixtures.ts",
    imports: "./fixtures/thing.ts",
  },
  "quantities know nothing but themselves and the contract's words for them": {
    file: "analyst/src/quantities/offence.ts",
    imports: "../../../contract/src/index.ts",
  },
  "laws know quantities, intervals and the words in which they are told": {
    file: "analyst/src/laws/offence.ts",
    imports: "../tools/saying.ts",
  },
  "the lexer knows nothing but itself and the languages": {
    file: "analyst/src/reader/lexer/offence.ts",
    imports: "../../finance/thing.ts",
  },
  "the reader's files: itself and the file system": { file: "analyst/src/reader/lexicon.ts", imports: "node:http" },
  "generators: themselves, the contract, the analyst's lexer and zod": {
    file: "generators/src/offence.ts",
    imports: "node:fs",
  },
  "analyst: nobody imports its command": { file: "analyst/src/offence-command.ts", imports: "./command.ts" },
  "no-circular": { file: "contract/src/circle-back.ts", imports: "./circle.ts" },
  "no folder without a meaning": { file: "server/src/app/offence-folder.ts", imports: "./utils/thing.ts" },
  "nothing unresolved": { file: "server/src/app/offence-unresolved.ts", imports: "./nowhere.ts" },
  "platform knows no feature and no app": {
    file: "server/src/platform/offence.ts",
    imports: "../features/wallet/index.ts",
  },
  "what computes a sheet in the browser knows the engine's sheet alone": {
    file: "web/app/features/ventures/follows/engine.ts",
    imports: "../../../../../analyst/src/tools/saying.ts",
  },
  "rules decide from values alone": { file: "server/src/features/wallet/rules.ts", imports: "node:fs" },
  "tables know tables": { file: "server/src/features/wallet/table.ts", imports: "./store.ts" },
  "stores do not call upward": { file: "server/src/features/chats/store.ts", imports: "./routes.ts" },
  "only the app opens a door": { file: "server/src/features/chats/open-chat.ts", imports: "./routes.ts" },
  "features do not know the app": { file: "server/src/features/chats/offence-app.ts", imports: "../../app/thing.ts" },
  "another feature only through its index": {
    file: "server/src/features/chats/offence-inside.ts",
    imports: "../wallet/store.ts",
  },
  "the app uses features through their index": {
    file: "server/src/app/offence-inside.ts",
    imports: "../features/wallet/store.ts",
  },
  ...Object.fromEntries(featureNames.map((name) => [`feature map: ${name}`, reachTooFar(name)])),
  "every feature is on the map": { file: "server/src/features/strangers/index.ts", imports: "../wallet/index.ts" },
  "ui speaks no product word": { file: "web/app/ui/offence.ts", imports: "../features/chat/thing.ts" },
  "the web brings no schemas: of the contract the types, and values of single files": {
    file: "web/app/features/chat/offence-schemas.ts",
    imports: "../../../../contract/src/index.ts",
  },
  "content is text": { file: "web/app/content/offence.ts", imports: "../ui/thing.ts" },
  "api knows the contract": { file: "web/app/api/offence.ts", imports: "../features/chat/thing.ts" },
  "shared components belong to no feature": {
    file: "web/app/components/offence.ts",
    imports: "../features/chat/thing.ts",
  },
  "web features never meet": { file: "web/app/features/accounts/offence.ts", imports: "../chat/thing.ts" },
  "web features do not know pages": { file: "web/app/features/chat/offence.ts", imports: "../../pages/thing.ts" },
  "the web does not know the server or the engine, but for the texts of its answers": {
    file: "web/app/pages/offence.ts",
    imports: "../../../server/src/app/thing.ts",
  },
  "the texts of the answers know no engine": {
    file: "analyst/src/answers/en/offence.ts",
    imports: "../../tools/saying.ts",
  },
  "the event loop holds of the engine what reads no text; the rest is for jobs of the threads": {
    file: "server/src/features/chats/offence-engine.ts",
    imports: "../../../../analyst/src/index.ts",
  },
  "the server does not know the web": {
    file: "server/src/app/offence-web.ts",
    imports: "../../../web/app/ui/thing.ts",
  },
};

/** Valid files that the offences import. */
const innocent = [
  "analyst/src/command.ts",
  "analyst/src/index.ts",
  "analyst/src/fixtures/thing.ts",
  "analyst/src/tools/saying.ts",
  "contract/src/index.ts",
  "server/src/app/thing.ts",
  "server/src/app/utils/thing.ts",
  ...featureNames.map((name) => `server/src/features/${name}/index.ts`),
  "server/src/features/chats/routes.ts",
  "server/src/features/wallet/store.ts",
  "web/app/features/chat/thing.ts",
  "web/app/pages/thing.ts",
  "web/app/ui/thing.ts",
];

let folder: string;
let found: Crossing[];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "boundaries-"));
  await symlink(resolve("node_modules"), join(folder, "node_modules"));
  for (const name of codeFolders) await mkdir(join(folder, name));
  for (const file of innocent) await put(file, "export const thing = 1;\n");
  for (const { file, imports } of Object.values(offences))
    await put(file, `import * as it from "${imports}";\nexport const offence = it;\n`);
  await put("contract/src/circle.ts", 'import type * as it from "./circle-back.ts";\nexport type Back = typeof it;\n');
  ({ crossings: found } = await cruiseBoundaries(folder));
});

afterAll(() => rm(folder, { recursive: true, force: true }));

async function put(file: string, content: string): Promise<void> {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), content);
}

test("every rule has an offence that violates it", () => {
  expect(new Set(Object.keys(offences))).toEqual(new Set(boundaryRules.map(({ name }) => name)));
});

test.each(Object.entries(offences))("%s: a file that violates it is reported", (rule, { file }) => {
  expect(found.filter((crossing) => crossing.rule === rule).map(({ from }) => from)).toContain(file);
});
