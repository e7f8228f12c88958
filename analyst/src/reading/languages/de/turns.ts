import { framing } from "../build.ts";

export const at = framing({
  fillers:
    "ist|sind|war|waren|wäre|liegt|liegen|bei|beträgt|betragen|von|rund|etwa|ca\\.?|circa|ungefähr|knapp|gut|über|unter|mehr als|fast|nur|mindestens|maximal|bis zu|schon|bereits|jetzt|derzeit|aktuell|momentan|heute|noch|die|der|den|das|dem|eine|einen|einem|ein|für|auf|mit|an|zu|insgesamt|weitere|andere|wir|uns|mir|im schnitt|durchschnittlich|im monat|monatlich|pro monat|jeweils|also|im jahr",
  stops: "und|aber|oder|denn|sondern|sowie|würden|könnten|wollen",
});
export const third =
  "wettbewerber|wettbewerb|konkurrenz|konkurrenten|mitbewerber|agentur(?:en)?|makler|alternativen?|andere (?:apps|anbieter|tools|plattformen)|große (?:anbieter|plattformen|player)|lieferando|airbnb|booking(?:\\.com)?|amazon|etsy|uber eats|dienstleister|berater|anwälte|steuerberater";
export const pay =
  "zahlen(?: uns)?|zahlt|zahlend|bezahlen|bezahlt|kaufen|kauft|kauften|gekauft|haben bezahlt|haben gekauft|abonniert|haben abonniert|gebucht|haben ein abo|im abo";
export const gone =
  "gekündigt|kündigen|kündigten|kündigte|haben gekündigt|hat gekündigt|abgesprungen|springen ab|sind weg|gegangen|ausgestiegen|abgewandert|nicht verlängert|aufgehört|storniert|haben storniert";
export const would =
  "würden(?: (?:dafür|das|uns|sofort|gern|gerne|es|auch|etwa|ca\\.?|monatlich))*(?: [\\d€.,]+)*(?: (?:euro|im monat|pro monat|zahlen|kaufen|bezahlen|nutzen|mitmachen|kommen|abonnieren|buchen|bestellen))+|würden|wären bereit|sind bereit|würde zahlen|würde kaufen|wollen (?:kaufen|zahlen|testen|nutzen)|zahlungsbereit";
export const asked =
  "interviews? mit|gespräche[n]? mit|gesprochen mit|sprachen mit|sprach mit|befragten|befragte|umfrage unter|umfrage mit|interviewten|interviewt|fragten|fragte|besuchten|telefoniert mit|befragung von|(?:wir |ich )?(?:haben|habe)(?: (?:schon|bereits|bisher|wir|ich))* mit";
export const said =
  "sagen|sagten|sagte|gesagt|bestätigen|bestätigten|bestätigt|nannten|nennen|klagen|beklagen|beschweren sich|haben (?:dieses|das|genau dieses) problem|gaben an|fänden?|fänds|fanden|finden|wären interessiert|interessiert|erwähnten|stimmen zu|meinten";
export const joined =
  "registriert|angemeldet|haben sich (?:registriert|angemeldet)|heruntergeladen|installiert|nutzen (?:es|die app|das tool|sie|uns)|nutzen|testen kostenlos|im test|in der testphase|im probemonat|in der beta|im trial|probieren";
export const inputs =
  "zutaten|brot|mehl|kaffee|bohnen|lebensmittel|materialien|material|rohstoffe|teile|bauteile|komponenten|lieferung|versand|porto|kurier|verpackung|hosting|server(?:kosten)?|cloud|inferenz|modell|tokens?|api|openai|sms|produktion|herstellung|wareneinsatz|wareneinkauf|druck|fertigung|montage|arbeit|support|reinigung|transport|logistik|zahlungsgebühren|spülen|wartung|reparatur|einkauf";
