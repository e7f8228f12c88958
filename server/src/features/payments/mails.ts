import type { Language } from "@cofounder/contract";
import type { Ctx } from "../../platform/ctx.ts";
import { letter, type LetterTexts } from "../../platform/mail/letter.ts";
import { findEmail, mailLanguage } from "../accounts/index.ts";
import { findActivePlan } from "../subscriptions/index.ts";

/** The account page says it, too, so a mail that fails delays nothing. */
export async function mailPaymentFailed(ctx: Ctx, userId: string): Promise<void> {
  try {
    const [to, plan, language] = await Promise.all([
      findEmail(ctx, userId),
      findActivePlan(ctx, userId),
      mailLanguage(ctx, userId),
    ]);
    if (!to || !plan) return;
    const day = new Intl.DateTimeFormat(language, { dateStyle: "long", timeZone: "UTC" });
    const words = texts[language](plan.planName, day.format(new Date(plan.next.at)));
    await ctx.mail.send(letter({ to, language }, { ...words, url: `${ctx.publicUrl}/account#plan` }));
  } catch (error) {
    ctx.log.warn({ userId, error }, "payment failure mail not sent");
  }
}

const texts: Record<Language, (plan: string, until: string) => LetterTexts> = {
  en: (plan, until) => ({
    subject: "Your payment did not go through",
    lines: [
      `We could not collect the payment for the next month of your ${plan} plan.`,
      `Nothing is lost yet: your plan stays active until ${until}, and the payment is tried again.`,
    ],
    action: "Check your payment details",
    after: "If you wanted to stop, you don't need to do anything.",
  }),
  es: (plan, until) => ({
    subject: "No pudimos cobrar tu pago",
    lines: [
      `Falló el pago del próximo mes de tu plan ${plan}.`,
      `Todavía no has perdido nada: tu plan sigue activo hasta el ${until} y volveremos a intentar el cobro.`,
    ],
    action: "Revisar mi forma de pago",
    after: "Si querías dejarlo, no tienes que hacer nada.",
  }),
  fr: (plan, until) => ({
    subject: "Ton paiement n’a pas abouti",
    lines: [
      `Le paiement du mois prochain de ton forfait ${plan} a échoué.`,
      `Rien n’est perdu : ton forfait reste actif jusqu’au ${until}, et le paiement sera retenté.`,
    ],
    action: "Vérifier mon moyen de paiement",
    after: "Si tu voulais arrêter, tu n’as rien à faire.",
  }),
  de: (plan, until) => ({
    subject: "Deine Zahlung ist fehlgeschlagen",
    lines: [
      `Die Zahlung für den nächsten Monat deines Tarifs ${plan} ist fehlgeschlagen.`,
      `Noch ist nichts verloren: Dein Tarif läuft bis zum ${until} weiter, und wir versuchen die Zahlung noch einmal.`,
    ],
    action: "Zahlungsart prüfen",
    after: "Wenn du ohnehin aufhören wolltest, musst du nichts tun.",
  }),
  hi: (plan, until) => ({
    subject: "आपका पेमेंट नहीं हो पाया",
    lines: [
      `आपके ${plan} प्लान के अगले महीने का पेमेंट नहीं हो पाया।`,
      `अभी कुछ नहीं बिगड़ा है: आपका प्लान ${until} तक चालू रहेगा और पेमेंट की दोबारा कोशिश होगी।`,
    ],
    action: "पेमेंट का तरीका देखें",
    after: "अगर आप प्लान बंद ही करना चाहते थे, तो कुछ करने की ज़रूरत नहीं है।",
  }),
  zh: (plan, until) => ({
    subject: "你的付款未成功",
    lines: [`${plan} 套餐下个月的扣款未成功。`, `目前不受影响：套餐在 ${until}前仍然有效，我们会再次尝试扣款。`],
    action: "检查付款方式",
    after: "如果你本来就不想续订，则无需任何操作。",
  }),
};
