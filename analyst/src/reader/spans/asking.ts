import type { Language } from "../../i18n/language.ts";
import type { Message, Stretch } from "./message.ts";

interface Cues {
  /** Words that mark a question at the beginning of a clause. */
  opening: RegExp;
  /** Words that mark a question anywhere. */
  anywhere: RegExp;
}

/** Questions without a question mark; words are folded and separated by one space. */
const cues: Record<Language, Cues> = {
  en: {
    opening: new RegExp(
      "^(?:(?:and|but|so|also|or|then|well|ok|okay|um|uh|please|pls|now) )*(?:(?:what(?:'s| is| are| do" +
        "| does| did| would| should| could| can| will| if| am| else| price| share| kind)|how (?:do|does|did" +
        "|can|could|should|would|much|many|long|is|are|to|bad|good|far|big|often)|why (?:do|does|did|is|are" +
        "|am|would|should|not)|who(?:'s| is| do| should| pays| would)|when (?:do|does|should|will|would) (?:i" +
        "|we|it)|where (?:do|does|should|can|would|am|is)|which (?:one|of|would|is|should|do)|should|shall" +
        "|can|could|would|will|do|does|is|are|am|did|has|have) (?:i|we|you|it|this|that|these|those|there|the" +
        String.raw`|my|our|a|he|she|they|anyone|anybody)\b|what (?:if|about|would|should|do|did|does|is|are|am|price)\b` +
        String.raw`|how (?:many|much|long|do|can|should|would)\b|is it\b|any (?:idea|advice|thoughts)\b|whether\b)`,
    ),
    anywhere: new RegExp(
      String.raw`\b(?:(?:tell|show|explain to|advise|help) (?:me|us) (?:what|how|why|whether|if|where|which|who|when` +
        "|straight)|(?:want|need|like|love|curious|dying) to (?:know|understand|hear|ask)" +
        "|wonder(?:ing)? (?:if|whether|what|how|why)|(?:question|ask(?:ing)?|doubt|decide|advise|advice|sure" +
        "|opinion|view|guidance) (?:is |you |on |about |as to )?(?:whether|if|how|what|which)|seek your" +
        String.raw`|your (?:view|opinion|advice|guidance) (?:on|whether)|what do you (?:think|say|reckon))\b`,
    ),
  },
  de: {
    opening: new RegExp(
      "^(?:(?:und|aber|also|oder|na|bitte|denn|jetzt|nun|ja|okay|ok|ach|weil|ahm) )*(?:(?:was|wie|warum" +
        String.raw`|wieso|weshalb|wer|wem|wen|wann|wo|woher|wohin|womit|woran|wovon|wieviel|welche[rsnm]?)\b|ob\b` +
        "|(?:soll(?:en|te|ten)?|kann|konnen|darf|durfen|muss|mussen|lohnt|reicht|rechnet|ware|ist|sind|gibt" +
        "|hat|haben|passt|geht|ergibt|bleibt|brauche|brauchen|kannst|konntest|wurdest|wurden|hast|decken" +
        String.raw`|verdien\w*|mach\w*|trag\w*|stimmt) (?:ich|wir|es|das|sie|du|man|der|die|dies\w*|mein\w*|unser\w*` +
        String.raw`|ein\w*|sich|so|dann|da|ihr)\b|angenommen\b)`,
    ),
    anywhere: new RegExp(
      String.raw`\b(?:(?:sag|sagen|sagt|zeig|erklar|erklaren|verrat|rat|raten|rechne) (?:mir|uns|sie|es|nochmal|mal` +
        String.raw`|bitte|du)|(?:will|mochte|wollen|mochten|wusste|wussten) (?:\w+ )?(?:gern |gerne )?(?:wissen|horen` +
        "|fragen|verstehen)|(?:frage|frag|fragen) (?:mich |ist |uns |sie )?(?:, )?(?:ob|was|wie|warum)" +
        String.raw`|bitte um|was meinst|was meinen sie|einschatzung)\b`,
    ),
  },
  fr: {
    opening: new RegExp(
      "^(?:(?:et|mais|alors|donc|ou|bon|ben|euh|puis|du coup|enfin|sinon) )*(?:(?:combien|comment|pourquoi" +
        String.raw`|quels?|quelles?|lequel|laquelle|ou est|ou je|ou dois|qui est|qui doit|a quel\w*|de quel\w*|par ou` +
        "|a partir de quand|c'est quoi|qu'est|que se passe|que faire|que dois|que faut|que penses|que pensez" +
        String.raw`|qu'en|est-ce)\b|quoi (?:faire|dire)\b|est ce qu|(?:est|dois|faut|peut|puis|vaut|suis|ai|a|sont` +
        "|devrait|devrais|faudrait|serait|doit|peux|as|avez|pouvez|pensez|crois) - (?:je|il|elle|on|t|ce|tu" +
        String.raw`|vous|nous|ils)\b|et si (?:je|on|nous|j'|le|la|les)\b)`,
    ),
    anywhere: new RegExp(
      String.raw`\b(?:est - ce que|est-ce que|qu'est - ce|(?:dis|dites|expliquez|explique|montre) - (?:moi|nous)` +
        String.raw`|(?:je me|on se|nous nous) demand\w+|(?:voudrais|veux|aimerais|souhaite|souhaiterais` +
        "|voulais) (?:savoir|comprendre|connaitre)|(?:faut|dois|vaut|puis|peut|doit|devrait|est|serait" +
        "|sont) - (?:il|je|on|elle|ce|ils)|qu'en (?:pensez|penses|dites|dis)|votre avis|ton avis|(?:savoir" +
        String.raw`|demande|question) (?:de savoir )?si)\b`,
    ),
  },
  es: {
    opening: new RegExp(
      "^(?:(?:y|pero|entonces|o|bueno|pues|a ver|eh|este|ahora|oye|che) )*(?:(?:a |de |en |por |con |para " +
        "|desde |hasta )?(?:cuant[oa]s?|cual|cuales|quien|quienes|cuando (?:debo|llego|conviene)|donde|adonde" +
        "|como (?:hago|le|lo|se|puedo|calculo|saco|subo|consigo|cobro|lo ves|ves)|que (?:hago|hacemos|me" +
        "|opinas|opina|piensa|piensas|pasa|pasaria|cambiarias|harias|haria|les|le|significa|es|precio|tanto" +
        String.raw`|debo|debemos|tal|conviene|hay|falta)|por que|por donde)\b|y si\b|si (?:conviene|debo|procede|vale` +
        String.raw`|es mejor|puedo|me conviene|seria|al|la|una?)\b|(?:debo|deberia|conviene|puedo|podemos|vale la pena` +
        "|sera|es mejor|me alcanza|alcanza|da para|tiene sentido|esta bien|estoy|cobro|subo|lo dejo) ?(?:que" +
        String.raw`|subir|bajar|cobrar|la|el|mi|yo|esto|o|seguir|para|mucho|poco|vender|dejar)\b|supongamos\b)`,
    ),
    anywhere: new RegExp(
      String.raw`\b(?:(?:dime|diga|digame|diganme|decime|dinos|explicame|expliqueme|aconsejame) (?:si|que|como|cuanto` +
        "|cual|por|la|una|usted)|(?:quiero|quisiera|quisieramos|queria|necesito|necesitamos|gustaria" +
        String.raw`|queremos) (?:saber|entender|preguntar\w*|consultar\w*)|(?:no se|duda es|pregunta es|pregunto` +
        "|preguntamos|consulto|duda) (?:si|que|como|cual|cuanto)|que (?:opinas|opina|opinan|te parece" +
        String.raw`|le parece|harias|haria|hago))\b`,
    ),
  },
  hi: {
    opening: /^(?:(?:और|तो|पर|लेकिन|या|aur|to|par|lekin|ya|ab|अब) )*(?:क्या|kya|agar|अगर (?:हम|मैं))(?: |$)/,
    anywhere: new RegExp(
      "(?:^| )(?:क्या|कैसे|कैसी|कैसा|कितना|कितने|कितनी|क्यों|क्यूं|कौन|कौनसा|कौनसी|कहां|कहाँ|कब|किसको|किसे" +
        "|किससे|किस|बताइए|बताएं|बताएँ|बताओ|बताइये|बता दीजिए|kya|kaise|kaisa|kaisi|kitna|kitne|kitni|kyun|kyu" +
        "|kyon|kaun|kaunsa|kahan|kab|kisko|batao|bataiye|bataye|batana)(?: |$)",
    ),
  },
  zh: {
    opening: /^(?:那|那么|所以|但|可|请问|你说)?(?:如果|要是|假如|万一|究竟|到底)/,
    anywhere: new RegExp(
      "[吗嗎呢么麼咩]$|怎么|怎麼|怎样|怎樣|点样|點樣|多少|为什么|為什麼|为啥|什么时候|甚麼|什么|什麼|如何|是否|哪[个個里裡儿些种種家一边邊天年]|谁|誰|几[个時时年天成块塊家多]" +
        String.raw`|幾[個時年天成多]|邊[個度]|係咪|定係|好不好|行不行|(.)(?:不|唔|没|沒)\1|能否|可否|应否|请问|請問|想知道|想问|想問|告诉我|告訴我|帮我(?:算|看)|幫我(?:算|看)` +
        "|还是.{1,12}(?:好|划算)",
    ),
  },
};

/** Whether a sentence is worded like a question. */
export function asksByItsWords({ tokens }: Message, { start, end }: Stretch, language: Language): boolean {
  const { opening, anywhere } = cues[language];
  const between = language === "zh" ? "" : " ";
  const textOf = (from: number, until: number): string =>
    tokens
      .slice(from, until)
      .map(({ word }) => word)
      .filter((word) => !/^[，。；！、~～…]$/.test(word))
      .join(between);
  if (anywhere.test(textOf(start, end))) return true;
  const clauses = [start];
  for (let at = start + 1; at < end; at++) if (tokens[at]?.boundary !== "none") clauses.push(at);
  return clauses.some((clause, index) => opening.test(textOf(clause, clauses[index + 1] ?? end)));
}
