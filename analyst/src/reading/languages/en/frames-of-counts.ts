import { count, ends, starts, few, follows, bought, left } from "./frame-words.ts";
import { countsThings, isBareMany } from "../build.ts";
import { countsPeople } from "./people.ts";
import type { Frame } from "../tongue.ts";

const boughtWord = new RegExp(String.raw`\b(?:${bought})\b`, "i");

const isThing = countsThings(countsPeople);

/** Who was counted: those who left, were asked, promised, signed or paid, in this order. */
export const countFrames: Frame[] = [
  { role: "orders_total", kinds: ["duration"], before: ends(String.raw`\b(?:booked|rented(?: out)?|sold|billed)`) },
  {
    role: "free_users",
    kinds: count,
    after: starts(String.raw` free (?:subs|subscribers|users|accounts|members|signups|sign-ups|customers)\b`),
  },
  {
    role: "seats_per_customer",
    kinds: count,
    before:
      /\b(?:clients?|customers?|firms?|companies|teams?|schools?|offices?|each|they) (?:have|has|average)(?: (?:like|about|around|roughly))? $/i,
    after: starts(String.raw` (?:employees|seats|users|students|staff|people|rooms|agents|patients)\b`),
  },
  { role: "free_users", kinds: count, after: /^ (?:trialing|trialling|on trial)(?! (?:it|our|the))\b/i },
  {
    role: "orders_per_month",
    kinds: ["duration"],
    after: /^ (?:a|per|each|every) week (?:each|apiece|per (?:student|kid|child|pupil|client))\b/i,
  },
  { role: "paid_pilots", kinds: count, after: follows(String.raw`(?:are )?(?:on|in) (?:a )?paid pilots?\b`) },
  {
    role: "aside",
    kinds: count,
    after: starts(String.raw` (?:mrr|arr|said no|declined|refused|were not interested|not interested|returned)\b`),
  },
  {
    role: "paying_customers",
    kinds: count,
    before: /\b(?:none|nobody|no one|not one) of (?:our|my|the|these|those) $/i,
    after: starts(String.raw` (?:paying )?(?:customers|clients|subscribers|members)\b`),
  },
  { role: "paying_customers", kinds: count, before: /(?:^|[.,;:] ?)\s*sold $/i },
  {
    role: "paying_customers",
    kinds: count,
    after: starts(String.raw` (?:[\p{L}-]+ )?(?:on|in) (?:the |our )?(?:pro|premium|paid|plus|basic|full)\b`),
  },
  { role: "market_count", kinds: count, before: ends(String.raw`\bthere are`), when: isBareMany },
  // Somebody left.
  {
    role: "cancellations",
    kinds: count,
    after: follows(
      String.raw`(?:of them )?(?:have |has |had |then |already )?(?:${left})\b(?! (?:over|reviews|a review|with))`,
    ),
    when: ({ after, quantity }) =>
      !(quantity.value >= 1000 && /^left\b/i.test(quantity.noun)) &&
      !/^[^.;,]{0,40}\b(?:money|cash|runway|savings|appointments?|bookings?|orders?|visits?|lessons?)\b/i.test(
        after.split(/cancel/i)[0] ?? "",
      ),
  },
  { role: "cancellations", kinds: count, after: starts(String.raw` (?:cancellations?|refunds?)\b`) },
  {
    role: "cancellations",
    kinds: count,
    before: ends(String.raw`(?:\b(?:we|and|i)(?:'ve| have)? |(?:^|[,;]) ?)(?:lose|lost|are losing|losing)`),
    when: ({ quantity }) =>
      quantity.value < 10_000 && !/^(?:sales|orders|bookings|hours|sets|kilos)/i.test(quantity.noun),
  },
  {
    role: "new_customers",
    kinds: count,
    before: ends(String.raw`\b(?:we|i|and|ads|which) (?:win|add|gain|sign(?: up)?|get|close|bring(?: in)?)`),
    after: /^(?: new)?(?: [\p{L}-]+)? (?:a|per|each|every) (?:week|month)/iu,
  },
  // Asked, promised, signed, paid.
  {
    role: "target_customers",
    kinds: count,
    before:
      /\b(?:goal|target|aim(?:ing)?|plan(?:ning)? to|hope to|want to (?:reach|get|have|sign)|need|we will (?:have|reach)|we'll have)\b[^.;,]{0,25}$/i,
    when: ({ quantity, after }) =>
      !/^ (?:hours?|weeks?|months?|more weeks)/.test(after) && !/^(?:sq|km|kg)/.test(quantity.noun),
  },
  {
    role: "stated_intent",
    kinds: count,
    after: follows(
      String.raw`(?:said |say |told (?:us|me) |promised |claim )?(?:that )?(?:they|he|she|i)?[ '’]?(?:would|d|will|want(?:ed)? to|were ready to|are ready to|is willing to|are willing to) (?:pay|buy|subscribe|use it|come|join|try it|order|book)`,
    ),
  },
  {
    role: "interviews",
    kinds: count,
    before: ends(
      String.raw`\b(?:interviewed|asked|surveyed|polled|(?:talked|spoke|spoken|chatted|speaking|talking) (?:to|with)|visited|met|called|interviews? with|conversations? with|calls with|survey of)(?: with)?`,
    ),
    when: ({ after }) => !/^ (?:hours|times|euros|dollars)/.test(after),
  },
  {
    role: "interviews",
    kinds: count,
    after: new RegExp(
      String.raw`^${few} (?:i|we)(?:'ve| have)? (?:asked|interviewed|talked|spoke|spoken|visited|surveyed|met|called)\b`,
      "iu",
    ),
  },
  { role: "letters_of_intent", kinds: count, after: starts(String.raw` (?:signed )?(?:lois?\b|letters? of intent)`) },
  {
    role: "preorders",
    kinds: count,
    after: starts(String.raw` (?:paid |people |customers )?(?:pre-?orders?|pre-?ordered|deposits)\b`),
  },
  { role: "paid_pilots", kinds: count, after: starts(String.raw` paid pilots?\b`) },
  { role: "paid_pilots", kinds: count, before: ends(String.raw`\bpaid pilots? (?:with|at|in|running (?:with|at|in))`) },
  { role: "pilots", kinds: count, before: ends(String.raw`\bpilots?(?:ing)?(?: running)? (?:with|at|in)`) },
  {
    role: "pilots",
    kinds: count,
    after: follows(
      String.raw`(?:trial(?:s|ling)?|pilot(?:s|ing)?|test(?:s|ing)?) (?:it|our|the|free|right|now|since|for)\b|(?:are |is )?(?:piloting|trialling|testing)\b|pilots? (?:it|running)\b`,
    ),
  },
  { role: "pilots", kinds: count, after: starts(String.raw` (?:(?:unpaid|free|running|active|live) )?pilots?\b`) },
  {
    role: "waitlist",
    kinds: count,
    after: follows(String.raw`(?:are |is )?on (?:a|the|my|our) (?:[\w-]+ )?(?:wait(?:ing)?[- ]?list|list)\b`),
  },
  { role: "waitlist", kinds: count, before: ends(String.raw`\bwait(?:ing)?[- ]?list(?: of| has| with| is|:)?`) },
  {
    role: "paying_customers",
    kinds: count,
    after: follows(
      String.raw`(?:who |that |which )?(?:of (?:them|these|those|which|whom) )?(?:already |now |currently |today |actually |do |have |has |are |is )*(?:${bought})\b(?! (?:an?|their|attention|for (?:an?|another)))`,
    ),
    when: ({ after, quantity }) =>
      !/\b(?:would|could|might|may|willing|ready|want|said|told|never|not|nothing)\b/i.test(
        after.slice(0, after.search(boughtWord)),
      ) && !/^(?:months?|years?|years|percent)/i.test(quantity.noun),
  },
  {
    role: "paying_customers",
    kinds: count,
    before: /\b(?:mrr|arr|revenue|sales|income|a month|per month) (?:from|across|with) (?:about |around )?$/i,
  },
  {
    role: "paying_customers",
    kinds: count,
    after: follows(String.raw`buys?\b`),
    when: ({ quantity, after }) =>
      quantity.value < 1000 &&
      quantity.noun !== "" &&
      !/\b(?:would|never|often|usually)\b/i.test(after.split(/ buy/)[0] ?? ""),
  },
  {
    role: "paying_customers",
    kinds: count,
    after: follows(String.raw`sold\b`),
    when: ({ quantity, after }) =>
      quantity.noun !== "" &&
      !/^[^.;]{0,30}? (?:each|a month|per month|last month)/i.test(after.split(/sold/)[1] ?? ""),
  },
  {
    role: "paying_customers",
    kinds: count,
    before: ends(String.raw`\b(?:paying|(?:(?:we|i)(?:'ve| have)?|have) sold)(?: customers| clients| users)?`),
  },
  {
    role: "interviews_positive",
    kinds: count,
    after: follows(
      String.raw`(?:said|told|confirmed|agreed|complained|mentioned|named|raised|admitted|have (?:this|the) (?:same )?problem)\b`,
    ),
    when: ({ quantity, before }) =>
      quantity.noun === "" ||
      /^(?:of|said|told|confirmed|agreed|complained|mentioned|named|raised|admitted|out)\b/i.test(quantity.noun) ||
      !/\b(?:asked|interviewed|talked|spoke)\b/i.test(before),
  },
  {
    role: "free_users",
    kinds: count,
    after: follows(
      String.raw`(?:have |has |had )?(?:signed up|registered|downloaded|joined|installed|tried it|use it|uses it|are using)\b`,
    ),
    when: ({ after }) =>
      !/^[^.;]*\b(?:said|would)\b/i.test(after.split(/signed up|registered|downloaded|joined|installed|use/)[0] ?? ""),
  },
  {
    role: "free_users",
    kinds: count,
    before: ends(String.raw`\b(?:signed up|registered|downloads|sign-?ups|installs|users)`),
    when: ({ before }) => !/\bof\b[^,;]*$/.test(before.slice(-20)),
  },
  {
    role: "free_users",
    kinds: count,
    after: starts(String.raw` (?:[\p{L}-]+ )?(?:on (?:a )?(?:free )?trial|in trial|in (?:the )?beta)\b`),
  },
  {
    role: "suppliers",
    kinds: count,
    after: starts(
      String.raw` (?:registered |active |local |verified |professional )?(?:sellers|suppliers|tutors|drivers|cleaners|hosts|providers|vendors|couriers|growers|guides|experts|listings|sitters|walkers|lenders)\b(?! (?:pay|paying|who pay|i |we |interviewed|asked|said|told|each|lose|in))`,
    ),
    when: ({ before }) =>
      !/\b(?:asked|interviewed|talked|spoke|spoken|there are|with|to|for|about)\b[^,;]*$/i.test(before.slice(-25)),
  },
  {
    role: "orders_per_month",
    kinds: count,
    before:
      /\b(?:each|every|per|an?|typical|one|they) (?:\w+ )?(?:customer|client|user|buyer|freelancer|family|household|office|shop|restaurant|clinic|team|firm|guest|member|student|order|orders|book)s?\b[^.;,]{0,25}$/i,
    after:
      /^ (?:orders?|bookings?|invoices?|purchases?|meals?|rides?|visits?|deliveries|jobs?|transactions?|boxes|lessons?|sessions?|times) (?:an?|per|each|every) (?:week|month|day|year|quarter)/i,
  },
  {
    role: "orders_per_month",
    kinds: count,
    before:
      /\b(?:an?|each|every|the average|the typical|one) (?:[\p{L}-]+ )?(?:customer|client|user|buyer|family|household|member|student|guest|owner|shop|restaurant|clinic|team) (?:books|orders|buys|needs|takes|uses|visits|comes|rents|has)(?: about| around)? $/iu,
    after: /^ [\p{L}-]+(?: [\p{L}-]+)? (?:an?|per|each|every) (?:week|month|day|year|quarter)/iu,
  },
  {
    role: "orders_total",
    kinds: count,
    before: ends(
      String.raw`\b(?:(?:we|i)(?:'ve| have)? (?:done|delivered|completed|fulfilled|carried out|handled|processed|shipped)|doing|selling|shipping|delivering|(?:we|i) (?:sell|ship|make|deliver))`,
    ),
    when: isThing,
  },
  {
    role: "orders_total",
    kinds: count,
    after: starts(
      String.raw` (?:sales|orders|bookings|transactions|deliveries|purchases)\b(?! (?:per|a|each) (?:customer|client|user))`,
    ),
    when: ({ before, quantity }) =>
      quantity.value >= 1 && !/\b(?:each|every|typical|per|customer|client|top|user|they)\b[^.;,]{0,30}$/i.test(before),
  },
  {
    role: "visitors",
    kinds: count,
    after: starts(String.raw` (?:[\p{L}-]+ )?(?:visitors|visits|page ?views|readers|hits)\b`),
  },
  {
    role: "aside",
    kinds: count,
    before: /\b(?:with|between|up to|fewer than|more than|aged|than|of)(?: about)? $/i,
    after: starts(String.raw` (?:people|employees|staff|seats|rooms|beds|chairs|tables|years)\b`),
  },
];
