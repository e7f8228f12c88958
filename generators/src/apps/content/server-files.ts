import type { FieldType } from "@cofounder/contract/tools/app-generator";

const columnTypes: Record<FieldType, string> = {
  text: "TEXT",
  longText: "TEXT",
  number: "REAL",
  money: "REAL",
  date: "TEXT",
  time: "TEXT",
  email: "TEXT",
  phone: "TEXT",
  url: "TEXT",
  boolean: "INTEGER",
  choice: "TEXT",
  relation: "INTEGER",
};

/** Stores records in SQLite, which comes with Node. */
export function databaseFile(types: FieldType[]): string {
  const [hasBoolean, hasRelation] = [types.includes("boolean"), types.includes("relation")];
  const stored = hasBoolean
    ? 'typeof record[field.name] === "boolean" ? Number(record[field.name]) : record[field.name]'
    : "record[field.name]";
  const read = hasBoolean
    ? '[field.name, field.type === "boolean" ? row[field.name] === 1 : row[field.name]]'
    : "[field.name, row[field.name]]";
  const unlink = hasRelation
    ? `
  /** Whatever pointed at a record that is gone points at nothing. */
  function unlink(name, id) {
    for (const entity of entities) {
      for (const field of entity.fields.filter((each) => each.of === name)) {
        db.prepare("UPDATE " + quoted(entity.name) + " SET " + quoted(field.name) + " = NULL WHERE " + quoted(field.name) + " = ?").run(id);
      }
    }
  }
`
    : "";
  return `import { DatabaseSync } from "node:sqlite";
import { entities } from "./public/model.js";

const columnTypes = {
${types.map((type) => `  ${type}: "${columnTypes[type]}",`).join("\n")}
};

/** Names come from the model, never from a request. */
const quoted = (name) => '"' + name + '"';

function prepareTable(db, entity) {
  db.exec("CREATE TABLE IF NOT EXISTS " + quoted(entity.name) + " (id INTEGER PRIMARY KEY)");
  const there = new Set(db.prepare("PRAGMA table_info(" + quoted(entity.name) + ")").all().map(({ name }) => name));
  for (const field of entity.fields.filter(({ name }) => !there.has(name))) {
    db.exec("ALTER TABLE " + quoted(entity.name) + " ADD COLUMN " + quoted(field.name) + " " + columnTypes[field.type]);
  }
}

/** Opens the file, or ":memory:", and brings its tables up to the model. */
export function openDatabase(path) {
  const db = new DatabaseSync(path);
  for (const entity of entities) prepareTable(db, entity);

  const values = (entity, record) => entity.fields.map((field) => ${stored});
  const present = (entity, row) => ({
    id: row.id,
    ...Object.fromEntries(entity.fields.map((field) => ${read})),
  });
${unlink}
  return {
    list: (entity) =>
      db.prepare("SELECT * FROM " + quoted(entity.name) + " ORDER BY id DESC").all().map((row) => present(entity, row)),
    find(entity, id) {
      const row = db.prepare("SELECT * FROM " + quoted(entity.name) + " WHERE id = ?").get(id);
      return row ? present(entity, row) : null;
    },
    add(entity, record) {
      const names = entity.fields.map(({ name }) => quoted(name)).join(", ");
      const gaps = entity.fields.map(() => "?").join(", ");
      const insert = db.prepare("INSERT INTO " + quoted(entity.name) + " (" + names + ") VALUES (" + gaps + ")");
      return this.find(entity, Number(insert.run(...values(entity, record)).lastInsertRowid));
    },
    change(entity, id, record) {
      const settings = entity.fields.map(({ name }) => quoted(name) + " = ?").join(", ");
      db.prepare("UPDATE " + quoted(entity.name) + " SET " + settings + " WHERE id = ?").run(...values(entity, record), id);
      return this.find(entity, id);
    },
    remove(entity, id) {
${hasRelation ? "      unlink(entity.name, id);\n" : ""}      return db.prepare("DELETE FROM " + quoted(entity.name) + " WHERE id = ?").run(id).changes > 0;
    },
    close: () => db.close(),
  };
}
`;
}

