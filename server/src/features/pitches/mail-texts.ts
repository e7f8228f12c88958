import type { Language } from "@cofounder/contract";
import type { LetterTexts } from "../../platform/mail/letter.ts";

interface Asked {
  company: string;
  /** Who asks, with the organisation where one was named. */
  who: string;
  /** The usual cheque, from and to. */
  from: string;
  to: string;
  message: string;
}

interface PitchMailTexts {
  request: (asked: Asked) => LetterTexts;
  accepted: (company: string, answer: string | null) => LetterTexts;
  declined: (company: string, answer: string | null) => LetterTexts;
}

const quoted = (answer: string | null, [open, close]: [string, string]): string[] =>
  answer ? [`${open}${answer}${close}`] : [];

export const mailTexts: Record<Language, PitchMailTexts> = {
  en: {
    request: ({ company, who, from, to, message }) => ({
      subject: `Someone asks about ${company}`,
      lines: [
        `${who} would like to get in touch about your pitch ${company}. Usual cheque: ${from} to ${to}.`,
        `“${message}”`,
      ],
      action: "Read and answer",
      after: "Neither of you sees the other's address. What they say about themselves was not verified.",
    }),
    accepted: (company, answer) => ({
      subject: `${company} answered your request`,
      lines: [`${company} accepted your request.`, ...quoted(answer, ["“", "”"])],
      action: "See what is open to you now",
      after: "Neither of you sees the other's address.",
    }),
    declined: (company, answer) => ({
      subject: `${company} answered your request`,
      lines: [`${company} declined your request.`, ...quoted(answer, ["“", "”"])],
      action: "",
      after: "Neither of you sees the other's address.",
    }),
  },
  es: {
    request: ({ company, who, from, to, message }) => ({
      subject: `Alguien pregunta por ${company}`,
      lines: [
        `${who} quiere ponerse en contacto contigo por tu pitch ${company}. Inversión habitual: de ${from} a ${to}.`,
        `«${message}»`,
      ],
      action: "Leer y responder",
      after: "Ninguno de los dos ve la dirección del otro. Lo que dice de sí mismo no se ha verificado.",
    }),
    accepted: (company, answer) => ({
      subject: `${company} respondió a tu solicitud`,
      lines: [`${company} aceptó tu solicitud.`, ...quoted(answer, ["«", "»"])],
      action: "Ver lo que ya puedes consultar",
      after: "Ninguno de los dos ve la dirección del otro.",
    }),
    declined: (company, answer) => ({
      subject: `${company} respondió a tu solicitud`,
      lines: [`${company} rechazó tu solicitud.`, ...quoted(answer, ["«", "»"])],
      action: "",
      after: "Ninguno de los dos ve la dirección del otro.",
    }),
  },
  fr: {
    request: ({ company, who, from, to, message }) => ({
      subject: `Quelqu’un s’intéresse à ${company}`,
      lines: [
        `${who} souhaite te contacter au sujet de ton pitch ${company}. Ticket habituel : de ${from} à ${to}.`,
        `« ${message} »`,
      ],
      action: "Lire et répondre",
      after: "Aucun de vous deux ne voit l’adresse de l’autre. Les informations données n’ont pas été vérifiées.",
    }),
    accepted: (company, answer) => ({
      subject: `${company} a répondu à ta demande`,
      lines: [`${company} a accepté ta demande.`, ...quoted(answer, ["« ", " »"])],
      action: "Voir ce qui t’est maintenant ouvert",
      after: "Aucun de vous deux ne voit l’adresse de l’autre.",
    }),
    declined: (company, answer) => ({
      subject: `${company} a répondu à ta demande`,
      lines: [`${company} a refusé ta demande.`, ...quoted(answer, ["« ", " »"])],
      action: "",
      after: "Aucun de vous deux ne voit l’adresse de l’autre.",
    }),
  },
  de: {
    request: ({ company, who, from, to, message }) => ({
      subject: `Jemand interessiert sich für ${company}`,
      lines: [
        `${who} möchte wegen deines Pitches ${company} Kontakt aufnehmen. Übliches Ticket: ${from} bis ${to}.`,
        `„${message}“`,
      ],
      action: "Lesen und antworten",
      after: "Keiner von euch sieht die Adresse des anderen. Die Angaben zur Person wurden nicht geprüft.",
    }),
    accepted: (company, answer) => ({
      subject: `${company} hat auf deine Anfrage geantwortet`,
      lines: [`${company} hat deine Anfrage angenommen.`, ...quoted(answer, ["„", "“"])],
      action: "Ansehen, was dir jetzt offensteht",
      after: "Keiner von euch sieht die Adresse des anderen.",
    }),
    declined: (company, answer) => ({
      subject: `${company} hat auf deine Anfrage geantwortet`,
      lines: [`${company} hat deine Anfrage abgelehnt.`, ...quoted(answer, ["„", "“"])],
      action: "",
      after: "Keiner von euch sieht die Adresse des anderen.",
    }),
  },
  hi: {
    request: ({ company, who, from, to, message }) => ({
      subject: `${company} में किसी ने दिलचस्पी दिखाई`,
      lines: [
        `${who} आपकी पिच ${company} के बारे में आपसे बात करना चाहते हैं। आम तौर पर निवेश: ${from} से ${to}.`,
        `“${message}”`,
      ],
      action: "पढ़ें और जवाब दें",
      after: "आप दोनों को एक-दूसरे का पता नहीं दिखता। उन्होंने अपने बारे में जो बताया है, उसकी जाँच नहीं हुई है।",
    }),
    accepted: (company, answer) => ({
      subject: `${company} ने आपके अनुरोध का जवाब दिया`,
      lines: [`${company} ने आपका अनुरोध मान लिया।`, ...quoted(answer, ["“", "”"])],
      action: "देखें कि अब आप क्या-क्या देख सकते हैं",
      after: "आप दोनों को एक-दूसरे का पता नहीं दिखता।",
    }),
    declined: (company, answer) => ({
      subject: `${company} ने आपके अनुरोध का जवाब दिया`,
      lines: [`${company} ने आपका अनुरोध नहीं माना।`, ...quoted(answer, ["“", "”"])],
      action: "",
      after: "आप दोनों को एक-दूसरे का पता नहीं दिखता।",
    }),
  },
  zh: {
    request: ({ company, who, from, to, message }) => ({
      subject: `有人想了解 ${company}`,
      lines: [`${who} 希望就你的项目 ${company} 与你联系。通常投资额：${from} 至 ${to}。`, `“${message}”`],
      action: "查看并回复",
      after: "你们双方都看不到对方的邮箱。对方的自我介绍未经核实。",
    }),
    accepted: (company, answer) => ({
      subject: `${company} 回复了你的请求`,
      lines: [`${company} 接受了你的请求。`, ...quoted(answer, ["“", "”"])],
      action: "查看已对你开放的内容",
      after: "你们双方都看不到对方的邮箱。",
    }),
    declined: (company, answer) => ({
      subject: `${company} 回复了你的请求`,
      lines: [`${company} 婉拒了你的请求。`, ...quoted(answer, ["“", "”"])],
      action: "",
      after: "你们双方都看不到对方的邮箱。",
    }),
  },
};
