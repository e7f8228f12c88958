import type { Texts } from "../answer.ts";

export const evidence: Texts<"evidence"> = {
  "interview-guide": {
    body: `Ask about the last time it happened, never about the future. "Would you use…?" collects politeness; "what did you do last Tuesday?" collects facts. That is the core of Rob Fitzpatrick's *The Mom Test*.[^mom-test]

**How many:** twelve strangers of one kind. In groups that are alike, new themes stop coming after 9 to 12;[^guest] understanding them takes 16 to 24.[^hennink] Friends and family do not count.

**How:** 30 minutes, by phone is fine, one listens and one writes. Do not show the product. Be silent after a question: the second sentence is the true one.

**What counts as evidence,** from weak to strong: "interesting" (nothing) · they describe the problem unasked · they have spent time or money on it · they introduce you to a colleague · they give you a date, a deposit, data.

**Decide beforehand.** A usable rule: go on if at least 5 of 12 raise the problem themselves *and* have spent time or money on it. Even 5 of 12 leaves the true share anywhere between 19% and 68% (95% interval), so it is a reason for the next test, not for a year of building.

**Write down each talk the same day:** words they used, what they do today, what it costs, who decides, and one surprise. After five, change the questions that bore you.

At the end always: "Who else should I ask?" and "May I show you something in three weeks?"`,
    template: `**Interview guide: {buyer|[the people you ask]}, 30 minutes**

*Opening:* "I am trying to understand how you handle [the job]. I am not selling anything today. May I take notes?"

1. What is your job, and where does [the job] come up in it?
2. Tell me about the **last time**. When was it? What set it off?
3. What did you do, step by step? Who else was involved?
4. What was the hardest part? (Wait.) Why?
5. How often does that happen? What did it cost you that time, in hours or money?
6. What have you tried to make it better? What did you pay? Why did you stop, or stay?
7. If nothing changes for a year: what happens?
8. Who decides when money is spent on this, and from which budget?
9. What have I not asked?
10. Who else should I talk to? May I come back with something to look at?

*Do not say:* {offer|[your product]}, its price ({price|[price]}), or "would you".
*Note at once:* their words · today's way · cost · decider · strength (0 to 5).
*Decision, fixed on [date]:* go on if [5] of [12] name the problem unasked and have spent time or money.`,
  },
  "landing-page-test": {
    body: `A page with one promise, one price and one button, and visitors who do not know you. It answers one question: do strangers who have the problem take the next step?

1. **Write the promise** in the words of your interviews: for whom, what changes, by when. {{offer: Yours could begin with {offer} and what it saves. || No adjectives.}}
2. **Show the price.** Without it you measure curiosity. {{price: Write {price} on it. ||}}
3. **Choose a button that costs something:** strongest a payment or deposit, then a booked call, then an email address. Clicks count nothing.
4. **Bring 200 to 600 relevant visitors:** search advertisements on the problem's words, a post where these people are, 100 personal emails. At $5.42 per click, the US average for search,[^wordstream] 200 visitors cost about $1,100; communities are cheaper.
5. **Fix the rule before it starts.** The median SaaS page converts 3.8% of its visitors.[^unbounce] Example: "stop if fewer than 2% leave an address, go on above 5%, otherwise change the promise once".

**Read it with an interval.** 4 of 200 is 2%, but the truth may be 0.8% to 5.0%. 0 of 100 means: very likely below 3%.

**Then talk to those who clicked,** within a day. Ten calls explain what the number cannot.

Be fair: if there is nothing to buy yet, say so after the button, take no money, or give it back at once, and ask for consent before you store an address.`,
    template: `**[Result they want] in [time], without [what they hate].**
For {buyer|[who exactly]} who [situation].

[One picture of the result.]

- **Today:** [what they do, and what it costs].
- **With us:** [three steps].
- **Proof:** [a number, a name, or "we begin with ten customers on (date)"].

**{price|[price]}**, [what is included]. Cancel [when].

[ Button: a verb with a result, such as "Reserve my place" ]

*Is it for me?* Yes if [ ]. No if [ ].
*When?* [date]
*What if it does not work?* [guarantee]
[Who you are, with a face, an address and a phone number.]`,
  },
  "waiting-list": {
    body: `A waiting list measures interest in your sentence, not in your product. It is useful as a list of people to talk to, and nearly worthless as proof. Between leaving an address and paying lies a step that most do not take, so plan with a few per cent until you know better.

**Make it tell you something**

1. **Ask one thing at sign-up** that a merely curious person skips: "What do you use today, and what does it cost you?" Those who answer are your group.
2. **Offer a stronger step at once:** a call this week, a refundable deposit of €20, a pre-order with a discount. Ten deposits say more than a thousand addresses. {{price: At {price}, a deposit of a tenth is enough to see who means it. ||}}
3. **Note the source** of every address. 400 from one viral post are worth less than 40 from a search for the problem.
4. **Write within a day,** personally, to the first 50. Ask how they do it now.
5. **Let in 20 at a time** and count how many come back in the second week.

**Work out what it is worth:** addresses × share that opens × share that pays × price. 400 × 50% × 5% × €30 = €300 a month. Do this sum before you celebrate.

**Keep it warm:** one short letter every two or three weeks with a picture of progress and a question. A list that hears nothing for three months is cold.

Store only what you need, say what for, and let people out with one click: in the EU an address needs consent (GDPR).`,
  },
  "mvp-scope": {
    body: `The first version is the smallest thing for which one kind of buyer pays and comes back. It is a test of your riskiest assumption, not a small edition of the dream.

**Cut it like this**

1. Write the one sentence: *[who]* can *[one result]* in *[time]*. {{buyer: Begin with {buyer} and nobody else. || One kind of buyer, nobody else.}}
2. List all features. Strike out each one without which the sentence is still true. Log-in, settings, roles, dashboards, the app next to the website: they mostly go.
3. For what is left, ask: can I do it by hand for ten customers? Invoices, matching, reports, onboarding: yes. "Concierge" (you do it openly) and "Wizard of Oz" (it looks automatic) are honest first versions. Paul Graham's essay *Do Things That Don't Scale* is about this.[^pg-scale]
4. Give it **four weeks**, and a date. What does not fit goes on a list called "after the tenth customer".
5. Keep what must not be small: it may not lose data, leak data, charge wrongly or break the law in your field.

**Define beforehand what you learn:** "8 of 10 cases are done acceptably, and at least 4 of 10 pay for the second month." If not, you have saved a year.

**Do not** ask users which features they want. Ask what they did when it did not work. Build what three paying people ran into in the same week.

Being a little ashamed of it is right; being sued for it is not.`,
  },
  "product-market-fit": {
    body: `You have it when customers come back, pay and bring others without you pushing. Three measurements, from hard to soft:

1. **Retention flattens.** Draw one curve per month of joining: the share still active after 1, 2, 3 … months. If it falls towards zero, there is no fit, however many sign up. If it levels off (at 20% or at 60%, depending on the product), there is a group that needs it. Find out who they are and sell only to them.
2. **The 40% question.** Ask users who used it at least twice in the last two weeks: "How would you feel if you could no longer use it?" If **40% or more say "very disappointed"**, growth usually works; Superhuman went from 22% to 58% by building for those people.[^ellis] It is a pattern, not a law. You need at least 30 answers: 12 of 30 is 40%, but the interval runs from 25% to 58%.
3. **Pull:** sales cycles shorten, customers come by recommendation, you cannot keep up with requests. {{churn: Your churn of {churn} is the other side of the same coin: see who leaves and who never does. ||}}

**What does not count:** downloads, press, a full pipeline, praise, a won competition, pilots that nobody pays for.

**If you are not there:** split the users into those who would be very disappointed and the rest. What do the first have in common: job, size, the moment they began? Build more of what they love, remove what keeps the second from it, and ignore everybody else. Do not spend on advertising before the curve flattens: you would fill a leaking bucket.`,
    template: `**Four questions to users who used it at least twice in the last two weeks**

1. How would you feel if you could no longer use {offer|[product]}? ( ) very disappointed ( ) somewhat disappointed ( ) not disappointed
2. Which kind of person would benefit most from it? [ ]
3. What is the main benefit for you? [ ]
4. What should we improve for you? [ ]

*Invitation:* "Four questions, one minute. I read every answer myself. [Your name]"
*Rule, fixed before:* at least 30 answers; 40% very disappointed: grow. 25–40%: build for those who said it. Below 25%: change the product or the group.`,
  },
  pivot: {
    body: `Decide by a rule you wrote down before, not by your mood after a bad week. If there is no such rule yet, make one today, with a date four to six weeks ahead.

**Three questions**

1. **Is anybody desperate for it?** If even a small group uses it every week, pays, and would be very disappointed without it, persevere and narrow down to that group.
2. **Is the curve moving?** Compare the last three honest experiments. If each moved the one number that counts, go on. If three in a row moved nothing, a fourth of the same kind will not either.
3. **What would have to be true?** Turn the plan round: price, churn, cost to win, number of buyers. {{price: At {price}, how many customers are needed to pay your costs, and is that a share of the market somebody could win? || How many customers are needed to pay your costs, and is that a share of the market somebody could win?}} If no plausible set of numbers works, stop hoping for it.

**Pivot** means keeping what you learned and changing one thing: the customer, the problem, the product, the channel, or the way you earn. Keep the customer if you understand them; keep the technology only if somebody else needs it more. A change of everything is a new company: fine, but call it that.

**Cost it:** a pivot needs about as many months as the first attempt to its first proof. {{runway: You have {runway}: that is the budget. || Do it while at least six months of money are left.}}

**Then do it whole.** Tell customers and investors in one week, switch off the old thing, set the new test with its stop rule. Half a pivot has two products and no focus.`,
  },
  "ab-tests": {
    body: `More than most startups have. The usual rule for visitors **per variant**, to find a real difference with 80% power at the 5% level:[^lehr]

n ≈ 16 × p × (1 − p) ÷ d²

p is today's rate, d the difference you want to see, both as fractions.

| Today | You hope for | Visitors per variant |
| --- | --- | --- |
| 4% | 5% | about 6,100 |
| 4% | 6% | about 1,500 |
| 4% | 8% | about 380 |
| 20% | 25% | about 1,000 |

So with 1,000 visitors a month you can only see a **doubling**. Test big things (promise, price, group addressed), not the color of a button.

**Rules**

1. One number, one change, and the sample size in writing before it starts.
2. Do not stop when it "becomes significant": looking daily and stopping at the first good day makes up differences in far more than one case of twenty.
3. Whole weeks, at least two: weekdays differ.
4. Count payments or activation, not clicks.
5. Ten tests without a real effect will show about one "winner" at the 10% level. Repeat what you want to believe.

**If you have too few visitors,** do not test, decide: five usability sessions, ten calls, or change it for all and compare months with a wide interval. For prices, ask different *new* groups rather than splitting one page, or people find out.`,
  },
  metrics: {
    body: `One number that says whether customers get value, and four that say whether you survive. More than that, nobody looks at.

**The one number** counts the moment of value, per week: bookings made, reports sent, lessons finished. Not sign-ups, downloads or page views: they only rise. {{offer: For {offer}: what happens each time a customer is glad to have it? Count that. ||}}

**The four beside it**

1. **Retention or churn** by month of joining. Lost ÷ customers at the start. {{churn: Yours is {churn}. ||}}
2. **Revenue per month**, split into new, expanded, lost.
3. **Cost to win a customer**, your own hours included, and how many months until it is earned back.
4. **Cash and months left.** {{runway: Now: {runway}. ||}}

**By stage:** before launch count interviews and commitments, nothing else. In the first year look at retention and the words of customers. Once one channel works, add payback. Investors ask about growth, retention, margin and burn.

**How:** one table, filled in by hand every Friday in ten minutes, for the last twelve weeks. Each number has a definition in one line that is never changed silently, and an owner. Beside each: what we did about it this week.

**Traps:** averages (look at groups), totals (look at changes), rates with fewer than 20 events (give a range: 1 lost in 48 customer-months may be 0.05% or 11.6% a month), and any number that would not change a decision. If a figure could double and you would do nothing differently, delete it.`,
  },
  okrs: {
    body: `An objective says where you want to be in three months, in words that one remembers. Two to four key results say with numbers how everybody will see that you are there. For a team below ten: **one objective, three key results**, nothing else.

**Example.** Objective: *Clinics would miss us.* Key results: (1) 8 of 10 pilot clinics use it every week in March; (2) 5 pay the full price; (3) support questions per clinic fall from 6 to 2 a month.

**How to write them**

- A key result is a result, not a task. "Launch the app" is a task; "40 bookings a week through the app" is a result.
- Each has a start value, a goal, a date and one owner.
- Ambitious: Google's practice grades from 0 to 1 and expects about 0.6–0.7; always 1.0 means too easy.[^doerr]
- Not tied to salary, or people will set easy ones.

**The rhythm:** half a day to set them, 15 minutes every Monday (confidence from 1 to 10, what blocks us), an hour at the end to grade and to write down what was learned.

**When not:** before you know who the customer is. Then a single question with a test and a stop rule is better: "do 3 of 10 {{buyer: of {buyer} || strangers}} pay by the 30th?" OKRs are for a team that knows the direction and loses itself in tasks.

**The most common mistake** is ten objectives. The second is not looking at them until the quarter is over.`,
    template: `**[Quarter], one objective:** [where we want to be, in words one remembers]

| Key result | Start | Goal | Owner | Now | Confidence (1–10) |
| --- | --- | --- | --- | --- | --- |
| 1. [customers do …] | [ ] | [ ] | [ ] | [ ] | [ ] |
| 2. [paying: {customers|[n]} to …] | {customers|[ ]} | [ ] | [ ] | [ ] | [ ] |
| 3. [churn or quality …] | {churn|[ ]} | [ ] | [ ] | [ ] | [ ] |

**We do not do this quarter:** [three things]
**Every Monday, 15 minutes:** values, confidence, what blocks us.
**On [date]:** grade 0 to 1, and one sentence on what we learned.`,
  },
};
