import type { Texts } from "../answer.ts";

export const numbers: Texts<"numbers"> = {
  "set-price": {
    body: `Set it between what it costs you and what it is worth to them, nearer to the second; then find out with real money.

1. **Floor:** cost to serve one customer ÷ (1 − the margin you need). €10 ÷ (1 − 0.75) = €40. Below that you lose with every sale.
2. **Worth:** what does the problem cost them today, in hours × wage, in lost sales, in the tool they pay for? A tenth to a third of it is a price that sells itself: €1,200 saved a month carries €120 to €400.
3. **Anchor:** what do they pay for the nearest alternative, doing it by hand included?
4. **Ask with a price tag.** Offer it at three prices to three groups of ten *new* people: at which does the refusal begin? If nobody says "too expensive", you are too cheap. {{price: Try it now against {price}: offer the next ten the double. || Offer the next ten people double of what you had in mind.}}

**For a pricing page:** three plans, named after who they are for; the middle one is the one you want to sell; one thing that grows with the value (users, flats, orders), and never a limit at the moment of success; yearly at the price of ten months; VAT shown as your buyers expect it (consumers with, firms without); what happens at cancellation.

**Measure by profit, not by conversion:** at double the price you may lose nearly half of the buyers and still earn more, with half the support.

**Common mistakes:** cost plus a little; the price of a competitor with ten times your volume; a free plan before anyone pays; a discount instead of an answer.`,
  },
  "raise-prices": {
    body: `New customers first, today; existing ones later, with notice, a reason and a way to stay calm.

**New customers:** change the page on Monday. If the share that buys hardly falls after 30 offers, keep it. Repeat.

**Existing ones**

1. **How many may leave?** With a price rise of *r* and a margin *m*, profit stays the same if the share lost = r ÷ (r + m). {{margin: Put in your margin of {margin} for m. ||}} 20% more at a margin of 75%: 0.20 ÷ 0.95 = **21%** may go before it hurts. Most founders fear losing far more than they do.
2. **Begin with those who pay least** for the most use, in a group of ten. See what happens for four weeks; then the rest.
3. **Notice:** 30 to 60 days, in a personal email from you. No excuse and no novel. What has been added, what it costs from when, what they can do.
4. **Offer a choice:** fix the old price for a year by paying yearly now, or a smaller plan. That turns half of the annoyance into cash.
5. **Answer every reply yourself.** Whoever is really in trouble may keep the old price until a date. Note it.

**What justifies a rise:** more value, higher costs, or a price that was wrong from the start. All three can be said openly.

**Not** more than once a year for the same customer, not during an outage, not hidden in the small print.

Check the contract: with a fixed term the price holds until renewal.`,
    template: `**Subject:** Your price from [date]

Hello [name],

from **[date]** [product] costs **[new price]** instead of {price|[old price]}. I want you to hear it from me, [60] days ahead.

Since you joined we have added [two or three things that this customer uses]. The old price no longer pays for [support, servers, people], and I would rather raise it than cut there.

You have three ways:
1. **Do nothing:** the new price applies from [date].
2. **Keep the old price for a year:** pay yearly before [date]: [link].
3. **Take the smaller plan:** [name, price, what it lacks].

If that puts you in a real difficulty, reply to this email. I read every answer.

Thank you for [n] months with us.
[First name, surname]`,
    where: `Consumers often have a right to cancel when the price rises, and contracts may need their active consent (in Germany, for instance, silence is not enough). Have the wording checked once.`,
  },
  "trial-or-freemium": {
    body: `**Trial** if the value shows within days and each user costs you something. **Freemium** if free users bring others, cost next to nothing, and the market is huge. **Neither** if you sell to few firms: show it, then a paid pilot.

**What conversion is usual** (2026; the sources disagree, so plan with the low end)

| | Share that pays |
| --- | --- |
| Free plan | 2–5%[^compilations] |
| Trial without a card | 8–18%[^trials] |
| Trial with a card | 25–60%[^trials] |

Card trials convert better because fewer begin. Compare **payers per 100 visitors**: 10% begin × 12% pay = 1.2; 2% begin × 50% pay = 1.0.

**The sum for freemium:** what 100 free users cost a month against what 3 payers bring. {{price: Three at {price}: does that carry a hundred free users with support? || Three at €20 are €60; a hundred free users at €0.30 and an hour of support cost more.}}

**Make it work**

1. Length = time until the first real result, plus a little: 7 or 14 days, seldom 30.
2. One goal in the first session, led by you, not a tour.
3. Limit what grows with success (projects, exports), not what proves the value.
4. Write on day 1, 3 and two days before the end, by what they *did*.
5. Call everyone who got the result and did not pay. Ten calls.

**Begin without free**: ask for money with a 30-day guarantee. You learn more from ten who paid than from a thousand who looked. You can always add a free plan; taking it away makes enemies.`,
  },
  churn: {
    body: `Churn = customers lost in a month ÷ customers at its start. It sets a ceiling: you stop growing at **new customers a month ÷ churn**. 30 new at 5% end at 600; at 3% at 1,000.

**What is usual:** subscription businesses on Recurly's platform lose 3.27% of subscribers a month; 2.41% decide to, 0.86% because a payment fails.[^recurly] Software with $1–5 million of yearly revenue keeps 92% of its revenue a year.[^highalpha] Small firms and consumers leave faster than large firms. {{churn: Yours is {churn}. || A rough scale for software to small firms: 3–5% a month is common, under 2% good.}}

**Is your number real?** Below 20 losses, give a range: 1 lost in 48 customer-months may be 0.05% or 11.6%. And look at groups by month of joining, not at the average.

**Bring it down, quickest first**

1. **Failed payments:** retries, card updaters, two emails. A quarter of the loss above, within a week.
2. **The first 14 days:** who never reached the first result leaves. Do the set-up with them, by hand.
3. **Ask all who leave,** by phone: "what did you hope for, when did you first think of stopping?" Ten calls. Sort into: never needed it, did not work, too dear, done with it.
4. **Stop selling to the wrong group.** One kind of customer usually causes most of it.
5. **Yearly plans** at ten months' price, a pause instead of an end, and a warning when use falls for two weeks.
6. **Make leaving easy.** It is the law in many countries, and people who leave well come back.

Only then features.`,
  },
  "cac-ltv": {
    body: `**Cost to win a customer (CAC)** = all of sales and marketing in a period, salaries, tools and your own hours included ÷ new customers in that period.

€3,000 advertising + €2,400 for 60 of your hours + €600 tools = €6,000; 20 new: **€300**. Without your hours it looks like €180, and that is wrong.

**Lifetime value (LTV)** = what is left of a customer's payment each month ÷ monthly churn.

Price €49 − €10 to serve = €39; churn 6%: **€650**. With churn near zero the formula explodes, so count 60 months at most. {{churn, lifetime: With your churn of {churn} a customer stays {lifetime} on average. || At 4% churn a customer stays 25 months on average.}}

**Together:** 650 ÷ 300 = 2.2. A practitioner's rule says at least 3, and CAC earned back within 12 months.[^skok] {{cac: Your CAC is {cac}. ||}} Look at the second first: the payback is cash, the LTV a forecast.

**Traps**

1. Early churn is a guess. 3 customers lost give an interval, not a number, so give the LTV as a range.
2. Averages hide: compute per channel and per kind of customer. Often one channel pays for the others.
3. Recommendations and press in the same pot make advertising look good. Show paid CAC apart.
4. Revenue is not contribution: take off payment fees, hosting, support, delivery, VAT.
5. Long sales: costs of this quarter belong to the customers of the next.

**Turn it round:** the most a customer may cost = 12 × contribution a month. €39 × 12 = €468. Which channel is below that?`,
  },
  payback: {
    body: `**Months to earn back a customer = cost to win ÷ what is left of a month's payment.** €234 ÷ €39 = 6 months.

Use contribution (price minus hosting, fees, support, delivery), not price. Otherwise it looks a third better than it is.

**What is good?** Under 12 months is a practitioner's rule for subscriptions.[^skok] Software companies with $5–50 million of yearly revenue had medians of 15 to 20 months in 2025, in a compilation of investors' data.[^marginset] With little cash of your own, take 3 to 6 as your limit: until then *you* are the bank. {{cac: A customer costs you {cac} to win: divide it by what is left each month. ||}}

**Count those who leave.** 600 to win and 50 a month is 12 months if nobody leaves; with 5% leaving every month it is about **18**. With 9% it never comes back: 50 ÷ 0.09 = 556 in all.

**What it means for cash:** customers won a month × cost to win × payback ÷ 2 is roughly the money tied up in growth. 20 a month × €300 × 8 ÷ 2 = €24,000. Growing faster needs more of it, although each customer is worth it.

**Shorten it**

1. **Yearly payment in advance** (two months free): payback on day one.
2. A set-up fee for the work you do anyway.
3. Raise the price: it goes straight into contribution.
4. Drop the dearest channel; not the average decides but the last euro spent.
5. Reach the first result faster, so that fewer leave in month one.

For things bought once, ask instead: does the *first* sale earn more than it cost to win? If not, what share comes back, and when?`,
  },
  "unit-economics": {
    body: `Unit economics asks: **does one customer (or one order) bring more than it costs?** If one loses money, a thousand lose more.

Four numbers for one customer:

1. **What they pay:** €49 a month, without VAT.
2. **What it costs to serve them:** hosting €2, payment fees €1.70, support €6.30 = €10. What is left is the **contribution**: €39, or 80%.
3. **How long they stay:** 1 ÷ churn. With 6% a month about 17 months.
4. **What it cost to win them:** all marketing and selling ÷ new customers, say €234.

So: 39 × 17 = about €650 for €234. Earned back after 6 months. That works.

**For an order** (shop, delivery, marketplace): price − goods − shipping − payment − returns − packing − the work on it. €60 basket: goods 27, shipping 7, fees 2, returns 5, work 6 = €13 left. If winning the buyer costs €20, the first order loses 7, and everything depends on the second.

{{price: For you: {price} minus everything that comes with *one more* customer. Send me these costs and I compute the rest. || Write to me what one customer pays and what one more costs you, and I compute the rest.}}

**What does not belong in it:** rent, your salary, the app's development. They are fixed: fixed costs ÷ contribution = customers needed to break even. €6,500 ÷ 39 = 167.

**Signs of trouble:** contribution is only positive "at scale" (name the cost that falls, and at what volume); discounts are left out; founders' work counts as zero; churn is assumed.

If it does not work: price, cost to serve, churn, cost to win. In this order.`,
  },
  "gross-margin": {
    body: `Gross margin = (revenue − cost of what was sold) ÷ revenue. The test for what belongs in the cost: **would it grow if you had one customer more?**

**In:** hosting, payment fees, bought licenses per user, model and API costs, support and onboarding people, goods, packing, shipping, returns, commissions to suppliers.

**Not in:** product development, marketing, sales, rent, management.

**What is usual**

- Subscription software, $5–50 million of yearly revenue: median 72–78%.[^marginset]
- Products built on AI models: 45% on average in 2025, expected to rise.[^iconiq]
- Shops, services, delivery: below that, and very different by trade; ask two in yours.

{{margin: Yours is {margin}. Compare it with your own kind only. || Compare with your own kind only: a shop with 45% can be excellent, software with 45% is a service firm.}}

**Why it matters:** everything else is paid from it. At 75%, €10,000 of revenue leave €7,500 for people and marketing; at 30%, €3,000. Investors pay for margin, because it says what growth will bring.

**Raise it**

1. Price: 10% more at a margin of 50% raises it to 54.5%.
2. The most expensive tenth of customers: charge them, help them to help themselves, or let them go.
3. Support: remove the three most frequent questions by changing the product.
4. Models and servers: smaller model where it is good enough, cache, limits per plan. Compute the cost *per task*.
5. Suppliers: two offers a year.

Watch it monthly. A falling margin while revenue grows means that you buy your growth.`,
  },
  "burn-runway": {
    body: `**Burn** = money out − money in, per month (net). **Runway** = cash ÷ burn. €120,000 ÷ €10,000 = 12 months. {{runway: Yours comes to {runway}. ||}}

Take the average of the last three months, from the bank account and not from invoices. Then correct: yearly bills, taxes and VAT you are only holding for the state, bonuses, hires already promised.

**The better question: are you "default alive"?** If income keeps growing as it does and costs stay, do you reach zero burn before the cash ends? Income €8,000, growing 8% a month, costs €18,000: level after 11 months, having burned about €65,000. With €75,000 you live; with €50,000 you have to raise or cut, and you know it today.

**When to act**

- Raising took long in DocSend's sample of 2022: 25% had closed within 6 weeks, 58% within 12, 90% within 24.[^docsend] So begin with **nine months** left.
- Below six months: plan B in writing, with a date.
- Below three: cut now; a second cut hurts more than one deep one.

**Make it longer, by effect:** yearly prepayment from customers; raise prices; drop the tool and the advertising that nobody can justify; defer the hire; freelancers instead of salaries; founders' pay; ask for 60 days from suppliers; grants already granted.

**Burn multiple** = burn ÷ new yearly recurring revenue: under 1 excellent, 1–1.5 great, 1.5–2 good, above 3 bad. A practitioner's bands.[^sacks]

Keep one sheet: month, cash at the start, in, out, cash at the end. For 18 months, in two versions: as planned, and with half of the new revenue.`,
  },
};
