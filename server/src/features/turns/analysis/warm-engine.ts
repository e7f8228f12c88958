import { setTimeout as sleep } from "node:timers/promises";
import type { Ctx } from "../../../platform/ctx.ts";
import { analyseTurnInWorker } from "./analyse-in-worker.ts";

/** Made up, one for each language. */
const ideas = [
  "A subscription that brings fresh coffee to dentists in Bristol. 45 pounds a month per practice, 12 " +
    "practices pay today, the beans cost 18 pounds a month. Who should I sell to next, and what is the " +
    "weakest point?",
  "Una app de reservas para peluquerías en Sevilla. Cobramos 29 euros al mes por local, tenemos 18 " +
    "locales que pagan y el soporte cuesta 6 euros al mes por local. ¿Cuál es el mayor riesgo?",
  "Un logiciel de devis pour les plombiers en Bretagne. 39 euros par mois et par artisan, 22 artisans " +
    "paient aujourd'hui, l'hébergement coûte 4 euros par mois et par artisan. À qui vendre ensuite ?",
  "Ein Lieferdienst für Werkzeug an Handwerker in Bremen. 59 Euro im Monat pro Betrieb, 15 Betriebe " +
    "zahlen heute, die Lieferung kostet 21 Euro im Monat pro Betrieb. Was ist der schwächste Punkt?",
  "जयपुर के छोटे दुकानदारों के लिए हिसाब का ऐप। हर दुकान से 299 रुपये महीना, आज 40 दुकानें पैसे देती " +
    "हैं, सर्वर का खर्च 35 रुपये महीना है। सबसे बड़ा जोखिम क्या है?",
  "为成都的小餐馆做的订货应用。每家餐馆每月199元，现在有30家付费，配送成本每家每月60元。下一步应该卖给谁？",
];
const rounds = 60;
const pauseMs = 20;

/**
 * The first run of code is slow: without this the first reply after a start comes a third of a second late. Requests
 * during the warm-up alternate with these ideas.
 */
export async function warmEngine(ctx: Ctx): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    // All at once, so that every thread gets some of them.
    await Promise.all(ideas.map((text) => goThrough(ctx, text)));
    await sleep(pauseMs, undefined, { ref: false });
  }
}

async function goThrough(ctx: Ctx, text: string): Promise<void> {
  await analyseTurnInWorker(ctx, null, { history: [{ type: "user", content: text }] });
}
