import type { MadeIn } from "../../language.ts";

/** One of the alternatives as whole words. */
const words = (...alternatives: string[]): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${alternatives.join("|")})(?![\p{L}\p{M}])`, "iu");

/**
 * What a founder says of the business and not to its visitors: what they pay and earn, how many bought so far, what
 * buyers use today, what they plan and ask. One of these keeps a sentence off the page. Words that a product may be
 * about (revenue, payroll, competitors) count only where the founder says that they are their own.
 */
export const internalWords: Record<MadeIn, RegExp> = {
  en: words(
    String.raw`(?:I|we)(?:'(?:ve|d|ll))? (?:(?:also|now|currently|still|only|have|had|will|would) )?(?:pay|paid|spend|spent|owe|owed|lose|lost|borrow|borrowed|earn|earned|invested|raised?)`,
    String.raw`(?:I|we)(?:'d|'m|'re| am| are)? (?:(?:also|now|currently|still|would) )?(?:plan|want|hope|intend|like|hoping|planning|wondering|considering|thinking|raising)(?: to| of| about| whether| [€$£\d])`,
    String.raw`costs? (?:me|us)`,
    String.raw`(?:my|our) (?:(?:own|total|monthly|biggest|main|first|startup|business) )?(?:costs?|rent|margins?|savings|budget|salary|wages|payroll|revenue|turnover|profits?|runway|burn|idea|plan|model|competitors?|rivals?|investors?|waiting list|waitlist)`,
    String.raw`(?<!your )(?:customers?|clients?|owners?|members?|buyers?|users?|subscribers?|they) (?:(?:would|will|now|already|currently) )?pay`,
    String.raw`so far|ha(?:ve|s) (?:already )?signed up|signed up already|(?:said|say) yes|paying customers|they use today|used today|use today`,
    String.raw`(?:should|could|can|do|would) (?:I|we) [^.!?]{0,80}\?`,
    String.raw`I have an idea|business idea|startup idea|break[- ]?even`,
  ),
  de: words(
    String.raw`(?:ich|wir) (?:(?:auch|jetzt|noch|nur|derzeit|aktuell) )?(?:zahlen?|bezahlen?|schulden?|verdienen?|verlieren?|planen?|plane|wollen|will|möchten?|hoffen?|hoffe|überlegen?|überlege)`,
    String.raw`(?:kostet|kosten) (?:mich|uns)`,
    String.raw`(?:mein|unser)e?[rnsm]? (?:(?:eigenen?|monatlichen?|größten?) )?(?:kosten|miete|marge|ersparnisse|budget|gehalt|löhne|umsatz|gewinn|idee|plan|konkurrenz|wettbewerber|konkurrenten|investoren|warteliste)`,
    String.raw`(?<!ihre )(?<!deine )(?:kunden|kundinnen|besitzer|mitglieder|nutzer|käufer) (?:(?:würden|jetzt|schon|derzeit) )?(?:zahlen|bezahlen)`,
    String.raw`bisher|bislang|haben sich (?:schon )?angemeldet|(?:haben )?zugesagt|nutzen sie heute|heute nutzen`,
    String.raw`(?:soll|sollte|sollen|sollten|kann|können) (?:ich|wir) [^.!?]{0,80}\?`,
    String.raw`geschäftsidee|startup-idee|break-even`,
  ),
  es: words(
    String.raw`pago|pagamos|gasto|gastamos|debo|debemos|gano|ganamos|pierdo|perdemos|quiero|queremos|planeo|planeamos|pienso|pensamos`,
    String.raw`(?:me|nos) cuestan?`,
    String.raw`(?:mis?|nuestr[oa]s?) (?:(?:propios?|mayor(?:es)?) )?(?:costes?|costos?|alquiler|margen|ahorros|presupuesto|sueldos?|ingresos|beneficios?|idea|plan|competencia|competidores|inversores)`,
    String.raw`(?<!sus )(?<!tus )(?:clientes?|dueñ[oa]s?|miembros?|socios?|usuarios?|compradores) (?:(?:ya|hoy|ahora) )?(?:pagan?|pagarían?)`,
    String.raw`hasta ahora|se han apuntado|han dicho que sí|usan hoy|hoy usan`,
    String.raw`¿ ?(?:debería(?:mos)?|puedo|podemos) [^.!?]{0,80}\?`,
    String.raw`idea de negocio|punto de equilibrio`,
  ),
  fr: words(
    String.raw`(?:je|nous) (?:payons|paie|paye|dépensons|dépense|devons|dois|gagnons|gagne|perdons|perds|voulons|veux|voudrais|voudrions|espérons|espère|prévoyons|prévois|envisageons|envisage)`,
    String.raw`(?:me|nous) coûtent?`,
    String.raw`(?:mon|ma|mes|notre|nos) (?:(?:propres?|plus gros) )?(?:coûts?|loyer|marge|économies|budget|salaires?|chiffre d['’]affaires|bénéfices?|idée|plan|concurrents?|concurrence|investisseurs)`,
    String.raw`(?<!vos )(?<!tes )(?:clients?|propriétaires|membres|abonnés|utilisateurs|acheteurs) (?:(?:déjà|aujourd['’]hui) )?(?:paient|payent|paieraient)`,
    String.raw`jusqu['’]ici|jusqu['’]à présent|se sont (?:déjà )?inscrite?s|ont dit oui|utilisent aujourd['’]hui`,
    String.raw`(?:devrais-je|devrions-nous|dois-je|puis-je) [^.!?]{0,80}\?`,
    String.raw`idée d['’]entreprise|seuil de rentabilité`,
  ),
  hi: words(
    String.raw`(?:मैं|हम) [^।.!?]{0,60}(?:देता हूँ|देती हूँ|देते हैं|खर्च करत[ाीे]|कमात[ाीे]|चाहत[ाीे]|सोच रह[ाीे])`,
    String.raw`(?:मेर[ाीे]|हमार[ाीे]) (?:खर्च|लागत|किराया|बजट|मुनाफ़ा|विचार|योजना|प्रतिस्पर्धी|निवेशक)`,
    String.raw`(?:ग्राहक|मालिक|सदस्य) [^।.!?]{0,40}(?:देते हैं|चुकाते हैं)`,
    String.raw`अब तक|हाँ कह चुके|आज इस्तेमाल करते`,
    String.raw`क्या (?:मुझे|हमें) [^।.!?]{0,80}\?`,
  ),
  // Chinese has no spaces: what is a word is said by the words around it.
  zh: /我(?:们)?(?:每月|每年|每天|现在|目前|还)?(?:支付|付给|付|花费|花了|欠|赚|亏|计划|打算|希望|想要|想开|考虑)|(?:我|我们)的(?:成本|毛利|利润|营业额|工资|房租|想法|点子|计划|竞争对手|投资人)|(?<!您的)(?<!你的)(?:客户|顾客|用户|会员|主人)(?:每月|目前|现在)?(?:支付|付)|目前为止|到目前|已经报名|现在用的是|(?:应不应该|该不该|应该|可以)[^。！？]{0,40}[吗呢]？/u,
};
