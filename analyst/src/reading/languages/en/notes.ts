import { exact } from "../build.ts";
import { notesFrom } from "../note-words.ts";

const time = "day|week|wk|month|mo|year|yr|weekend|night|quarter|season";
const made = String.raw`[^ ]+(?: [^ ]+){0,2}? (?:an?|per|each|every|last|this) (?:${time})`;
const staff =
  "guys?|tutors?|drivers?|cleaners?|techs?|technicians?|teachers?|bakers?|cooks?|riders?|couriers?|designers?|instructors?|sitters?|workers?|helpers?|stylists?|coaches";

export const notes = notesFrom({
  spaced: true,
  behind: {
    pre_money: "pre",
    valuation: "post|cap",
    cac: `(?:on [a-z]+ )?(?:to (?:get|win|land|sign|acquire) (?:one|each|a|an)\\b.*|per (?:sub|subscriber|customer|signup|sign-up|install|lead|user|client)s?(?= ?$))`,
    marketing_spend: String.raw`(?:(?:an?|per) (?:${time}) )?(?:on|for|in) (?:[^ ]+ )?(?:ads?|marketing|promo|flyers?|leaflets?|posters?|google|facebook|fb|instagram|insta|tiktok)`,
    cash: String.raw`(?:saved|in savings|in the bank|of (?:my|our) own(?: money)?|left|runway money|put aside)\b.*`,
    raise: String.raw`(?:to (?:open|build|buy|start|launch|expand|hire)|on (?:an? )?\d|more at|more)\b.*|on(?= $)|at(?= $)`,
    unit_cost: String.raw`(?:to make|in (?:ingredients|materials?|parts|supplies|packaging)|(?:shipping|postage|packaging|delivery|materials?|ingredients)(?= ?$)|landed)`,
    fixed_costs: String.raw`(?:(?:an?|per) (?:${time}) )?(?:for (?:the )?)?(?:rent|lease|insurance|storage|hosting|servers?|utilities)`,
    price: String.raw`each|apiece|a pop|an hour|(?:per|a|an) (?!(?:${time})(?=$| ))[^ ]+|\/(?:hr|h|hour|seat|user|lesson|class)`,
    waitlist: String.raw`(?:[^ ]+ ){0,2}(?:on (?:an? |the |my |our )?wait|waiting|in line)`,
    cancellations: String.raw`(?:[^ ]+ )?(?:quit|cancell?ed|left|bailed|dropped(?: out| off)?|churned|unsubscribed|lost)`,
    free_users: String.raw`(?:[^ ]+ )?(?:trialing|trialling|on (?:a )?(?:free )?trial|for free|downloads?|installs?|sign-?ups|listeners|readers|followers)`,
    suppliers:
      "[^ ]+ (?:listed|onboarded)|(?:[^ ]+ )?(?:sellers|drivers|tutors|sitters|hosts|cleaners|walkers|vendors|growers|makers|freelancers) (?:on|signed|joined|listed|registered)",
    seats_per_customer: String.raw`(?:seats|users|people|employees|staff|heads) (?:each|per)|people (?:a|per) (?:group|table|team)`,
    orders_per_month: String.raw`[^ ]+ (?:a|per|each) (?:${time}) each`,
    paying_customers: String.raw`(?:[^ ]+ )?(?:on it|live|subs|subscribers|paying|signed(?: up)?|on board)`,
    orders_total: `sold|${made}|(?:sales|orders|bookings|leads|jobs|visits|units|boxes|rides|sessions|gigs)`,
  },
  ahead: {
    cac: "(?:cost|pay|spend)s?(?: me| us)? (?:about |around )?to (?:get|win|land) (?:one|a)",
    marketing_spend:
      "(?:instagram|insta|facebook|fb|google|tiktok|meta|linkedin|youtube)(?: ads?)?|ads?|adverts?|flyers?|leaflets?|posters?|marketing|promo(?:tion)?",
    cash: "(?:saved|savings|put aside|stashed|in the bank|own money|i have|ive got|i've got|we have|got)(?: (?:about|around|like|up|only|just))*(?= ?$)",
    raise: "need|needs|looking for|raise|raising|seeking|after",
    setup_cost:
      "bought|built|(?:oven|machine|equipment|gear|kit|truck|tools?|mould|website) (?:cost|was|were|came)|one[- ]?off|upfront",
    order_value:
      "(?:avg|average|typical|usual|mean) [^ ]+(?: is| was)?(?: about| around| like)?|(?:avg|average|typical) (?:order|ticket|basket|cart|spend|bill|rent|booking)",
    unit_cost: `ingredients?|materials?|supplies|packag(?:e|ing)|labels?|wax|shipping|postage|fuel|petrol|parts|cogs|costs?(?: me| us)?(?: like| about| around| maybe)?(?= ?$)|comes? to|washing|labou?r|food cost|make (?:one|it|them)|(?:${staff}) (?:get|gets|take|takes|keep|are paid|paid)|pay (?:the |my |our )?(?:${staff})(?: (?:like|about|around))?|per unit`,
    fixed_costs:
      "rent|lease|van|truck|car|insurance|salar(?:y|ies)|wages?|payroll|electricity|utilities|internet|power|hosting|servers?|aws|storage|warehouse|kitchen|stall|booth|accountant|assistant|bills?",
    burn: "burn(?:ing)?|spend(?:ing)?|expenses|outgoings|run me|costs? (?:me|us) (?:a|per) month",
    price:
      "or(?= ?$)|sell(?:ing|s)?(?: [^ ]+){0,3}? (?:for|at)|wholesale(?: at)?|charge|charging|asking|priced?(?: at)?|they pay|for(?= ?$)|at(?= ?$)|rent(?:ed|ing)? (?:out )?(?:at|for)",
    cancellations: "lost|lose|losing",
    waitlist: "wait(?:ing)? ?list(?: of| has)?",
    free_users: "free|on trial|trialing|demo",
    suppliers: "(?:got|have) (?=\\d+ (?:sellers|drivers|tutors))",
    seats_per_customer:
      "(?:avg|average|typical|each|per|every|usual) (?:team|group|company|client|customer|office|school|gym|table|party)(?: is| has| of)?(?: about| around| like)?",
    orders_per_month:
      "each(?: one| of them)? (?:uses?|orders?|buys?|takes?|books?|needs?|does)|they (?:each )?(?:use|order|buy|book)(?: about| around| like)?",
    paying_customers: "(?:w\\/|with)(?= ?$)|teams? paying|already got|got(?= ?$)",
    aside: "(?:buy|order|use|need|take|eat|drink)s?(?= ?$)",
    orders_total:
      "sell|sold|selling|did|doing|do|bake|baking|make|making|ship|shipped|shipping|deliver(?:ed|ing)?|booked|ran|run|serve[ds]?|serving|wash(?:ed)?|cleaned",
  },
});

/** Words behind an amount that name nothing counted. */
export const loose = exact(
  String.raw`^ ?(?:n|more|ish|tops|max|each|apiece|flat|total|all in|or so|landed|a|an|per|mo|monthly|yearly|wholesale|shipping|utilities|insurance|from|my|our|runway|saved|left|post|pre|cap|rent|in)(?=$|[\s,;:./-])`,
);
/** In front of a number that is no price, whatever it is. */
export const noPriceNote = exact(
  String.raw`(?<=^|[\s'-])(?:year|years|since|class|grade|level|age|aged|room|number|no|top|version|saved|raised|have|got|need|from)(?=$|[\s,;:./-])`,
);
