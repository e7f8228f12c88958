import type { Texts } from "../answer.ts";

export const rounds: Texts<"rounds"> = {
  "safe-or-note": {
    body: `Take the SAFE if your investor is used to it and you are a US-style corporation; take a note where the investor wants a date and a debt behind the money.

**Both** are money now for shares later, at the price of the next priced round, limited by a cap or with a discount.

| | SAFE | Convertible note |
| --- | --- | --- |
| What it is | a right to shares | a loan |
| Interest | none | yes, by agreement |
| Due date | none | a fixed date |
| If no round comes | it stays open | it can be called in |

**The sum to do** with YC's post-money SAFE:[^yc-safe] share sold = amount ÷ cap. $500,000 at a cap of $5 million is exactly 10%, before the next round. Two such SAFEs are 20%, and all of it comes off the founders. Stacking SAFEs without this table is the commonest and dearest mistake.

**What is usual:** 92% of US pre-seed rounds on Carta were SAFEs; 61% of these had a post-money cap and no discount; where there was a discount, it was mostly 20%.[^carta-safes] The median cap for rounds around $1 million was $10 million in late 2024.[^carta-rounds]

**Watch for:** a SAFE without a cap (friendly to you, so ask why), "most favoured nation", side letters with pro-rata rights, and a note's due date that falls before you can raise.`,
    where: `This is US practice. Elsewhere the same idea has its own paper: advance subscription agreement (UK, with limits for SEIS/EIS), Wandeldarlehen (Germany, often with a notary), BSA-AIR (France), préstamo participativo or nota convertible (Spain), iSAFE through CCPS (India). Have a local lawyer adapt it.`,
  },
  valuation: {
    body: `Before revenue, a valuation is a price that two sides agree on. Nobody can compute it, but you can come with a range from several methods, and with the question that really matters: how much do I sell, for what milestone?

1. **From the round backwards.** What you need until the next milestone, with a reserve, ÷ the share you are ready to sell. €600,000 ÷ 15% = €4 million after the money. Investors mostly think this way too.
2. **Comparable rounds.** US medians of late 2024: pre-seed SAFEs of around $1 million at a $10 million cap; priced seed $19.2 million after the money; each round sells 10 to 20%.[^carta-rounds] Europe and India are usually lower: ask three founders who closed this year.
3. **Scorecard** (Bill Payne): take the regional median and adjust it by team (weight 30%), size of the opportunity (25%), product (15%), competition, partners and the need for more money.[^payne]
4. **From the exit.** A sale for €40 million in six years, 20 times the money wanted, 50% dilution until then: 40 × 0.5 ÷ 20 = €1 million after the money. This is why small markets get small valuations.

Write the range down with its assumptions. A very high price is not a gift: the next round has to be higher still, or it is a "down round" with all its clauses.

{{stage_revenue: You have revenue, so growth and retention will be priced more than the story. || The cheapest way to raise it is proof: one paying stranger moves it more than another slide.}}`,
  },
  dilution: {
    body: `Every round multiplies what you own by (1 − share sold). It does not subtract.

- Two rounds of 20%: 0.8 × 0.8 = **64%** left of whatever you had.
- With a 10% option pool made new each time: 0.8 × 0.9 × 0.8 × 0.9 = **52%**.
- Two founders with half each: 26% each.

**Usual sizes** (US medians, Q4 2024): pre-seed on SAFEs 10.1%, seed 20.0%, series A 20.0%, series B 15.0%.[^carta-rounds] Four such rounds leave 0.899 × 0.8 × 0.8 × 0.85 = 49% to all who were there before, pools not counted.

**Where it goes wrong**

1. SAFEs count before the round: $1 million at a $5 million cap is 20% gone, then the seed takes its 20% of the rest.
2. The pool is taken out of the price *before* the money, so founders alone pay for it.
3. Pro-rata rights and warrants are forgotten in the table.

**Make the table now:** one row each for founders, pool, every SAFE and note, and the new investor; one column for today, one after each round. Check that each column adds up to 100%. Do it for the worst case as well (half the valuation).

Dilution is not the loss; selling cheaply or for nothing is. 50% of €10 million is more than 100% of €2 million. So ask of each round: what will be true afterwards that makes the company worth more than it cost?`,
  },
  "option-pool": {
    body: `As small as your hiring plan until the next round, not a round number that the investor likes.

**Count it:** list the hires of the next 12–18 months with a grant each, and add a reserve of a tenth. US medians on Carta: 1.5% for the first employee, 0.33% for the fifth.[^carta-safes] Ten hires often come to 5–7%. If the investor asks for 15%, show the list.

**Why it matters who pays.** "10% pool, in the pre-money" means that it comes out of the founders' part alone. Example: $8 million before, $2 million invested, 10% pool of the $10 million after: the pool is worth $1 million, so your real price before the money is **$7 million**. Three ways out: a smaller pool, a pool after the money (everybody shares it), or a higher price that makes up for it.

**What to fix in the plan**

- vesting over four years, nothing before the end of the first;
- what leavers keep and how long they may exercise (90 days is usual in the US and harsh; years are kinder);
- unused options return to the pool, and what is left at a sale goes to all.

{{stage_idea: Before a first round you need no pool on paper: agree with your co-founder how much you would give, and create it when a hire is near. || Create it when a hire is near, not years ahead.}}`,
    where: `Tax decides the form: ISO and NSO (US, with a 409A valuation), EMI (UK), BSPCE (France), § 19a EStG or virtual shares (Germany), the Startup Law (Spain), ESOP under the Companies Act (India). Ask a tax adviser before the first promise.`,
  },
  "term-sheet": {
    body: `Most of a term sheet is standard. Six lines decide what you earn and who decides; spend your lawyer's hours on these.

1. **Liquidation preference.** 1× non-participating is the norm. Example: $2 million invested for 20%, sold for $5 million. Non-participating: the investor takes $2 million, you $3 million. Participating: $2 million plus 20% of the rest = $2.6 million, you $2.4 million. Refuse more than 1×.
2. **Price and pool.** Is the option pool inside the pre-money? Then your price is lower than it says.
3. **Board and vetoes.** After a seed, two founders and one investor is common. Read the list of decisions that need consent: a veto on selling, raising and hiring the CEO is usual, one on the yearly budget is heavy.
4. **Founders' vesting.** Expect it. Ask that time already worked counts, and for acceleration if you are dismissed after a sale (double trigger).
5. **Anti-dilution.** Broad-based weighted average is normal; full ratchet is not.
6. **Exclusivity.** It binds you, not them: 30 days is enough. Ask before signing who still has to approve, and what could stop it.

Also: pro-rata rights, drag-along (from which price?), who pays whose lawyer, and up to what.

Compare it with the model documents of the NVCA,[^nvca] which mark what is market practice. And call two founders who did *not* get rich with this fund.`,
    where: `Terms follow US practice. BVCA (UK) and national associations publish their own models. Have a lawyer who does venture rounds weekly read it, before you sign anything, including "non-binding".`,
  },
  "due-diligence": {
    body: `Investors check three things: is it yours, is it true, and can it blow up? Put a folder together before you raise; a missing paper costs weeks at the worst moment.

**Company:** registration, articles, all shareholders' resolutions, the cap table with every SAFE, option and promise (also those by email).

**Intellectual property:** an assignment to the company from *every* founder, employee and freelancer who wrote a line, from before the incorporation as well. This is the most frequent hole. A list of open-source parts with licenses. Trademarks, domains, patents with their owner: the company, not you.

**Contracts:** the ten largest customers and suppliers, with notice periods, exclusivity and what happens at a change of control. Loans, leases, guarantees.

**Numbers:** monthly accounts since the start, bank statements, revenue by customer and month, churn by cohort, cash plan, tax returns. Every figure of the deck with its source: {{customers: you say {customers}, so have the list of names ready || if you say 40 customers, have the list of names ready}}.

**People:** employment contracts, vesting, freelancers who look like employees.

**Risk:** lawsuits and threats, data protection records, licenses, insurance.

Give each document a number, a date and one person who answers. Tell bad news first and in writing: what you disclose lowers the price a little; what is found later ends the deal or comes back as a claim.

Turn it round as well: ask the fund how much is left in it, who decides, and how it treated a company that failed.`,
  },
  "pitch-deck": {
    body: `Ten to twelve slides, each with a headline that is a full sentence and one number that proves it. Readers spent between two and a half and four minutes on a deck in DocSend's studies:[^docsend-decks] whoever reads only the headlines must get the whole story.

1. **What it is**: one line that a neighbor understands.
2. **Problem**: who has it, how often, what it costs them. A quote from an interview.
3. **What they do today**, and why it fails.
4. **Your product**: one picture or three steps.
5. **Proof**: paying customers, retention, signed pilots, growth by month. If you have it, move it to slide 2.
6. **Market**, from below: number of buyers × price. No "1% of a huge market".
7. **Business model**: price, margin, what a customer costs and brings.
8. **How you win customers**, with the one channel that works.
9. **Competition**, "do nothing" included, and why you.
10. **Team**: why you, for exactly this.
11. **The ask**: amount, months, and the milestone it pays for.

Then test it: give it to somebody for three minutes, take it away, and ask what you sell, to whom, and what proves it. Rewrite where they guess.

{{offer: For you slide 1 has to make {offer} clear without a second sentence. || Slide 1 has to work without a second sentence.}} One deck to send (readable alone), one to speak to (few words).`,
    template: `**[Company]: what we do for {buyer|[who buys]}**
1. **One line:** {offer|[what it is]} for {buyer|[who buys]}.
2. **Problem:** [who] loses [hours or money] every [week or month], because [cause]. "[quote from an interview]"
3. **Today they** [workaround], which fails because [reason].
4. **We** [three steps of the product].
5. **Proof:** {customers|[n customers]}, [growth by month], [retention].
6. **Market:** [number of buyers, source] × {price|[price]} × 12 = [sum].
7. **Model:** {price|[price]}, margin {margin|[margin]}, one customer costs {cac|[cost to win]} to win.
8. **Channel:** [the one that works, with its cost].
9. **Alternatives:** doing nothing, [rival], [rival]; we differ in [what the buyer notices].
10. **Team:** [name]: [why exactly you].
11. **We raise** [amount] for [months] to reach [milestone with a number].`,
  },
  "investor-update": {
    body: `Send one page every month on the same day, good or bad. Regular updates are the cheapest fundraising there is: people who watched you do what you said for six months need fewer meetings.

Keep the same order every time, so that a reader finds the change in a minute:

1. **One sentence**: the month in a nutshell.
2. **Five numbers**, each beside last month and the plan: revenue, customers, churn or retention, cash, months of runway. Never change a definition silently. {{runway: Your runway stands at {runway}: put it on top. || Runway goes on top when it is below nine months.}}
3. **What worked**, two lines.
4. **What did not**, two lines, and what you do about it. An update without this is not believed.
5. **Asks**: two or three, so exact that one line answers them: "an introduction to the head of facilities at a hospital group in Lyon", not "introductions".
6. **Thanks** by name, to those who helped last time.

Bad news (a lost customer, a co-founder leaving, cash under six months) goes out at once and by phone to the lead, then in the update. What investors hold against founders is hardly ever the number; it is hearing it late.

Send it to angels who said "not yet" as well, with their consent. It is the reason they come back.`,
    template: `**Subject: [Company], [month]: [the one thing that changed]**

Hello all,

[One sentence that sums up the month.]

| | This month | Last month | Plan |
| --- | --- | --- | --- |
| Revenue | [ ] | [ ] | [ ] |
| Customers | {customers|[ ]} | [ ] | [ ] |
| Churn | {churn|[ ]} | [ ] | [ ] |
| Cash | {cash|[ ]} | [ ] | [ ] |
| Runway | {runway|[ ]} | [ ] | [ ] |

**Worked:** [two lines]
**Did not work:** [two lines, and what you do now]
**Next month:** [the one goal, with a number]
**I ask you for:** 1. [an introduction to {buyer|[whom exactly]}] 2. [ ]
**Thank you:** [name], for [what].

[Your name]`,
  },
};
