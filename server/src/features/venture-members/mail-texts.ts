import type { GuestAccess, Language } from "@cofounder/contract";
import type { LetterTexts } from "../../platform/mail/letter.ts";

interface Invited {
  owner: string;
  venture: string;
  access: GuestAccess;
}

/** The mail with an invitation into a venture. */
export const invitationTexts = (language: Language, invited: Invited): LetterTexts => texts[language](invited);

const texts: Record<Language, (invited: Invited) => LetterTexts> = {
  en: ({ owner, venture, access }) => ({
    subject: `${owner} invites you to ${venture}`,
    lines: [
      `${owner} is building ${venture} and invites you to work on it here.`,
      access === "edit"
        ? "You can read its figures, scenarios, tests and decisions, and change them."
        : "You can read its figures, scenarios, tests and decisions.",
    ],
    action: "See the invitation",
    after:
      "The link works for 7 days and once, with an account that has this email address; you can create one for free. " +
      "If you do not know who this is, you can ignore this email.",
  }),
  de: ({ owner, venture, access }) => ({
    subject: `${owner} lädt dich zu ${venture} ein`,
    lines: [
      `${owner} baut ${venture} auf und lädt dich ein, hier daran mitzuarbeiten.`,
      access === "edit"
        ? "Du kannst Zahlen, Szenarien, Tests und Entscheidungen lesen und ändern."
        : "Du kannst Zahlen, Szenarien, Tests und Entscheidungen lesen.",
    ],
    action: "Einladung ansehen",
    after:
      "Der Link gilt 7 Tage und nur einmal, mit einem Konto mit dieser E-Mail-Adresse; du kannst kostenlos eines " +
      "anlegen. Wenn du nicht weißt, wer das ist, kannst du diese E-Mail ignorieren.",
  }),
  es: ({ owner, venture, access }) => ({
    subject: `${owner} te invita a ${venture}`,
    lines: [
      `${owner} está creando ${venture} y te invita a trabajar en ello aquí.`,
      access === "edit"
        ? "Puedes leer sus cifras, escenarios, pruebas y decisiones, y cambiarlos."
        : "Puedes leer sus cifras, escenarios, pruebas y decisiones.",
    ],
    action: "Ver la invitación",
    after:
      "El enlace vale 7 días y una sola vez, con una cuenta que tenga esta dirección de correo; puedes crear una gratis. " +
      "Si no sabes quién es, puedes ignorar este correo.",
  }),
  fr: ({ owner, venture, access }) => ({
    subject: `${owner} t’invite à ${venture}`,
    lines: [
      `${owner} construit ${venture} et t’invite à y travailler ici.`,
      access === "edit"
        ? "Tu peux lire ses chiffres, ses scénarios, ses tests et ses décisions, et les modifier."
        : "Tu peux lire ses chiffres, ses scénarios, ses tests et ses décisions.",
    ],
    action: "Voir l’invitation",
    after:
      "Le lien est valable 7 jours et une seule fois, avec un compte à cette adresse e-mail ; tu peux en créer un " +
      "gratuitement. Si tu ne sais pas qui c’est, tu peux ignorer cet e-mail.",
  }),
  hi: ({ owner, venture, access }) => ({
    subject: `${owner} आपको ${venture} में बुला रहे हैं`,
    lines: [
      `${owner} ${venture} बना रहे हैं और आपको यहाँ उस पर साथ काम करने के लिए बुला रहे हैं।`,
      access === "edit"
        ? "आप उसके आँकड़े, परिदृश्य, परीक्षण और फ़ैसले पढ़ और बदल सकते हैं।"
        : "आप उसके आँकड़े, परिदृश्य, परीक्षण और फ़ैसले पढ़ सकते हैं।",
    ],
    action: "निमंत्रण देखें",
    after:
      "लिंक 7 दिन तक और एक ही बार चलता है, इसी ईमेल पते वाले खाते से; खाता मुफ़्त में बनाया जा सकता है। " +
      "अगर आप इन्हें नहीं जानते, तो इस ईमेल को अनदेखा कर सकते हैं।",
  }),
  zh: ({ owner, venture, access }) => ({
    subject: `${owner} 邀请你加入 ${venture}`,
    lines: [
      `${owner} 正在打造 ${venture}，邀请你在这里一起工作。`,
      access === "edit" ? "你可以查看并修改其中的数字、情景、测试和决定。" : "你可以查看其中的数字、情景、测试和决定。",
    ],
    action: "查看邀请",
    after: "链接 7 天内有效，只能使用一次，并需用此邮箱地址的账户；可以免费注册。如果你不认识对方，可以忽略这封邮件。",
  }),
};
