import { automationWorkflow } from "@cofounder/contract/tools/automation-builder";
import { describe, expect, test } from "vitest";
import { readAutomation } from "./read.ts";
import { whyNotATree } from "./rules.ts";

/** The trigger, and the steps with their branch of the condition. */
function shape(description: string): string[] {
  const { trigger, steps } = readAutomation(description);
  return [trigger.type, ...steps.map(({ type, after }) => (after.when === "always" ? type : `${after.when}: ${type}`))];
}

const branching: [string, string][] = [
  [
    "English",
    'When a payment comes in on Stripe, if the amount is over 500 post to Slack #sales, otherwise add a row to the Google Sheets "Payments".',
  ],
  [
    "Spanish",
    'Cuando llegue un pago de Stripe, si el importe es mayor que 500 avisa en Slack #sales; si no, añade una fila a la hoja de cálculo "Payments".',
  ],
  [
    "French",
    'Quand un paiement arrive, si le montant dépasse 500 €, publie sur Slack #sales, sinon ajoute une ligne à la feuille de calcul "Payments".',
  ],
  [
    "German",
    'Wenn eine Zahlung eingeht, dann: falls der Betrag über 500 € liegt, poste in Slack #sales, sonst trage sie in die Google-Tabelle "Payments" ein.',
  ],
  [
    "Hindi",
    'जब भी भुगतान आए, अगर राशि 500 से ज़्यादा हो तो Slack #sales पर संदेश भेजो, वरना Google Sheets "Payments" में पंक्ति जोड़ो।',
  ],
  ["Chinese", "当收到Stripe付款时，如果金额大于500，发送Slack消息到#sales，否则在谷歌表格“Payments”中添加一行。"],
];

test.each(branching)("%s: trigger, condition and both of its branches are read", (_, description) => {
  expect(shape(description)).toEqual(["payment", "condition", "yes: slack", "no: sheets"]);
  const [condition, slack, sheet] = readAutomation(description).steps;
  expect(condition?.config).toMatchObject({ comparison: "larger", value: "500" });
  expect(slack?.config["channel"]).toBe("#sales");
  expect(sheet?.config["document"]).toBe("Payments");
});

test.each([
  ["If the amount is over five thousand dollars, send a Slack message to #sales.", "5000"],
  ["When a Stripe payment comes in, if the amount is more than $2,500.50, send a Slack message to #sales.", "2500.5"],
  ["Wenn der Betrag über 1.000 Euro liegt, sende eine Nachricht an Slack #sales.", "1000"],
  ["Si el importe es mayor que 10k, envía un mensaje a Slack #ventas.", "10000"],
  ["अगर राशि 2 लाख से ज़्यादा हो तो Slack #sales पर संदेश भेजो।", "200000"],
  ["如果金额大于5万，发送Slack消息到#sales。", "50000"],
])("%s: the bound of a condition is read as a number of its language", (description, value) => {
  const condition = readAutomation(description).steps.find(({ type }) => type === "condition");
  expect(condition?.config).toMatchObject({ comparison: "larger", value });
});

test.each([
  ["When a form is submitted, wait 2 days, then send an email.", { amount: "2", unit: "days" }],
  ["When a form is submitted, wait three hours, then send an email.", { amount: "3", unit: "hours" }],
  ["Wenn ein Formular kommt, warte zwei Wochen und sende dann eine E-Mail.", { amount: "14", unit: "days" }],
  ["Every two weeks at 9 send a report to Telegram, wait an hour and post to Discord.", { amount: "1", unit: "hours" }],
])("%s: a time to wait is read", (description, config) => {
  expect(readAutomation(description).steps.find(({ type }) => type === "wait")?.config).toMatchObject(config);
});

test("every two weeks is a schedule with a count", () => {
  const { trigger } = readAutomation("Every two weeks on Discord post a report.");
  expect(trigger.config).toMatchObject({ every: "weeks", count: "2" });
});

const weekly: [string, string][] = [
  ["English", "Every Monday at 9 send a report to Telegram."],
  ["Spanish", "Cada lunes a las 9 envía un informe a Telegram."],
  ["French", "Chaque lundi à 9h envoie un rapport sur Telegram."],
  ["German", "Jeden Montag um 9 Uhr sende einen Bericht an Telegram."],
  ["Hindi", "हर सोमवार सुबह 9 बजे Telegram पर रिपोर्ट भेजें।"],
  ["Chinese", "每周一上午9点发送报告到Telegram。"],
];

