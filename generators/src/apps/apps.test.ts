import { appSpec } from "@cofounder/contract/tools/app-generator";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { editApp } from "./edit-app.ts";
import { makeApp } from "./make-app.ts";
import { isPreviewable, previewApp } from "./preview-app.ts";
import { readDescription } from "./read-description.ts";
import { estimateTokens, faultOf, readReply, safePath } from "./read-reply.ts";

const invoices = readDescription("Track invoices with customer, amount and due date; mark as paid");
const fieldsOf = (description: string) =>
  readDescription(description).entities.map(({ name, fields }) => [
    name,
    ...fields.map((field) => `${field.name}:${field.type}`),
  ]);

describe("a description", () => {
  test("gives entities, fields with their types, and actions", () => {
    expect(invoices).toMatchObject({
      title: "Invoices",
      entities: [
        {
          name: "invoice",
          fields: [
            { name: "customer", type: "text", required: true },
            { name: "amount", type: "money" },
            { name: "dueDate", type: "date" },
            { name: "paid", type: "boolean" },
          ],
          actions: [{ label: "Mark as paid", field: "paid" }],
        },
      ],
    });
  });

  test("with several things relates them by name", () => {
    expect(
      fieldsOf(
        "Manage projects with name and deadline, and tasks with title, project and priority. Mark tasks as done.",
      ),
    ).toEqual([
      ["project", "name:text", "deadline:date"],
      ["task", "title:text", "project:relation", "priority:choice", "done:boolean"],
    ]);
  });

  test("that only names a thing gets its usual fields, and a question", () => {
    const { entities, questions } = readDescription("An app for booking appointments");
    expect(entities[0]?.fields.map(({ name }) => name)).toEqual(["client", "date", "time", "notes", "confirmed"]);
    expect(questions[0]).toContain("What is kept of each appointment?");
  });

  test("that is not understood gives a list to build on", () => {
    expect(fieldsOf("智能日历")).toEqual([["item", "title:text", "notes:longText", "date:date", "status:choice"]]);
  });

  test("of any kind gives a complete app", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", minLength: 1, maxLength: 400 }), (description) => {
        const spec = readDescription(`track ${description}`);
        expect(appSpec.safeParse(spec).error).toBeUndefined();
        expect(makeApp(spec).length).toBeGreaterThan(10);
      }),
      { numRuns: 60 },
    );
  });
});

