import type { checkout as english } from "../en/checkout.ts";
import type { TextsOf } from "../texts-of.ts";

export const checkout: TextsOf<typeof english> = {
  close: "Schließen",
  back: "Jetzt nicht",
  failed: "Das hat nicht geklappt",
  yourPlan: "Zu deinem Tarif",
  begin: {
    trial: {
      title_one: "Pro {{count, number}} Tag lang testen",
      title_other: "Pro {{count, number}} Tage lang testen",
      text: "Du bekommst sofort {{tokens, number}} Tokens und den App-Generator. Eine Karte ist nicht nötig, und am Ende wird nichts abgebucht.",
      confirm: "Testphase starten",
      done_one: "Dein {{count, number}} Tag Pro hat begonnen",
      done_other: "Deine {{count, number}} Tage Pro haben begonnen",
    },
    offer: {
      title_one: "Pro {{count, number}} Monat lang gratis",
      title_other: "Pro {{count, number}} Monate lang gratis",
      text_one:
        "Du bekommst {{tokens, number}} Tokens und den App-Generator, {{count, number}} Monat lang. Eine Karte ist nicht nötig; danach endet der Tarif von selbst.",
      text_other:
        "Du bekommst jeden Monat {{tokens, number}} Tokens und den App-Generator, {{count, number}} Monate lang. Eine Karte ist nicht nötig; danach endet der Tarif von selbst.",
      confirm_one: "{{count, number}} Gratismonat nehmen",
      confirm_other: "{{count, number}} Gratismonate nehmen",
      done: "Deine Gratismonate haben begonnen",
    },
  },
  buy: {
    title: "{{plan}} kaufen",
    text: "Du zahlst {{price}} im Monat auf einer Seite unseres Zahlungsdienstes Stripe und kommst dann hierher zurück. Deine Karte sieht diese Website nie. Du kannst jederzeit kündigen.",
    replaces: "Er tritt an die Stelle deines jetzigen Tarifs.",
    confirm: "Weiter zur Zahlung",
  },
  change: {
    title: "Zu {{plan}} wechseln",
    text: "Der Wechsel gilt ab dem nächsten Abrechnungszeitraum, am {{date}}, für {{price}} im Monat. Bis dahin behältst du, was du bezahlt hast.",
    confirm: "Zu {{plan}} wechseln",
    done: "Der Wechsel ist vorgemerkt",
  },
  same: {
    title: "Das ist dein Tarif",
    text: "Du hast {{plan}} schon.",
  },
  taken: {
    trial:
      "Die Testphase gibt es einmal pro Konto und neben keinem anderen Tarif, deshalb kann sie jetzt nicht beginnen.",
    offer:
      "Die Gratismonate gibt es einmal pro Konto und nur, wo sie angeboten werden, deshalb können sie jetzt nicht beginnen.",
  },
  notSetUp: {
    title: "Zahlung ist hier nicht eingerichtet",
    text: "Wer diese Website betreibt, hat keinen Zahlungsdienst angebunden. Deshalb lässt sich nichts kaufen, und es wurde nichts abgebucht. Der Tarif {{plan}} lässt sich auf zwei Wegen für dein Konto freischalten:",
    promo: "Gib einen Promo-Code ein, der Tokens oder Premium gibt.",
    contact: "Bitte den Betreiber, ihn für dich freizuschalten.",
    usePromo: "Promo-Code eingeben",
    ask: "Betreiber kontaktieren",
  },
};
