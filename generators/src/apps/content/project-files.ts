import type { AppSpec } from "@cofounder/contract/tools/app-generator";
import { slugOf } from "../../slug.ts";

export const packageFile = (spec: AppSpec): string =>
  `${JSON.stringify(
    {
      name: slugOf(spec.title, "app"),
      version: "0.1.0",
      private: true,
      type: "module",
      engines: { node: ">=22.13" },
      scripts: { start: "node server.js", test: "node --test" },
    },
    null,
    2,
  )}\n`;

const plain = (text: string) => text.replace(/[\\`*_[\]<>#|]/gu, (sign) => `\\${sign}`);

function entityLine({ plural, fields }: AppSpec["entities"][number]): string {
  const kept = fields.map(({ label, type, required }) => `${plain(label)} (${type}${required ? ", needed" : ""})`);
  return `- **${plain(plural)}**: ${kept.join(", ")}`;
}

export const readmeFile = (spec: AppSpec): string => `# ${plain(spec.title)}

${plain(spec.description)}

## Run it

Needs Node.js 22.13 or later and nothing else: there is nothing to install and nothing to build.

    npm start      # then open http://127.0.0.1:3000
    npm test

\`PORT\`, \`HOST\` and \`DATABASE\` (the file, \`data.sqlite\`) may be set. The server listens on this machine only and asks nobody
to sign in: put it behind something that does before you set \`HOST\`.

## What is kept

${spec.entities.map(entityLine).join("\n")}

## Where things are

| file | what it does |
| --- | --- |
| \`public/model.js\` | what is kept; a field added here appears everywhere |
| \`public/check.js\` | the checks of form and server |
| \`public/app.js\`, \`form.js\` | the pages |
| \`public/records.js\` | asks the server; \`records-in-memory.js\` stands in for it in a preview |
| \`server.js\`, \`database.js\` | the server and SQLite |
| \`test/\` | the tests |

## Open questions

${spec.questions.map((question) => `- ${plain(question)}`).join("\n")}
`;

export const checkTestFile = `import assert from "node:assert/strict";
import { test } from "node:test";
import { check } from "../public/check.js";
import { examples } from "../public/examples.js";
import { entities } from "../public/model.js";

for (const entity of entities) {
  test(entity.plural + ": a whole record has no problem", () => {
    for (const example of examples[entity.name]) assert.deepEqual(check(entity, example).problems, {});
  });

  test(entity.plural + ": what is needed is asked for", () => {
    const needed = entity.fields.filter(({ required }) => required).map(({ name }) => name);
    assert.deepEqual(Object.keys(check(entity, {}).problems), needed);
  });

  test(entity.plural + ": a value of the wrong form is refused", () => {
    for (const field of entity.fields.filter(({ type }) => !["text", "longText"].includes(type))) {
      const { problems } = check(entity, { ...examples[entity.name][0], [field.name]: "no such thing" });
      assert.ok(problems[field.name], field.name);
    }
  });
}
`;

export const serverTestFile = `import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { openDatabase } from "../database.js";
import { examples } from "../public/examples.js";
import { entities } from "../public/model.js";
import { createApp } from "../server.js";

const database = openDatabase(":memory:");
const app = createApp(database);
let origin;

before(async () => {
  await new Promise((ready) => app.listen(0, "127.0.0.1", ready));
  origin = "http://127.0.0.1:" + app.address().port;
});

after(() => {
  app.close();
  database.close();
});

const send = (path, method = "GET", record = undefined) =>
  fetch(origin + path, {
    method,
    ...(record && { headers: { "content-type": "application/json" }, body: JSON.stringify(record) }),
  });

test("the page and its parts are served, and nothing outside of their folder", async () => {
  for (const path of ["/", "/app.js", "/styles.css"]) assert.equal((await send(path)).status, 200);
  for (const path of ["/../server.js", "/%2e%2e/server.js", "/nothing.js", "/%"]) assert.notEqual((await send(path)).status, 200);
});

test("a form of another site is refused", async () => {
  const response = await fetch(origin + "/api/" + entities[0].name, { method: "POST", body: "{}" });
  assert.equal(response.status, 415);
});

for (const entity of entities) {
  test(entity.plural + " are added, found, changed and deleted", async () => {
    const path = "/api/" + entity.name;
    const [first, second] = examples[entity.name];
    const added = await send(path, "POST", first);
    assert.equal(added.status, 201);
    const { id } = await added.json();
    assert.deepEqual(await (await send(path)).json(), [{ id, ...first }]);
    assert.deepEqual(await (await send(path + "/" + id, "PUT", second)).json(), { id, ...second });
    assert.equal((await send(path + "/" + id, "DELETE")).status, 200);
    assert.equal((await send(path + "/" + id, "DELETE")).status, 404);
  });

  test(entity.plural + " that are not whole are refused with the reason", async () => {
    const response = await send("/api/" + entity.name, "POST", {});
    assert.equal(response.status, 422);
    assert.ok(Object.keys((await response.json()).problems).length > 0);
  });
}
`;