test.each(weekly)("%s: a recurring time becomes a schedule", (_, description) => {
  const { trigger } = readAutomation(description);
  expect(trigger).toMatchObject({
    type: "schedule",
    config: { every: "weeks", weekdays: "1", at: "09:00" },
    questions: [],
  });
  expect(shape(description)).toEqual(["schedule", "telegram"]);
});

describe("schedules", () => {
  test.each([
    ["every 15 minutes ping https://a.example", { every: "minutes", count: "15" }],
    ["every weekday at 18:30 post to Discord", { every: "weeks", weekdays: "1, 2, 3, 4, 5", at: "18:30" }],
    ["on the 1st of every month at 8 am email team@a.example", { every: "months", dayOfMonth: "1", at: "08:00" }],
    ["every Tuesday and Thursday at 2pm post to Discord", { every: "weeks", weekdays: "2, 4", at: "14:00" }],
    ["每天下午3点发送报告到Discord", { every: "days", at: "15:00" }],
  ])("%s", (description, config) => {
    expect(readAutomation(description).trigger.config).toMatchObject(config);
  });

  test("a day without a time gives a question for the time and sets none", () => {
    const { trigger } = readAutomation("Every day post the numbers to Discord");
    expect(trigger.config).not.toHaveProperty("at");
    expect(trigger.questions).toEqual(["At what time does it run?"]);
  });
});

test("the fields of a form are the listed ones, and an e-mail among them is not a step", () => {
  const { trigger, steps } = readAutomation(
    "When someone sends the form (name, email, budget), add the contact to HubSpot and email the customer.",
  );
  expect(trigger.config["fields"]).toBe("name, email, budget");
  expect(steps.map(({ type }) => type)).toEqual(["hubspot", "email"]);
});

test("an action without a tool is a step to decide, with the question", () => {
  const { trigger, steps } = readAutomation("When a payment arrives, update the CRM.");
  expect(trigger.type).toBe("payment");
  expect(steps).toMatchObject([{ type: "to-decide", questions: ["Which tool does this: “update the CRM”?"] }]);
});

test("nothing is invented without input", () => {
  const { trigger, steps } = readAutomation("Manage my invoices better");
  expect(trigger.type).toBe("to-decide");
  expect(steps.map(({ type }) => type)).toEqual(["to-decide"]);
  expect(trigger.questions).toHaveLength(1);
});

test('"in any case" returns to before the condition, and a condition stated last applies first', () => {
  expect(
    shape("When a form is sent, if the budget is over 5 post to Slack. In any case add a row to Airtable."),
  ).toEqual(["form", "condition", "yes: slack", "airtable"]);
  expect(shape("When a payment comes in, post to Slack #big if the amount is more than $1,000.")).toEqual([
    "payment",
    "condition",
    "yes: slack",
  ]);
});

test("a payment over an amount is trigger and condition in one", () => {
  const { steps } = readAutomation("If a Stripe payment is more than $1,000, notify #big-deals on Slack.");
  expect(steps[0]?.config).toMatchObject({ comparison: "larger", value: "1000" });
});

test.each([
  ["My Slack token is xoxb-123456789012-abcdefXYZ", "xoxb-123456789012"],
  ["use sk_live_51H8abcdefgh for Stripe", "sk_live_51H8"],
  ["password: hunter2secret", "hunter2secret"],
  ["Passwort: geheim-1234", "geheim-1234"],
  ["密码是abc12345", "abc12345"],
  ["call https://ana:pa55word@api.example/x", "pa55word"],
  ["bot 123456789:AAHdqTcvCH1vGWJxfSeofSAs0K5PALDsawx", "AAHdqTcv"],
  ["post to https://hooks.slack.com/services/T000/B000/XXXXXXXX", "T000/B000"],
  ["key a8F3kd93JfkLs02mcNvB73hdKqPz81Xw", "a8F3kd93Jfk"],
])("a secret is removed and named: %s", (description, secret) => {
  const workflow = readAutomation(`When a form is sent, post to Slack. ${description}`);
  expect(JSON.stringify(workflow)).not.toContain(secret);
  expect(workflow.removed.length).toBeGreaterThan(0);
});

test("plain words are not secrets", () => {
  expect(
    readAutomation(
      "When the access token is expired, email ops@a.example. See https://a.example/docs/some-long-page-name-of-2026",
    ).removed,
  ).toEqual([]);
});

const strange = [
  "",
  "   ",
  "((((",
  "if if if otherwise",
  "{{ $env.SECRET }}",
  "<script>alert(1)</script>",
  "when ".repeat(300),
  "और और फिर",
  "每每每每",
  "a".repeat(4_000),
  "every 99999 days at 99:99",
];

