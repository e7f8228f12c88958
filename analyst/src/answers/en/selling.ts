import type { Texts } from "../answer.ts";

export const selling: Texts<"selling"> = {
  "cold-email": {
    body: `A cold email has one job: to get an answer from one person. Five sentences are enough.

1. **Subject:** three to five words that could come from a colleague: "Repairs in Elm Street". No "quick question", no product name.
2. **First sentence about them,** something you can only know by looking: a review, a job advert, a number on their site.
3. **The problem in their words,** with a cost. {{buyer: You write to {buyer}: name the thing that annoys them on a Monday. || Name the thing that annoys them on a Monday.}}
4. **What you do, in one sentence, with a proof.** {{customers: "{customers} use it" is a proof. || One customer with a result is a proof.}} No list of features.
5. **One small question** that can be answered with a word: "Is that a topic for you this month?" Not "do you have 30 minutes?".

**Process:** 100 hand-picked people, 20 a day, from your own name and address. Follow up twice, after three and seven days, each time with something new. Stop after that. Phone everyone who replied.

**Count answers, not openings.** Fix the rule before: "fewer than 5 real conversations from 100: change the group or the problem, not the wording." Ten versions of the text change less than a better list.

**Send from a second domain** if you ever write more than a few dozen a day, and keep the addresses clean: a bounced tenth ruins delivery for all.`,
    template: `**Subject:** [their words for the problem, 3–5 words]

Hello [name],

[one sentence that only fits this person: "I saw that you … "].

Many {buyer|[people like them]} tell me that [problem] costs them [hours or money] a [week or month].
We make {offer|[what you offer, in plain words]}; [customer or test] [result with a number].

Is that a topic for you this month? If not, a short "no" helps me too.

[First name, surname]
[Company, postal address, phone] · [No more emails? Reply "stop".]

*After 3 days:* "[Name], one addition: [a new fact or a picture]. Still a topic?"
*After 7 days:* "I do not want to be a nuisance; this is my last email. If [problem] comes up again: [link]."`,
    where: `The law differs. US: allowed with true sender, postal address and a way to opt out (CAN-SPAM).[^can-spam] UK: companies may be written to, sole traders only with consent. Germany: advertising by email needs prior consent, also between businesses (§ 7 UWG), so call, write by post, or be introduced. France and Spain: look at the rules for professionals. The GDPR applies to names.`,
  },
  "first-customers": {
    body: `You get the first ten by hand, one at a time, from people you can name. Nothing that scales works yet, and that is fine: Paul Graham's *Do Things That Don't Scale* describes how companies like Airbnb and Stripe did it.[^pg-scale]

1. **List 100 names,** not segments. {{buyer: Which 100 of {buyer}, with phone number? || Which people, with phone number?}} From interviews, directories, associations, your former employer, the customers of what they use today.
2. **Start with the ten who hurt most:** they have built a spreadsheet for it, complain in public, or pay for something bad.
3. **Offer a result, not software.** "In two weeks your [problem] is gone; I do the work; if not, you pay nothing." {{price: Ask for {price} from the first one on. || Ask for money from the first one on.}} A free user tells you little.
4. **Ask in person or by phone.** 20 contacts a day for two weeks is 200; with one yes in 20 you have ten.
5. **Do their onboarding yourself,** look over their shoulder, repair overnight.
6. **From each happy one: two introductions and one sentence to quote.**

**Count the whole chain:** contacted → answered → talked → offered → paid. Where it breaks tells you what to repair: few answers (list or problem), many talks but no offers accepted (price or proof), paid but gone (product).

**Stop rule, for example:** no payment after 40 proper conversations means that the true rate is very likely below 7.5%. Then change the group, the problem or the offer.

Discounts for friends do not count. Write the ten names on the wall.`,
  },
  "sales-cycle": {
    body: `Companies are slow because several people have to say yes, and each has a different fear. You shorten the cycle by finding out early who they are and doing their work for them.

**Ask in the first talk:** "What happens after you like it? Who has to agree? How did you buy the last such thing, and how long did it take? From which budget?" Whoever cannot answer is not the buyer, but can introduce you.

**What shortens it most**

1. **Price below the signing limit** of the person in front of you. {{price: Is {price}, for a year, something they may sign alone? Ask. || €4,900 that a manager may sign beats €12,000 that goes to the board.}} Many firms have steps at round numbers.
2. **A cost of waiting, in their figures:** "every month costs you 40 hours."
3. **Papers ready:** data-processing agreement, security questionnaire, references, contract of four pages in their language. A first SOC 2 costs a small US company $20,000–60,000 in the first year;[^soc2] do not start it until a deal depends on it.
4. **A plan with dates written together**, from signature backwards: legal, security, training.
5. **Never end a talk without the next date** in both calendars.
6. **Sell before the budget round**, usually in autumn.

**Qualify out.** If nobody has a problem with a date, it is a hobby. Three contacts in the firm or it is not a deal.

**Plan with it:** cycle × cost per month comes before the first invoice. With six months and 20 open deals of which one in five closes, that is four customers in half a year. Can you live from that? If not, sell to smaller firms first.`,
  },
  pilot: {
    body: `Yes, it should be paid, even if it is a small sum. Money brings a budget holder, a deadline and attention. A free pilot has none of these, and ends with "interesting, we will get back to you".

**Price:** the price of the period, or a fixed sum, credited against the first year if they sign within 30 days. {{price: Your list price is {price}: a pilot costs at least that for its months. || Anything from a few hundred to some thousand euros that the department may sign alone.}} If they truly cannot pay, take something of equal worth: a signed intention with a price, a public reference, data, their specialist for a day a week.

**Before you start, on one page:**

1. **Success in numbers**, measured how and by whom: "repair requests closed within 48 hours rise from 40% to 70%".
2. **What happens then:** the contract is attached, with price and date. A pilot without "then" is consulting.
3. **Length:** four to eight weeks. Longer is a product for free.
4. **Their part:** named person, access by day 3, a meeting every week.
5. **Limits:** number of users, no special development; wishes go on a list.
6. **Rights:** your product stays yours, their data theirs; no exclusivity.

**Say no** if nobody with a budget is in the room, if the innovation department alone runs it, or if it costs more than a month of your team. One large pilot can eat a young company. Run three small ones instead.

Halfway through ask: "if it ended today, would you buy? What is missing?"`,
    template: `**Pilot agreement on one page: [customer] and [company]**

**Goal:** [number] from [today] to [goal], measured by [how], checked by [name].
**Period:** [start] to [end], at most [8] weeks. **Users:** up to [n].
**We provide:** {offer|[product]}, set-up, training of [n] hours, answers within [1] working day.
**You provide:** [name] as contact, access by day 3, a meeting of 30 minutes every [day].
**Fee:** [sum], due at the start; credited against the first year if you sign by [date].
**Then:** if the goal is reached, the attached contract begins on [date] at {price|[price]} for [12] months. If not, it ends and we delete your data within 30 days.
**Not included:** special development, other departments, exclusivity.
**Rights and data:** the product is ours, your data stay yours; data-processing agreement attached; both keep confidential what is marked so.
**May we name you as a customer?** ( ) yes ( ) after success ( ) no

[Place, date, names with authority to sign]`,
  },
  partnerships: {
    body: `A partner sells your product only if it makes *their* product sell better or brings money without work. "We have the same customers" is not a reason.

**Look for** those who already stand in front of your buyer at the moment of the problem: accountants, installers, agencies, software that yours plugs into, associations, wholesalers. {{buyer: Who invoices {buyer} every month already? Make a list of twenty. || Who invoices your buyers every month already? Make a list of twenty.}}

**Begin with one, by hand**

1. Sell ten yourself first. A partner copies what works; they do not find it out.
2. Ask the partner's *salesperson*, not the strategy department: "what would you have to say in one sentence, and what is in it for you?"
3. Close the first three deals together.
4. Only then write the agreement.

**What is usual** depends on the work: a recommendation 10–20% of the first year, resale 20–40%, a full integration with support more. These are practitioners' ranges. Compute yours: your margin minus the commission must still pay for service. {{price: At {price} with 20% commission, what is left? ||}}

**Agreement on two pages:** who does what, who owns the customer and the data, price and discount limits, commission and for how long, no exclusivity (or only for a fixed number of sales in a fixed time), end with 30 days' notice.

**Test with a stop rule:** one partner, 90 days, at least five introductions and one sale. Ten signed partners who introduce nobody are ten meetings a month lost. As a rule, a few bring nearly everything: spend your time on those.`,
  },
  "marketplace-start": {
    body: `Fill the scarce side first, by hand, in a place so small that it feels full.

1. **Shrink it:** one town, one category, one evening of the week. 20 cleaners in one district are liquid; 500 across the country are not. {{place: Begin with one part of {place}. ||}}
2. **Find out which side is scarce.** The one that has the rarer thing and more choice, usually supply (good tutors, landlords, drivers). Ask: if I had 100 of these tomorrow, would the others come by themselves?
3. **Give that side a reason without the other:** a tool they use alone (calendar, invoices, portfolio), a guaranteed income for a month, or bring existing customers of theirs onto it.
4. **Play the other side yourself.** Buy the first orders, take the calls, match by hand.
5. **Measure liquidity:** share of requests that end in a deal within the time the buyer needs (for example 24 hours), and the share of suppliers who got at least one deal this month. Do not open a second town until both stay high without you.

**Take rate:** products usually 5–15%, services and rides 20–30%, Airbnb in all about 15%.[^marketplaces] Begin low, or with a flat fee, until you bring deals they would not have had.

**Going round you** is normal when both know each other after the first time. Do not forbid, be useful: payment, insurance, replacement, reviews. If people meet once and then weekly for years, a subscription or a fee for the introduction fits better than a commission.

**Warning sign:** you have to pay for both sides every time.`,
  },
  competitors: {
    body: `A competitor who starts is mostly good news: somebody else pays to explain that the problem exists. Companies rarely die of competitors; in CB Insights' analysis of 431 that closed, 43% named poor product-market fit and 70% running out of money.[^cbinsights]

**This week, in this order**

1. **Breathe, change nothing for seven days.** No price cut, no copied feature.
2. **Buy their product and use it** for an hour. Write down what it does better, worse, and for whom it is made.
3. **Call five customers and three who said no:** "have you seen …? What did you think?" Customers decide whether it is a competitor. {{buyer: Ask {buyer} what they would do if both of you vanished: that is your real competitor. || Ask what they would do if both of you vanished: that is your real competitor, often a spreadsheet.}}
4. **Write the one sentence** with which a customer explains to a colleague why you. If you have none, that is the problem, not the competitor.

**Then choose:** the group they serve badly (their reviews say it), a job you do deeper, speed and service a larger one cannot give, or an access they lack. Being a little cheaper is not a position: {{margin: your margin of {margin} has to carry it || your margin has to carry it}}, and they can go lower.

**Prepare one page for your talks**: when we are right, when they are right, three questions the buyer should ask both. Never speak badly of them.

**Look at them once a month,** not daily. If you lose to them twice for the same reason, act on the reason.`,
  },
  "copied-by-giant": {
    body: `Usually they will not; if they do, it is late, and for their average customer. Big companies copy what is proven and large. Until you are proven, not being found is your risk.

**Ask honestly what they would have to do.** If it is a button in a product your customers already have (a feature), the danger is real, and no patent helps. If they would have to serve a small group, do manual work, take a liability, or hurt their own business, you have time.

**What they cannot copy in a year**

1. **A narrow group served completely.** {{buyer: {buyer} are too small a group for them: that is the protection. || A group too small for them is a protection.}}
2. **Data and history** that customers have built up with you.
3. **Being inside the workflow:** integrations, imports, permissions, trained staff.
4. **Trust in a field with rules:** certificates, audits, references.
5. **A channel of your own:** community, partners, name.
6. **Two sides of a market in one place.**

**What does not protect:** the idea, an NDA, being first, a patent you cannot afford to enforce.

**If they announce it:** call your ten best customers the same day ("what would make you stay?"), publish a fair comparison, sign yearly contracts, and look whether partners of the giant now need an independent alternative. Often the news doubles the market's attention.

**A test for your platform risk:** if one company can end your business by changing its rules (API, store, search), write the plan B today and know how many months it takes.`,
  },
};