describe("a description of usual kinds of fields", () => {
  const kept = (description: string): string[] =>
    readDescription(description).entities.flatMap(({ fields }) =>
      fields.map(({ label, type, options }) => `${label}: ${options?.join("/") ?? type}`),
    );
  test.each([
    [
      "A recipe app where I save recipes with a rating from 1 to 5, categories (starter, main), the date I cooked it and a photo.",
      ["Rating: 1/2/3/4/5", "Categories: Starter/Main", "Date I cooked it: date", "Photo: url"],
    ],
    [
      "Track plants: species, last watered date, and a photo. Each plant has a state: healthy, sick or dead.",
      ["Species: text", "Last watered date: date", "Photo: url", "State: Healthy/Sick/Dead"],
    ],
    [
      "A movie diary. Rate films out of ten, pick a genre, remember where I watched them.",
      ["Rating: 1/2/3/4/5/6/7/8/9/10", "Genre: text", "Place: text"],
    ],
    ["Store members with name, phone, email and whether they paid.", ["Phone: phone", "Email: email", "Paid: boolean"]],
    [
      "Eine App für meine Bäckerei: Bestellungen mit Kunde, Datum, Betrag und Status (offen, gebacken).",
      ["Kunde: text", "Datum: date", "Betrag: money", "Status: Offen/Gebacken"],
    ],
    [
      "Una app para gestionar reservas: nombre, teléfono, fecha, número de personas, estado (pendiente, confirmada).",
      ["Teléfono: phone", "Fecha: date", "Número de personas: number", "Estado: Pendiente/Confirmada"],
    ],
    [
      "Une application pour suivre mes livres avec titre, auteur, note sur 5 et date de lecture.",
      ["Note: 1/2/3/4/5", "Date de lecture: date"],
    ],
    ["किताबों का ऐप: नाम, लेखक, रेटिंग, तारीख", ["लेखक: text", "रेटिंग: 1/2/3/4/5", "तारीख: date"]],
    [
      "记账应用：日期、金额、类别（餐饮、交通）、备注、是否已报销",
      ["日期: date", "金额: money", "类别: 餐饮/交通", "已报销: boolean"],
    ],
  ])("loses none: %s", (description, fields) => {
    expect(kept(description)).toEqual(expect.arrayContaining(fields));
    const spec = readDescription(description);
    expect(appSpec.safeParse(spec).error).toBeUndefined();
    for (const { said, became } of spec.phrases ?? [])
      if (!/[aA]pp|diary|应用|ऐप|Bäckerei/u.test(said)) expect([said, became]).not.toContain(null);
  });

  test.each([
    [
      "A repair is open, confirmed or cancelled. Each repair has a bike, a date and a price of £14.",
      "Status: Open/Confirmed/Cancelled",
      "Price (£)",
    ],
    [
      "Jede Buchung hat ein Rad und einen Preis von 9 Euro pro Stunde. Eine Buchung ist offen oder storniert.",
      "Status: Offen/Storniert",
      "Preis (€ pro Stunde)",
    ],
  ])("keeps the listed states and the stated amount: %s", (description, states, label) => {
    expect(kept(description)).toContain(states);
    const field = readDescription(description).entities[0]?.fields.find(({ type }) => type === "money");
    expect(field).toMatchObject({ label, example: description.includes("14") ? 14 : 9 });
  });

  test("lists what every phrase became, and the phrases that were not used", () => {
    const { phrases } = readDescription(
      "Store members with name and status (new, old). Send reminders by SMS. Print labels.",
    );
    expect(phrases).toEqual([
      { said: "Store members", became: "Members" },
      { said: "name", became: "Members: Name (text)" },
      { said: "status (new, old)", became: "Members: Status (New, Old)" },
      { said: "Send reminders by SMS", became: null },
      { said: "Print labels", became: null },
    ]);
  });
});

describe("an instruction without a model", () => {
  test.each([
    ["Add phone to invoices", "Added Phone to Invoices.", "phone"],
    ["add a field due time", "Added Due time to Invoices.", "dueTime"],
    ["rename customer to client", "Customer is Client now.", "client"],
  ])("%s", (instruction, said, field) => {
    const edited = editApp(invoices, instruction);
    expect(edited).toMatchObject({ said });
    if ("spec" in edited) expect(edited.spec.entities[0]?.fields.map(({ name }) => name)).toContain(field);
  });

  test("removes, renames and adds things, and follows relations", () => {
    const added = editApp(invoices, "also track customers with name and email");
    if (!("spec" in added)) throw new Error(added.cannot);
    expect(added.spec.entities[0]?.fields[0]).toMatchObject({ type: "relation", of: "customer" });
    const renamed = editApp(added.spec, "rename customers to clients");
    if (!("spec" in renamed)) throw new Error(renamed.cannot);
    expect(renamed.spec.entities[0]?.fields[0]).toMatchObject({ of: "client" });
    const removed = editApp(renamed.spec, "remove clients");
    if (!("spec" in removed)) throw new Error(removed.cannot);
    expect(removed.spec.entities[0]?.fields[0]).toMatchObject({ type: "text" });
    expect(appSpec.safeParse(removed.spec).error).toBeUndefined();
  });

  test("that is unknown is refused with the supported ones", () => {
    expect(editApp(invoices, "make it pop")).toEqual({ cannot: expect.stringContaining("Without a language model") });
    expect(editApp(invoices, "remove customer from spaceships")).toMatchObject({ cannot: expect.any(String) });
  });

  test("changes only the files it concerns", () => {
    const edited = editApp(invoices, "call the app Ledger");
    if (!("spec" in edited)) throw new Error(edited.cannot);
    const before = new Map(makeApp(invoices).map(({ path, content }) => [path, content]));
    const changed = makeApp(edited.spec).filter(({ path, content }) => before.get(path) !== content);
    expect(changed.map(({ path }) => path)).toEqual([
      "README.md",
      "package.json",
      "public/index.html",
      "public/model.js",
    ]);
  });
});

