import type { Language } from "@cofounder/contract";
import type { LetterTexts } from "../../platform/mail/letter.ts";

interface Decided {
  decided: string;
  because: string;
}

interface Words {
  /** The name of the day in a calendar. */
  event: (decided: string) => string;
  /** The mail on the day to look again. */
  reminder: (decision: Decided) => LetterTexts;
}

/** What is said of a decision outside of its pages. */
export const wordsOf = (language: Language): Words => texts[language];

/** The decision and, where one was given, its reason. */
const lines = (all: [first: string, reason: string, last: string], { because }: Decided): string[] =>
  because === "" ? [all[0], all[2]] : all;

const texts: Record<Language, Words> = {
  en: {
    event: (decided) => `Look again: ${decided}`,
    reminder: (said) => ({
      subject: "A decision to look at again",
      lines: lines(
        [
          `You decided: ${said.decided}`,
          `Because: ${said.because}`,
          "Today you wanted to look at it again. Does it still hold? Write down what you think now.",
        ],
        said,
      ),
      action: "Look at it",
      after: "You get this email once. The day is attached for your calendar.",
    }),
  },
  de: {
    event: (decided) => `Noch einmal ansehen: ${decided}`,
    reminder: (said) => ({
      subject: "Eine Entscheidung zum Wiederansehen",
      lines: lines(
        [
          `Du hast entschieden: ${said.decided}`,
          `Weil: ${said.because}`,
          "Heute wolltest du sie noch einmal ansehen. Gilt sie noch? Schreib auf, was du jetzt denkst.",
        ],
        said,
      ),
      action: "Ansehen",
      after: "Diese E-Mail kommt nur einmal. Der Tag liegt für deinen Kalender bei.",
    }),
  },
  es: {
    event: (decided) => `Volver a mirar: ${decided}`,
    reminder: (said) => ({
      subject: "Una decisión que volver a mirar",
      lines: lines(
        [
          `Decidiste: ${said.decided}`,
          `Porque: ${said.because}`,
          "Hoy querías volver a mirarla. ¿Sigue en pie? Escribe lo que piensas ahora.",
        ],
        said,
      ),
      action: "Mirarla",
      after: "Este correo llega una sola vez. Adjuntamos el día para tu calendario.",
    }),
  },
  fr: {
    event: (decided) => `À revoir : ${decided}`,
    reminder: (said) => ({
      subject: "Une décision à revoir",
      lines: lines(
        [
          `Tu as décidé : ${said.decided}`,
          `Parce que : ${said.because}`,
          "Tu voulais la revoir aujourd’hui. Tient-elle toujours ? Écris ce que tu en penses maintenant.",
        ],
        said,
      ),
      action: "La revoir",
      after: "Cet e-mail n’arrive qu’une fois. Le jour est joint pour ton agenda.",
    }),
  },
  hi: {
    event: (decided) => `फिर से देखें: ${decided}`,
    reminder: (said) => ({
      subject: "एक निर्णय जिसे फिर से देखना है",
      lines: lines(
        [
          `आपने तय किया था: ${said.decided}`,
          `क्योंकि: ${said.because}`,
          "आज आप इसे फिर से देखना चाहते थे। क्या यह अब भी सही है? अब जो सोचते हैं वह लिख लें।",
        ],
        said,
      ),
      action: "देखें",
      after: "यह ईमेल एक ही बार आता है। कैलेंडर के लिए दिन साथ में लगा है।",
    }),
  },
  zh: {
    event: (decided) => `重新审视：${decided}`,
    reminder: (said) => ({
      subject: "有一项决定该重新看看",
      lines: lines(
        [
          `你当时决定：${said.decided}`,
          `因为：${said.because}`,
          "你想在今天重新看看它。它还成立吗？写下你现在的想法。",
        ],
        said,
      ),
      action: "去看看",
      after: "这封邮件只发一次。附件中有这一天，可加入日历。",
    }),
  },
};
