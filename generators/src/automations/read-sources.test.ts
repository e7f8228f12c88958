import { expect, test } from "vitest";
import { toN8n } from "./n8n/export.ts";
import { readAutomation, readDescription } from "./read.ts";

/** The trigger, then each step; a step that reads says so. */
function shape(description: string): string {
  const { trigger, steps } = readAutomation(description);
  const kinds = steps.map(({ type, config }) => (config["operation"] === "read" ? `read ${type}` : type));
  return [trigger.type, ...kinds].join(" > ");
}

const described: [expected: string, description: string][] = [
  [
    "schedule > read sheets > email > slack",
    "Every Monday at 9 send me an email with the walks of last week from a Google Sheet, and post the number of missed walks in Slack.",
  ],
  [
    "schedule > read sheets > email > slack",
    "Jeden Freitag um 17 Uhr sende mir eine E-Mail mit den offenen Rechnungen aus Google Sheets und poste die Summe in Slack.",
  ],
  [
    "schedule > read sheets > email > slack",
    "Cada lunes a las 9 envíame un correo con los paseos de la semana pasada de una hoja de Google y publica en Slack el número de paseos perdidos.",
  ],
  [
    "schedule > read sheets > email > slack",
    "Chaque lundi à 9 h, envoie-moi un e-mail avec les promenades de la semaine dernière depuis une feuille Google, " +
      "et publie dans Slack le nombre de promenades manquées.",
  ],
  [
    "schedule > read sheets > email > slack",
    "हर सोमवार सुबह 9 बजे मुझे Google Sheet से पिछले हफ़्ते की सैरों के साथ एक ईमेल भेजो, और छूटी हुई सैरों की संख्या Slack में पोस्ट करो।",
  ],
  [
    "schedule > read sheets > email > slack",
    "每周一上午9点给我发一封邮件，内容是Google表格里上周的遛狗记录，并把错过的次数发到Slack。",
  ],
  [
    "schedule > read notion > ai-text > email",
    "On the first of every month, summarise last month's expenses from Notion and email the summary to my accountant.",
  ],
  [
    "schedule > read notion > ai-text > email",
    "Am Ersten jedes Monats fasse die Notizen aus Notion zusammen und maile die Zusammenfassung an chef@firma.de.",
  ],
  [
    "schedule > read notion > ai-text > email",
    "El primer día de cada mes a las 10, resume los gastos de Notion y mándame el resumen por correo.",
  ],
  ["schedule > read notion > ai-text > email", "每月1号总结Notion里的支出，并把总结用邮件发给会计。"],
  ["schedule > read notion > ai-text > email", "हर महीने की पहली तारीख को Notion से खर्चों का सारांश बनाओ और मुझे ईमेल करो।"],
  [
    "schedule > read airtable > email",
    "Tous les vendredis à 17 h, récupère les factures impayées d'Airtable et envoie-les par e-mail à compta@exemple.fr.",
  ],
  [
    "schedule > read airtable > to-decide",
    "Every day at 8 am read the new rows of our Airtable and send each customer a reminder by SMS.",
  ],
  [
    "schedule > to-decide > sheets > ai-text > filter > to-decide",
    "Every evening at 6pm, copy today's bookings from Calendly to a Google Sheet, translate the notes " +
      "into English and send them to the team in Teams, but only if there are more than 3 bookings.",
  ],
  ["payment > sheets > email", "When a payment is refunded, write a row to a Google Sheet and let me know by email."],
  [
    "form > hubspot > email",
    "Wenn jemand das Kontaktformular ausfüllt, lege einen Kontakt in HubSpot an und schicke ihm eine Willkommensmail.",
  ],
  [
    "typeform > mailchimp > to-decide",
    "Cuando alguien rellene el formulario de Typeform, añádelo a Mailchimp y envíale un mensaje de WhatsApp.",
  ],
  ["typeform > hubspot > gmail", "जब कोई Typeform भरे, तो उसे HubSpot में जोड़ो और Gmail से स्वागत ईमेल भेजो।"],
  ["typeform > hubspot > gmail", "当有人填写Typeform表单时，把他添加到HubSpot，并用Gmail发送欢迎邮件。"],
  ["payment > notion > slack", "Stripe收到付款后，在Notion里新建一条记录，然后在Slack通知我。"],
  [
    "to-decide > to-decide > to-decide",
    "When a dog owner cancels a walk, offer the slot to the next person on the waiting list and update the calendar.",
  ],
  [
    "schedule > to-decide > email",
    "Once a week on Sunday evening pull the orders from Shopify and email them to our bookkeeper.",
  ],
  [
    "email-in > to-decide > slack",
    "When a new lead arrives by email, save the attachment in Dropbox and message the sales team on Slack.",
  ],
  ["schedule > read airtable > email", "每周五下午5点把Airtable里的未付发票发邮件给我。"],
];

test.each(described)("%s: what is read comes before what is done with it: %s", (expected, description) =>
  expect(shape(description)).toBe(expected),
);

test.each(described)("%s: every word is in a listed phrase: %s", (_, description) => {
  const listed = readDescription(description)
    .phrases.map(({ said }) => said)
    .join(" ");
  const words = description.replace(/然后|并/gu, " ").match(/[\p{L}\p{M}]{5,}/gu) ?? [];
  expect(words.filter((word) => !listed.includes(word))).toEqual([]);
});

test("the time of the rows that are meant is listed as not taken, and asked for", () => {
  const { workflow, phrases } = readDescription(described[0]?.[1] ?? "");
  expect(phrases).toContainEqual({ said: "of last week", became: null });
  expect(workflow.steps[0]?.questions.at(-1)).toMatch(/Which column and value mark .*the walks of last week/);
  expect(workflow.steps[1]?.questions).toContain("At which address do you get the e-mail?");
  expect(workflow.steps[2]?.questions.at(-1)).toMatch(/^All rows are counted/);
});

test.each([
  ["Every day at 8 post to Discord.", "What does the message say?"],
  ["When a form is sent, send the customer a welcome email.", "What does the message say?"],
  ["Jeden Tag um 8 lies die Zeilen aus Airtable und poste die Summe in Discord.", "No step here works this out"],
])("a message that is not known is left open and asked for: %s", (description, question) => {
  const last = readAutomation(description).steps.at(-1);
  expect(last?.config["message"]).toBe("");
  expect(last?.questions.join(" ")).toContain(question);
});

test("a day that no schedule knows is asked for", () =>
  expect(readAutomation("At the end of each month at 9 post to Discord.").trigger).toMatchObject({
    type: "schedule",
    questions: ["On which day of the month does it run: “At the end of each month at 9”?"],
  }));

test("a tool without a ready step is named in the question", () =>
  expect(readAutomation("When a form is sent, create an invoice in QuickBooks.").steps[0]?.questions[0]).toContain(
    "in QuickBooks",
  ));

test("all rows go into one message, and each row into one for each", () => {
  const once = (description: string) =>
    toN8n(readAutomation(description)).nodes.find(({ type }) => type === "n8n-nodes-base.gmail");
  const all = once("Every day at 8 read the orders from Airtable and mail me the list with Gmail.");
  expect(all?.executeOnce).toBe(true);
  expect(all?.parameters["message"]).toMatch(/\.all\(\)\.map/);
  const each = once("Every day at 8 read the orders from Airtable and mail each customer with Gmail.");
  expect(each?.executeOnce).toBeUndefined();
  expect(each?.parameters["message"]).toMatch(/\.item\.json/);
});
