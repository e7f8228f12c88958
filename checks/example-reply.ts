import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Language, ReplyPart } from "@cofounder/contract";
import { analyse, renderReply } from "../analyst/src/index.ts";
import { settledIn } from "../analyst/training/settled.ts";
import type { ExampleMetricName, ExampleReply } from "../web/app/content/example/reply.ts";

/** The example's founder in the six languages, with every figure settled. */
const questions: Record<Language, string> = {
  en:
    "Online booking for physiotherapists. ⟦40|paying customer⟧ practices pay ⟦$49" +
    "|price USD/customer/month⟧ a month. Gross margin is ⟦80%|margin %⟧, monthly churn ⟦6%" +
    "|churn %/month⟧, CAC ⟦$180|acquisition_spend USD/customer⟧. We have ⟦$60,000" +
    "|cash USD =60000⟧ in the bank and burn ⟦$7,500|burn USD/month =7500⟧ a month. ⟦9" +
    '|said_yes customer of="14"⟧ of the ⟦14' +
    "|asked customer⟧ practices I interviewed lose evenings to the phone.",
  de:
    "Online-Terminbuchung für Physiotherapeuten. ⟦40|paying customer⟧ Praxen zahlen ⟦49 €" +
    "|price EUR/customer/month⟧ im Monat. Die Bruttomarge ist ⟦80 %|margin %⟧, der monatliche Churn ⟦6 %" +
    "|churn %/month⟧, der CAC ⟦180 €|acquisition_spend EUR/customer⟧. Wir haben ⟦60.000 €" +
    "|cash EUR =60000⟧ auf dem Konto und verbrauchen ⟦7.500 €" +
    "|burn EUR/month =7500⟧ im Monat. Ich habe ⟦14|asked customer⟧ Physiotherapeuten befragt, ⟦9" +
    '|said_yes customer of="14"⟧ davon verlieren Abende am Telefon.',
  es:
    "Reservas online para fisioterapeutas. ⟦40|paying customer⟧ clínicas pagan ⟦49 €" +
    "|price EUR/customer/month⟧ al mes. El margen bruto es del ⟦80 %|margin %⟧, el churn mensual del ⟦6 %" +
    "|churn %/month⟧ y el CAC de ⟦180 €|acquisition_spend EUR/customer⟧. Tenemos ⟦60.000 €" +
    "|cash EUR =60000⟧ en el banco y gastamos ⟦7.500 €|burn EUR/month =7500⟧ al mes. Entrevisté a ⟦14" +
    '|asked customer⟧ fisioterapeutas y ⟦9|said_yes customer of="14"⟧ pierden tardes enteras al teléfono.',
  fr:
    "Réservation en ligne pour kinésithérapeutes. ⟦40|paying customer⟧ cabinets paient ⟦49 €" +
    "|price EUR/customer/month⟧ par mois. La marge brute est de ⟦80 %|margin %⟧, le churn mensuel de ⟦6 %" +
    "|churn %/month⟧ et le CAC de ⟦180 €|acquisition_spend EUR/customer⟧. Nous avons ⟦60 000 €" +
    "|cash EUR =60000⟧ en banque et dépensons ⟦7 500 €" +
    "|burn EUR/month =7500⟧ par mois. J'ai interrogé ⟦14|asked customer⟧ kinésithérapeutes et ⟦9" +
    '|said_yes customer of="14"⟧ perdent leurs soirées au téléphone.',
  hi:
    "फ़िज़ियोथेरेपिस्ट के लिए ऑनलाइन बुकिंग। हमारे ⟦40" +
    "|paying customer⟧ भुगतान करने वाले ग्राहक हैं, कीमत ⟦₹4,900" +
    "|price INR/customer/month =4900⟧ प्रति माह है। सकल मार्जिन ⟦80%|margin %⟧ है, मासिक churn ⟦6%" +
    "|churn %/month⟧ है, CAC ⟦₹18,000|acquisition_spend INR/customer =18000⟧ है। बैंक में ⟦₹60,00,000" +
    "|cash INR =6000000⟧ नकद हैं और हर महीने ⟦₹7,50,000|burn INR/month =750000⟧ खर्च होते हैं। मैंने ⟦14" +
    "|asked customer⟧ फ़िज़ियोथेरेपिस्ट से बात की, ⟦9" +
    '|said_yes customer of="14"⟧ की शामें फ़ोन पर चली जाती हैं।',
  zh:
    "面向理疗师的在线预约软件。⟦40|paying customer⟧家诊所每月付费⟦49欧元|price EUR/customer/month⟧。毛利率⟦80%|margin %⟧，月流失率⟦6%" +
    "|churn %/month⟧，CAC ⟦180欧元|acquisition_spend EUR/customer⟧。账上现金⟦60,000欧元" +
    "|cash EUR =60000⟧，每月烧⟦7,500欧元|burn EUR/month =7500⟧。我访谈了⟦14|asked customer⟧位理疗师，其中⟦9" +
    '|said_yes customer of="14"⟧位每晚都耗在电话上。',
};