test.each(strange)("any text gives a valid tree of steps: %#", (description) => {
  const workflow = readAutomation(description);
  expect(() => automationWorkflow.parse(workflow)).not.toThrow();
  expect(whyNotATree(workflow)).toBeNull();
  expect(readAutomation(description)).toEqual(workflow);
});

test.each([
  "When a form is submitted, post to Slack #sales.",
  "When the contact form is submitted, post to Slack #sales.",
  "When somebody commits the permit form, post to Slack #sales.",
  "Cuando alguien envía el formulario de contacto, avisa en Slack #sales.",
  "Quand le formulaire de contact est soumis, publie sur Slack #sales.",
  "Wenn jemand das Kontaktformular abschickt, poste in Slack #sales.",
])("a word of another language inside a word does not name a field: %s", (description) =>
  expect(readAutomation(description).trigger).toMatchObject({ type: "form", config: {} }),
);

test.each([
  ["When the form with name and e-mail is sent", "name, e-mail"],
  ["When a form is submitted with name, budget", "name, budget"],
  ["Wenn das Formular mit Name und Betrag kommt", "Name, Betrag"],
  ["Cuando llegue el formulario con nombre y correo", "nombre, correo"],
])("the stated fields are the form's: %s", (description, fields) =>
  expect(readAutomation(`${description}, post to Slack #sales.`).trigger.config["fields"]).toContain(
    fields.split(", ")[0],
  ),
);

const whole: [string, string[]][] = [
  [
    "When a new order comes in on Shopify, pack the parcel, then email the customer. Print a label. Ring the bell.",
    ["pack the parcel", "email the customer", "Print a label", "Ring the bell"],
  ],
  [
    "Wenn eine Zahlung eingeht, schicke eine E-Mail. Danach gieße ich die Blumen. Bringe das Paket zur Post.",
    ["schicke eine E-Mail", "gieße ich die Blumen", "Bringe das Paket zur Post"],
  ],
  [
    "Cuando un cliente pague, avisa en Slack y guarda la factura en la carpeta. Riega las plantas.",
    ["avisa en Slack", "guarda la factura en la carpeta", "Riega las plantas"],
  ],
  [
    "Quand un paiement arrive, préviens l’équipe sur Slack. Offre-lui un café.",
    ["préviens l’équipe sur Slack", "Offre-lui un café"],
  ],
  [
    "जब भुगतान आए, तो ग्राहक को ईमेल भेजो। उसे फ़ोन करो। पौधों को पानी दो।",
    ["ग्राहक को ईमेल भेजो", "उसे फ़ोन करो", "पौधों को पानी दो"],
  ],
  [
    "客户提交表单后，发送欢迎邮件。打电话回访客户。把合同打印出来。",
    ["发送欢迎邮件", "打电话回访客户", "把合同打印出来"],
  ],
];

test.each(whole)("every sentence's request is a step, or listed as not understood: %s", (description, asked) => {
  const { steps } = readAutomation(description);
  expect(steps.map(({ action }) => action)).toEqual(asked);
  for (const { type, questions } of steps) if (type === "to-decide") expect(questions).toHaveLength(1);
});

test("a secret leaves no step behind", () =>
  expect(
    readAutomation("When a form is sent, post to Slack #a. My token is xoxb-123456789012-abcdefXYZ.").steps,
  ).toHaveLength(1));

test.each([
  [
    "When a form (name, budget) is sent, post to Slack #sales.",
    "The form was filled in:\nname: {{name}}\nbudget: {{budget}}",
  ],
  ["Wenn eine Zahlung eingeht, poste in Slack #sales.", "Eine Zahlung über {{amount}} ist eingegangen, von {{email}}."],
  ["Cuando llegue un pago, avisa al cliente por correo.", "Hola:\n\ngracias por tu pago de {{amount}}."],
  [
    "Quand quelqu’un annule sur Calendly, publie sur Slack #team.",
    "Un rendez-vous a été annulé : {{name}}, {{email}}.",
  ],
  ["जब भुगतान विफल हो, तो Slack #sales पर संदेश भेजो।", "{{email}} का {{amount}} का भुगतान विफल रहा।"],
  [
    "Wenn eine Zahlung fehlschlägt, poste in Slack #sales.",
    "Eine Zahlung über {{amount}} von {{email}} ist fehlgeschlagen.",
  ],
  ["当收到付款时，发送Slack消息到#sales。", "收到{{email}}的付款：{{amount}}。"],
  ['When a form is sent, post "New lead!" to Slack #sales.', "New lead!"],
])("a message is a sentence in the language of the description: %s", (description, message) =>
  expect(readAutomation(description).steps[0]?.config["message"]).toBe(message),
);
