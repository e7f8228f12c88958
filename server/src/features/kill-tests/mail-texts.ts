import type { Language, TestRule } from "@cofounder/contract";
import type { LetterTexts } from "../../platform/mail/letter.ts";

interface Words {
  /** The name of the day in a calendar. */
  event: (statement: string) => string;
  bar: (rule: TestRule) => string;
  /** The mail on the last day. */
  reminder: (rule: TestRule) => LetterTexts;
}

/** What is said of a test outside of its pages. */
export const wordsOf = (language: Language): Words => texts[language];

const number = (language: Language) => (value: number) => new Intl.NumberFormat(language).format(value);

interface BarWords {
  least: (threshold: string) => string;
  most: (threshold: string) => string;
  of: (bar: string, sample: string) => string;
}

const barIn =
  (language: Language, { least, most, of }: BarWords) =>
  ({ comparison, threshold, sample }: TestRule): string => {
    const said = number(language);
    const bar = comparison === "at_least" ? least(said(threshold)) : most(said(threshold));
    return sample === null ? bar : of(bar, said(sample));
  };

const bars = {
  en: barIn("en", {
    least: (n) => `Passed with at least ${n}`,
    most: (n) => `Passed with at most ${n}`,
    of: (bar, n) => `${bar} of ${n}`,
  }),
  de: barIn("de", {
    least: (n) => `Bestanden mit mindestens ${n}`,
    most: (n) => `Bestanden mit höchstens ${n}`,
    of: (bar, n) => `${bar} von ${n}`,
  }),
  es: barIn("es", {
    least: (n) => `Se supera con al menos ${n}`,
    most: (n) => `Se supera con como mucho ${n}`,
    of: (bar, n) => `${bar} de ${n}`,
  }),
  fr: barIn("fr", {
    least: (n) => `Réussi avec au moins ${n}`,
    most: (n) => `Réussi avec au plus ${n}`,
    of: (bar, n) => `${bar} sur ${n}`,
  }),
  hi: barIn("hi", {
    least: (n) => `कम से कम ${n} पर सफल`,
    most: (n) => `अधिक से अधिक ${n} पर सफल`,
    of: (bar, n) => `${n} में से ${bar}`,
  }),
  zh: barIn("zh", {
    least: (n) => `至少 ${n} 即通过`,
    most: (n) => `至多 ${n} 即通过`,
    of: (bar, n) => `${n} 个中${bar}`,
  }),
};

const texts: Record<Language, Words> = {
  en: {
    event: (statement) => `Test ends: ${statement}`,
    bar: bars.en,
    reminder: (rule) => ({
      subject: "Your test ends today",
      lines: [
        `Today is the last day of your test: ${rule.statement}`,
        `${bars.en(rule)}. Counted: ${rule.counted}`,
        "Enter what you counted. The verdict follows from the rule you locked, and your rating moves with it.",
      ],
      action: "Enter the result",
      after: "You get this email once. The day is attached for your calendar.",
    }),
  },
  de: {
    event: (statement) => `Test endet: ${statement}`,
    bar: bars.de,
    reminder: (rule) => ({
      subject: "Dein Test endet heute",
      lines: [
        `Heute ist der letzte Tag deines Tests: ${rule.statement}`,
        `${bars.de(rule)}. Gezählt wird: ${rule.counted}`,
        "Trage ein, was du gezählt hast. Das Urteil folgt aus der Regel, die du festgelegt hast, und deine Bewertung bewegt sich mit.",
      ],
      action: "Ergebnis eintragen",
      after: "Diese E-Mail kommt nur einmal. Der Tag liegt für deinen Kalender bei.",
    }),
  },
  es: {
    event: (statement) => `Termina la prueba: ${statement}`,
    bar: bars.es,
    reminder: (rule) => ({
      subject: "Tu prueba termina hoy",
      lines: [
        `Hoy es el último día de tu prueba: ${rule.statement}`,
        `${bars.es(rule)}. Se cuenta: ${rule.counted}`,
        "Introduce lo que has contado. El veredicto se deduce de la regla que fijaste, y tu nota se mueve con él.",
      ],
      action: "Introducir el resultado",
      after: "Este correo llega una sola vez. Adjuntamos el día para tu calendario.",
    }),
  },
  fr: {
    event: (statement) => `Fin du test : ${statement}`,
    bar: bars.fr,
    reminder: (rule) => ({
      subject: "Ton test se termine aujourd’hui",
      lines: [
        `C’est le dernier jour de ton test : ${rule.statement}`,
        `${bars.fr(rule)}. On compte : ${rule.counted}`,
        "Saisis ce que tu as compté. Le verdict découle de la règle que tu as verrouillée, et ta note bouge avec lui.",
      ],
      action: "Saisir le résultat",
      after: "Cet e-mail n’arrive qu’une fois. Le jour est joint pour ton agenda.",
    }),
  },
  hi: {
    event: (statement) => `परीक्षण समाप्त: ${statement}`,
    bar: bars.hi,
    reminder: (rule) => ({
      subject: "आपका परीक्षण आज समाप्त होता है",
      lines: [
        `आज आपके परीक्षण का अंतिम दिन है: ${rule.statement}`,
        `${bars.hi(rule)}। गिना जाता है: ${rule.counted}`,
        "जो गिना वह दर्ज करें। फ़ैसला आपके तय किए नियम से निकलता है, और मूल्यांकन उसी के साथ बदलता है।",
      ],
      action: "नतीजा दर्ज करें",
      after: "यह ईमेल एक ही बार आता है। कैलेंडर के लिए दिन साथ में लगा है।",
    }),
  },
  zh: {
    event: (statement) => `测试截止：${statement}`,
    bar: bars.zh,
    reminder: (rule) => ({
      subject: "你的测试今天截止",
      lines: [
        `今天是这项测试的最后一天：${rule.statement}`,
        `${bars.zh(rule)}。计数内容：${rule.counted}`,
        "请填入你数到的结果。结论由你锁定的规则得出，评分也会随之变化。",
      ],
      action: "填入结果",
      after: "这封邮件只发一次。附件中有这一天，可加入日历。",
    }),
  },
};
