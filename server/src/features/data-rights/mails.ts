import type { Language } from "@cofounder/contract";
import { type Addressee, letter, type LetterTexts } from "../../platform/mail/letter.ts";
import type { Mail } from "../../platform/mail/mailer.ts";

/** How long a deleted account's address is kept for a mail server that is away. */
const keptMs = 60 * 60_000;

export function erasedMail(addressee: Addressee, receiptId: string): Mail {
  return letter(addressee, { ...texts[addressee.language](receiptId), action: "", url: null, worksMs: keptMs });
}

const texts: Record<Language, (receipt: string) => Omit<LetterTexts, "action">> = {
  en: (receipt) => ({
    subject: "Your account was deleted",
    lines: [
      "Your account and everything in it was deleted, as you asked.",
      `Receipt: ${receipt}. It proves the deletion and contains nothing about you.`,
    ],
    after: "This is the last email to this address.",
  }),
  es: (receipt) => ({
    subject: "Tu cuenta se ha eliminado",
    lines: [
      "Tu cuenta y todo su contenido se han eliminado, como pediste.",
      `Comprobante: ${receipt}. Acredita la eliminación y no contiene ningún dato tuyo.`,
    ],
    after: "Este es el último correo que enviamos a esta dirección.",
  }),
  fr: (receipt) => ({
    subject: "Ton compte a été supprimé",
    lines: [
      "Ton compte et tout son contenu ont été supprimés, comme tu l’as demandé.",
      `Reçu : ${receipt}. Il atteste la suppression et ne contient aucune donnée te concernant.`,
    ],
    after: "C’est le dernier e-mail envoyé à cette adresse.",
  }),
  de: (receipt) => ({
    subject: "Dein Konto wurde gelöscht",
    lines: [
      "Dein Konto wurde mit allem, was darin war, gelöscht – so, wie du es wolltest.",
      `Beleg: ${receipt}. Er weist die Löschung nach und enthält nichts über dich.`,
    ],
    after: "Das ist die letzte E-Mail an diese Adresse.",
  }),
  hi: (receipt) => ({
    subject: "आपका अकाउंट डिलीट कर दिया गया",
    lines: [
      "आपके कहने पर आपका अकाउंट और उसमें मौजूद सब कुछ डिलीट कर दिया गया है।",
      `रसीद: ${receipt}. यह डिलीट होने का सबूत है और इसमें आपकी कोई जानकारी नहीं है।`,
    ],
    after: "इस पते पर यह हमारा आख़िरी ईमेल है।",
  }),
  zh: (receipt) => ({
    subject: "你的账号已删除",
    lines: ["按照你的要求，你的账号及其中的全部内容已被删除。", `回执：${receipt}。它用于证明删除，不含你的任何信息。`],
    after: "这是发往此邮箱的最后一封邮件。",
  }),
};