/** Serves the pages and the records. No dependency, no build. */
export const serverFile = `import { createReadStream } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize, sep } from "node:path";
import { stat } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { openDatabase } from "./database.js";
import { check } from "./public/check.js";
import { entityNamed } from "./public/model.js";

const publicFolder = fileURLToPath(new URL("./public", import.meta.url));
const maxBodyBytes = 1_000_000;
const types = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
};
const rules = "default-src 'self'; img-src 'self' data:; base-uri 'none'; frame-ancestors 'none'";

class Refusal extends Error {
  constructor(status, message, problems = {}) {
    super(message);
    this.status = status;
    this.problems = problems;
  }
}

async function readBody(request) {
  // A form of another site cannot send this type without asking first.
  if (!request.headers["content-type"]?.startsWith("application/json")) throw new Refusal(415, "Send JSON.");
  let size = 0;
  const chunks = [];
  for await (const chunk of request) {
    size += chunk.length;
    if (size > maxBodyBytes) throw new Refusal(413, "This is too large.");
    chunks.push(chunk);
  }
  try {
    const body = JSON.parse(Buffer.concat(chunks).toString("utf8"));
    if (typeof body === "object" && body !== null && !Array.isArray(body)) return body;
  } catch {
    // Told below, as for JSON of another form.
  }
  throw new Refusal(400, "Send one record as JSON.");
}

function checked(entity, typed) {
  const { record, problems } = check(entity, typed);
  if (Object.keys(problems).length) throw new Refusal(422, "Check the fields.", problems);
  return record;
}

const verbs = {
  "GET list": async (database, { entity }) => [200, database.list(entity)],
  "POST list": async (database, { entity, request }) => [201, database.add(entity, checked(entity, await readBody(request)))],
  "PUT one": async (database, { entity, id, request }) => {
    if (!database.find(entity, id)) throw new Refusal(404, "This record is gone.");
    return [200, database.change(entity, id, checked(entity, await readBody(request)))];
  },
  "DELETE one": async (database, { entity, id }) => {
    if (!database.remove(entity, id)) throw new Refusal(404, "This record is gone.");
    return [200, { deleted: true }];
  },
};

async function answerApi(database, request, path) {
  const [, , name, id] = path.split("/");
  const entity = entityNamed(name);
  if (!entity) throw new Refusal(404, "There is nothing at this address.");
  const verb = verbs[request.method + (id === undefined ? " list" : " one")];
  if (!verb) throw new Refusal(405, "This cannot be done here.");
  return verb(database, { entity, id: Number(id), request });
}

async function sendFile(response, path) {
  const file = normalize(join(publicFolder, path === "/" ? "index.html" : path));
  const type = types[extname(file)];
  const found = type && file.startsWith(publicFolder + sep) ? await stat(file).catch(() => null) : null;
  if (!found?.isFile()) throw new Refusal(404, "There is nothing at this address.");
  response.writeHead(200, { "content-type": type, "content-security-policy": rules, "x-content-type-options": "nosniff" });
  createReadStream(file).pipe(response);
}

function sendJson(response, [status, body]) {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" });
  response.end(JSON.stringify(body));
}

async function answer(database, request, response) {
  try {
    const path = decodeURIComponent(new URL(request.url, "http://localhost").pathname);
    if (path.startsWith("/api/")) sendJson(response, await answerApi(database, request, path));
    else if (request.method === "GET" || request.method === "HEAD") await sendFile(response, path);
    else throw new Refusal(405, "This cannot be done here.");
  } catch (error) {
    if (error instanceof Refusal) return sendJson(response, [error.status, { message: error.message, problems: error.problems }]);
    if (error instanceof URIError) return sendJson(response, [400, { message: "This address is not readable.", problems: {} }]);
    console.error(error);
    sendJson(response, [500, { message: "Something went wrong.", problems: {} }]);
  }
}

/** The app over a database; it listens when it is told to. */
export const createApp = (database) => createServer((request, response) => void answer(database, request, response));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const port = Number(process.env.PORT ?? 3000);
  const host = process.env.HOST ?? "127.0.0.1";
  createApp(openDatabase(process.env.DATABASE ?? "data.sqlite")).listen(port, host, function () {
    console.log("Open http://" + host + ":" + this.address().port);
  });
}
`;
