import { expect, test } from "vitest";
import { analyse } from "../analyse.ts";
import { renderReply } from "../presentation/render-reply.ts";
import type { Language } from "../i18n/language.ts";

const now = new Date("2026-11-20");

interface Talk {
  idea: string;
  whatIf: string;
  question: string;
}

const talks: Record<Language, Talk> = {
  en: {
    idea: "A pet sitting app for dog owners in Lyon. The price is 29 € a month, 40 customers pay.",
    whatIf: "What if churn doubles and I charge 49?",
    question: "Who are my competitors?",
  },
  de: {
    idea: "Eine App für Hundebesitzer in Leipzig. Der Preis ist 29 € im Monat, 40 Kunden zahlen.",
    whatIf: "Was wäre, wenn sich die Kündigungen verdoppeln und ich 49 € verlange?",
    question: "Wer sind meine Wettbewerber?",
  },
  es: {
    idea: "Una app para dueños de perros en Sevilla. El precio es de 29 € al mes, pagan 40 clientes.",
    whatIf: "¿Y si las bajas se duplican y cobro 49 €?",
    question: "¿Quiénes son mis competidores?",
  },
  fr: {
    idea: "Une appli pour les propriétaires de chiens à Lyon. Le prix est de 29 € par mois, 40 clients paient.",
    whatIf: "Et si les résiliations doublaient et que je demandais 49 € ?",
    question: "Qui sont mes concurrents ?",
  },
  hi: {
    idea: "पुणे में कुत्ता पालने वालों के लिए ऐप। कीमत ₹290 महीना है, 40 ग्राहक पैसे देते हैं।",
    whatIf: "अगर छोड़ने वाले दोगुने हो जाएँ और मैं ₹490 लूँ तो क्या होगा?",
    question: "मेरे प्रतियोगी कौन हैं?",
  },
  zh: {
    idea: "给青岛养狗的人用的应用。价格每月29元，40个客户付款。",
    whatIf: "如果流失率翻倍，我收49元，会怎样？",
    question: "我的竞争对手是谁？",
  },
};

test.each(Object.entries(talks))("the figure of an earlier what-if question is gone: %s", (_, talk) => {
  const { idea, whatIf, question } = talk;
  const asked = analyse({ messages: [idea, whatIf], now }).venture;
  const supposed = [...asked.quantities, ...asked.unread].filter(({ span }) => span.message === 1);
  expect(supposed.map(({ quote }) => quote).join()).toMatch(/49/);
  const messages = [idea, whatIf, question];
  const later = analyse({ messages, now });
  const figures = [...later.venture.quantities, ...later.venture.unread];
  expect(figures.filter(({ span }) => span.message === 1)).toEqual([]);
  expect(figures.filter(({ span }) => span.message === 0)).toHaveLength(2);
  expect(renderReply(later, { ask: question }).markdown).not.toMatch(/49/);
});

test("what a later message states and does not ask stays, also where it is open", () => {
  const { idea, question } = talks.en;
  const messages = [idea, "The rent is 900 € a month.", question];
  const { venture } = analyse({ messages, now });
  expect([...venture.quantities, ...venture.unread].some(({ quote }) => quote.includes("900"))).toBe(true);
});