describe("a model's reply", () => {
  const files = [{ path: "public/index.html", content: "<h1>Hi</h1>" }];

  test("is read as JSON, in a code block too, and otherwise contains no files", () => {
    const json = JSON.stringify({ files, description: "An app" });
    for (const reply of [
      json,
      `\`\`\`json\n${json}\n\`\`\``,
      `Here it is:\n\`\`\`json\n${json}\n\`\`\`\nEnjoy!`,
      `Sure! ${json} Bye`,
    ])
      expect(readReply(reply)).toEqual({ files, description: "An app" });
    expect(readReply("I cannot do that.")).toBeNull();
  });

  test.each([
    "../evil.js",
    "a/../../b",
    "/etc/passwd",
    "C:\\x",
    "c:/x",
    "a\u0000b",
    "",
    ".",
    "a//b",
    "x".repeat(161),
    "nul.txt",
    "~/.ssh/x",
    ".git/config",
    "a/",
    "b\\..\\c",
    "e\u202ecod.js",
    7,
    null,
  ])("never contains a file called %j", (path) => {
    expect(safePath(path)).toBeNull();
    expect(readReply(JSON.stringify({ files: [{ path, content: "x" }, ...files] }))?.files).toEqual(files);
  });

  test.each([
    { files: "no" },
    { files: [1, null, [], { path: "a.js" }, { path: "a.js", content: 5 }] },
    { files: {} },
    [],
    { description: 5 },
  ])("of wrong types contains no files: %j", (value) => {
    expect(readReply(JSON.stringify(value))).toBeNull();
  });

  test("of ten megabytes is bounded, and file names are case-insensitive", () => {
    expect(readReply("x".repeat(10_000_000))).toBeNull();
    const many = Array.from({ length: 500 }, (_, at) => ({ path: `f${at}.js`, content: "x" }));
    expect(readReply(JSON.stringify({ files: many }))?.files).toHaveLength(80);
    const twice = [
      { path: "A.js", content: "1" },
      { path: "a.js", content: "2" },
    ];
    expect(readReply(JSON.stringify({ files: twice }))?.files).toEqual([twice[0]]);
  });

  test("is counted by its characters, and the same fault has one text", () => {
    expect(estimateTokens("abcd", "abc")).toBe(2);
    expect(faultOf("TypeError at data:text/javascript,abc:12:3")).toBe(
      faultOf("TypeError at data:text/javascript,xyz:99:1"),
    );
  });
});

describe("a preview of files that are still being written", () => {
  const page = {
    path: "public/index.html",
    content: '<link rel="stylesheet" href="a.css"><script src="/b.js"></script>',
  };
  const [style, script] = [
    { path: "public/a.css", content: "" },
    { path: "public/b.js", content: 'import { c } from "./c.js"; import x from "https://x.example/y.js";' },
  ];
  test.each([
    [[style, script], false],
    [[page, style], false],
    [[page, style, script], false],
    [[page, style, script, { path: "public/c.js", content: "" }], true],
    [
      [
        {
          path: "index.html",
          content: '<link rel="icon" href="data:,"><script src="https://x.example/z.js"></script>',
        },
      ],
      true,
    ],
  ])("waits until all that its page needs is whole (%#)", (files, isThere) => {
    expect(isPreviewable(files)).toBe(isThere);
  });
});

describe("the preview", () => {
  test("contains every module, calls no server and allows no network", () => {
    const page = previewApp(makeApp(invoices));
    expect(page).toContain("default-src 'none'");
    expect(page).toContain('import "app/public/app.js"');
    expect(page.includes("fetch(")).toBe(false);
    expect(page).not.toMatch(/ src="|href="styles/);
  });

  test("reports a missing page", () => {
    expect(
      previewApp([
        { path: "main.tsx", content: "x" },
        { path: "<b>.ts", content: "" },
      ]),
    ).toContain("&lt;b&gt;.ts");
  });
});
