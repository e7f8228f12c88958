import type { Texts } from "../answer.ts";

export const team: Texts<"team"> = {
  "first-hires": {
    body: `Hire for the job that hurts today, that you have done yourself, and that you can describe in ten lines. If you cannot describe it, you would hire somebody to find out what you want.

**Order that works for most:** founders build and sell; then one person for whatever keeps customers waiting (support, delivery, code); then a second in the same craft, so that a holiday is possible. Managers, marketers and a "head of" come after a repeatable sale.

**Can you pay?** Full cost = salary + employer's contributions + laptop and tools + your time. As a working rule add a quarter to a third of the salary in much of Europe; compute your country's real rate. Keep {{runway: twelve months of it in reach: your runway is {runway} before this hire || twelve months of it in reach after the hire}}.

**How to choose**

1. Write the result after 90 days: "answers every ticket within four hours and has halved the repeat questions".
2. Ask 20 people for names before you publish an advert.
3. One structured talk: the same five questions for all, about things they *did*.
4. **A paid trial task** of three to five hours from your real work. It tells more than all interviews.
5. Call two former superiors. Ask: "would you hire them again, for what not?"

Decide by your written criteria, not by who was nicest. Early people set habits: take the one who finishes things and says bad news. If after six weeks you would not hire them again, act then.`,
    template: `**[Role], [full-time or hours], [place or remote]**

We are [n] people and build {offer|[what, in one line]} for {buyer|[whom]}. {customers|[n customers]} pay us today.

**After 90 days you will have** [result with a number].
**Your week:** [three tasks, with shares of the time].
**You bring:** [two things that you have done before, shown by an example]. Everything else you learn here.
**You get:** [salary from–to], [equity, vesting over four years], [holidays], and a say in [what].
**Not so nice:** [honest: no processes, customers who call, cash for n months].

**To apply:** ten lines on something you finished, and this small task: [task of 20 minutes]. No cover letter. You hear from us within [n] days, then one talk and a paid trial of four hours.`,
  },
  "contractor-or-employee": {
    body: `The contract's title does not decide; how the work is done does. If you say when, where and how, provide the tools, and are the only client, the person is an employee in the eyes of most authorities, and you owe contributions, tax and penalties for the past.

**Use a contractor** for a defined result with an end: a website, an audit, a sprint. **Use an employee** for what never ends, what carries your knowledge, and whoever you want to tell what to do.

**The tests:** in the US the IRS looks at control of behavior, control of money, and the relationship.[^irs-contractor] In Germany the pension insurance decides on request whether somebody is employed (Statusfeststellung, § 7a SGB IV); false self-employment can mean years of contributions, both halves. The UK has IR35, Spain the "falso autónomo", France the requalification; India distinguishes a contract *of* service from one *for* service.

**Signs of a real contractor:** several clients, own tools, own risk, may send a substitute, invoices a result.

**In every contractor's contract**

1. Scope, delivery date, and how you accept the work.
2. **Assignment of all rights to the company.** Without it the code belongs to whoever wrote it, in nearly every country; in Germany you take an exclusive license, since copyright itself cannot be assigned.
3. Confidentiality, access ends with the contract, no subcontractors without consent.
4. Payment by milestone.

A salary of 50,000 costs the company clearly more than 50,000; a freelancer at 80 an hour for 20 hours a week costs about 77,000 a year in 48 weeks. Compare like with like.`,
    where: `Ask an employment lawyer or payroll office before you let a full-time "freelancer" run for more than a few months, above all in another country.`,
  },
  "first-salesperson": {
    body: `When you have sold to about ten strangers yourself and can write down how. Before that, a salesperson cannot learn what you do not know, and leaves after six months.

**Signs that it is time**

- The same kind of buyer says yes for the same reason; {{buyer: for you that should be {buyer} || you can name the buyer in five words}}.
- You can write the call on one page: question, answer, price, objection, next step.
- Leads lie around because you have no hours.
- The sums work: a representative on 60,000 a year plus a fifth on top has to bring gross profit of several times that. {{price: At {price}, compute how many contracts that is a month || At €200 a month with 75% margin, 72,000 is 40 new customers a year only to break even in the first year}}; if no human can close that many, you need another channel, not a salesperson.

**Hire two, not one,** if you can: with one you never know whether it was the person or the product.

**Who:** somebody who sold something unknown at your price, not the star of a brand that sold itself. Test: let them sell you your product after reading the page for a day, and write the follow-up email.

**Pay:** half fixed, half commission, paid when the customer pays; a guaranteed commission for the first three months. Target: four to five times their total pay in yearly contract value.

**First 90 days:** they sit in your calls, then you in theirs. Stop rule, agreed beforehand: fewer than a third of the planned deals after four months.`,
    where: `The ratios are practitioners' rules, not measured figures.`,
  },
  "early-equity": {
    body: `Think in steps of risk: the earlier and the worse paid, the more. US medians on Carta: **1.5% for the first employee, 0.33% for the fifth.**[^carta-safes] It falls that fast because risk does. Advisors: 0.1–0.5% over two years, for hours they have promised.

**A way to decide that you can explain to everyone**

1. Fix the market salary for the role in your city.
2. Say what you can pay. The gap × 4 years is what the person invests: 15,000 a year less is 60,000.
3. Divide by today's fair value of the company, and add something for the risk: at a value of €4 million, 60,000 is 1.5%.
4. Offer two versions (more money or more shares) and let them choose. What they choose tells you something.

**Say it in money, honestly.** "0.5% of a company worth €4 million is €20,000 on paper; it may well be zero; at a sale for €40 million, after dilution by half, €100,000." Never only "options over 10,000 shares".

**Rules for all:** four years, one-year cliff, a written grant approved by the board, and time to exercise after leaving. A promise by email is a debt that turns up in due diligence.

**Salary:** make bands (junior, senior, lead), pay founders less than the best employee but enough to live on, and write down when it is reviewed: {{runway: with {runway} of runway, at the next round at the latest || at the next round at the latest}}.`,
    where: `Options are taxed very differently: ISO/NSO with a 409A valuation (US), EMI (UK), BSPCE (France), § 19a EStG or virtual shares (Germany). Ask a tax adviser before the offer letter.`,
  },
  firing: {
    body: `Do it early, in person, short, and with the paper checked first. If you have thought about it for a month, the team has for three.

**Before:** did you say clearly what has to change, by when, with an example? If not, do that today, in writing, with a date 30 days ahead. If yes, decide. Ask yourself one question: knowing all this, would I hire this person again?

**Check the law with somebody who knows it**

- **US:** mostly at will, but not for discrimination, retaliation or pregnancy; some states want the last salary the same day.
- **Germany:** six months without reasons; afterwards the protection act applies if you have more than ten employees (§§ 1, 23 KSchG). Always on paper, signed by hand. An email is void.[^kschg]
- **UK:** fair procedure, and notice; unfair-dismissal rights begin after a qualifying period that is being shortened.
- **France, Spain:** a reason, a meeting by letter, notice; mistakes cost months of salary.
- **India:** notice by contract and the state's rules.

**The talk: ten minutes.** Second sentence: "I have decided to end your employment; your last day is …" Then one true reason, what happens with salary, holidays and options, and a pause. Do not argue, do not praise the person back into hope.

**The same day:** access, devices, keys; a dignified message to the team, agreed with the person. **After:** a reference, help with the search. Those who stay watch how you treat those who go.

Then look at your own part: was the task described, the hire too quick?`,
    where: `Have an employment lawyer read the letter before it is handed over: form and deadlines decide more than reasons.`,
  },
};