export const exampleLanguages = Object.keys(questions) as Language[];

const shownMetrics: ExampleMetricName[] = [
  "contribution_per_customer",
  "ltv",
  "ltv_cac",
  "cac_payback_months",
  "runway_months",
  "max_churn_for_ltv_cac_3",
];
const shownQuestions = 3;
const shownParagraphs = 3;

type Kind = ReplyPart["kind"];

/** The engine's answer, as far as the landing page shows it. */
export function makeExample(language: Language): ExampleReply {
  const said = settledIn([questions[language]]);
  const analysis = analyse({ ...said, now: new Date("2026-01-15"), language });
  const { parts } = renderReply(analysis, { language });
  const all = <K extends Kind>(kind: K) =>
    parts.filter((part): part is Extract<ReplyPart, { kind: K }> => part.kind === kind);
  const only = <K extends Kind>(kind: K) => required(all(kind)[0], kind);

  const metrics = all("metrics").flatMap(({ items }) => items);
  const chart = required(
    all("chart").find((part) => part.chart === "line"),
    "line chart",
  );
  const risk = required(
    all("section").find(({ id }) => id === "riskiest_assumption"),
    "riskiest assumption",
  );
  const { rating } = only("rating");
  const { words } = only("words");
  const asked = only("questions");
  return {
    asked: piecesOf(
      said.messages.join(""),
      analysis.claims.flatMap(({ span }) => span ?? []),
    ),
    headline: only("headline").text,
    metricsTitle: only("metrics").title,
    metrics: shownMetrics.map((name) => {
      const metric = required(
        metrics.find((candidate) => candidate.name === name),
        name,
      );
      return { name, label: metric.label, value: metric.display, formula: metric.formulaText ?? metric.formula };
    }),
    chart: { title: chart.title, note: chart.note, unit: chart.unit, values: chart.series[0]?.values ?? [] },
    rating: {
      title: required(words["rating.title"], "rating.title"),
      score: required(rating.score, "score"),
      parts: rating.parts.flatMap(({ label, score, because }) => (score === null ? [] : [{ label, score, because }])),
    },
    risk: { title: risk.title, paragraphs: risk.text.split("\n\n").slice(0, shownParagraphs).map(paragraphOf) },
    questions: { title: asked.title, items: asked.items.slice(0, shownQuestions).map(({ text }) => text) },
    words: {
      founder: required(words["claims.founder"], "claims.founder"),
      computed: required(words["claims.computed"], "claims.computed"),
      offline: required(words["reply.offline"], "reply.offline"),
    },
  };
}

function required<Value>(value: Value | null | undefined, name: string): Value {
  if (value === null || value === undefined) throw new Error(`The engine's reply to the example has no ${name}.`);
  return value;
}

function paragraphOf(markdown: string) {
  const [, lead = "", text = markdown] = /^\*\*(.+?)\*\*([\s\S]*)$/.exec(markdown) ?? [];
  return { lead, text };
}

function piecesOf(question: string, spans: { start: number; end: number }[]) {
  const edges = spans.toSorted((a, b) => a.start - b.start);
  const pieces: { text: string; figure: boolean }[] = [];
  let at = 0;
  for (const { start, end } of edges) {
    if (start > at) pieces.push({ text: question.slice(at, start), figure: false });
    if (start >= at) pieces.push({ text: question.slice(start, end), figure: true });
    at = Math.max(at, end);
  }
  if (at < question.length) pieces.push({ text: question.slice(at), figure: false });
  return pieces;
}

/** `node checks/example-reply.ts` rewrites the six files, after the engine's answer has changed. */
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const files = exampleLanguages.map((language) => {
    const file = fileURLToPath(new URL(`../web/app/content/example/${language}.ts`, import.meta.url));
    const value = JSON.stringify(makeExample(language));
    writeFileSync(
      file,
      `import type { ExampleReply } from "./reply.ts";\n\nexport const exampleReply: ExampleReply = ${value};\n`,
    );
    return file;
  });
  execFileSync("oxfmt", files);
}
