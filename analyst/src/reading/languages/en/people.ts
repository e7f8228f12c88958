/** Nouns that stand for somebody who can buy, ask or leave; singular stems, read with their plural. */
const stems =
  "customer|client|user|subscriber|member|household|famil(?:y|ie)|parent|mum|mom|dad|student|pupil|learner|teacher|school|kindergarten|nurser(?:y|ie)|clinic|practice|dentist|doctor|gp|hospital|ward|nurse|pharmac(?:y|ie)|pharmacist|patient|vet|owner|landlord|tenant|manager|office|firm|compan(?:y|ie)|business|businesse|sme|shop|store|retailer|restaurant|café|cafe|bar|pub|baker(?:y|ie)|hotel|host|guest|gym|studio|salon|barber|agenc(?:y|ie)|freelancer|developer|engineer|founder|startup|team|lawyer|accountant|bookkeeper|consultant|farmer|farm|grower|brewer(?:y|ie)|winer(?:y|ie)|winemaker|warehouse|factor(?:y|ie)|plant manager|manufacturer|seller|buyer|shopper|driver|courier|cleaner|builder|plumber|electrician|contractor|craftsmen|tradesmen|architect|designer|photographer|artist|creator|streamer|podcaster|musician|band|choir|writer|author|translator|coach|coache|trainer|therapist|physio|physiotherapist|psychologist|tutor|gamer|player|runner|cyclist|climber|hiker|traveller|traveler|tourist|commuter|resident|neighbour|neighbor|senior|retiree|women|woman|men|man|mother|father|children|child|kid|teen|teenager|adult|couple|bride|citizen|refugee|immigrant|migrant|expat|nonprofit|charit(?:y|ie)|church|churche|cit(?:y|ie)|municipalit(?:y|ie)|council|universit(?:y|ie)|college|lab|laborator(?:y|ie)|researcher|scientist|recruiter|employer|employee|worker|staff|marketer|salespeople|brand|merchant|dealer|garage|workshop|fleet|installer|inspector|surveyor|insurer|broker|bank|investor|trader|hobbyist|maker|collector|gardener|cook|chef|caterer|diabetic|vegan|beginner|aspirant|applicant|candidate|graduate|editor|publisher|journalist|librar(?:y|ie)|museum|theatre|theater|venue|organiser|organizer|club|federation|association|cooperative|co-op|carer|caregiver|midwife|midwive|home|people|person|folk|professional|operator|provider|supplier|vendor|importer|exporter|distributor|wholesaler|carrier|haulier|sailor|pilot school|athlete|dancer|sponsor|donor|volunteer|site|branch|branche|franchise|chain|buyer group|housing association|property manager|department|account|everyone|everybody|anyone";
const peopleHead = new RegExp(String.raw`^(?:${stems})s?$`, "iu");
const bySuffix = /^[\p{L}-]{3,}(?:ers|ors|ists|ians|eers|men|women|owners|pros)$/iu;
const things =
  /^(?:numbers|offers|orders|letters|papers|chapters|quarters|computers|servers|printers|containers|trackers|reminders|layers|filters|boosters|newsletters|posters|stickers|covers|powers|answers|others|barriers|drawers|errors|sensors|motors|floors|doors|colou?rs|factors|mirrors|monitors|indicators|calculators|generators|detectors|sectors|flavou?rs|hours|years|waters|flowers|trailers|scooters|speakers|chargers|dinners|summers|winters|centers|corners|characters|parameters|headers|folders|careers|matters|stickers|adapters|meters|kilometers|lists|weeks|cancers|tasks|rivers|papers|burgers|counters|registers|diapers|fingers|tutors' hours|semesters)$/i;

/** True when the word is a person, a group or an establishment. */
export function isPeople(word: string): boolean {
  return peopleHead.test(word) || (bySuffix.test(word) && !things.test(word));
}

/** Whether one of the first words after a number says who is counted: "small bakeries in Porto". */
export function countsPeople(noun: string): boolean {
  return noun
    .split(/\s+/)
    .slice(0, 3)
    .some((word) => isPeople(word));
}
