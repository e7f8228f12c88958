import type { Texts } from "../answer.ts";

export const founders: Texts<"founders"> = {
  "split-equity": {
    body: `Split by what each will do in the next four years, not by who had the idea. Nearly all of the work lies ahead, and the split has to feel fair to the person who works on it on a Sunday in year three.

**Start equal, then look for reasons to differ.** Sound reasons: one works full-time and the other not yet; one puts in money (better: a loan or a SAFE, so that money is paid like money); one brings customers, a patent or two years of finished work; one takes a salary, one does not. Unsound reasons: the idea, the title of CEO, "I asked you".

**How to do it in an afternoon**

1. Each writes down alone, before you talk: hours a week, salary needed, money, how long they can go without pay, what would make them leave.
2. Each proposes a split for both, with reasons. Compare.
3. Settle it in writing within a month. Waiting makes it harder, because by then somebody feels owed.

**Two things matter more than the number:** everybody vests over four years with a one-year cliff, yourself included; and somebody can decide when you disagree. With 50/50, agree who has the last word on product, sales and money.

Of US companies with two founders on Carta, 24% had lost one of them by the fourth year.[^carta-safes] Without vesting that person keeps half and the company cannot be funded.

Give 1–5% with vesting to people who help a little, not 20%.`,
    where: `Valid in general. Have the shares, vesting and IP assignment drawn up by a lawyer: tax on shares differs by country (in the US the 83(b) election is due within 30 days).`,
  },
  vesting: {
    body: `Vesting means that shares are earned over time. The usual form is **four years with a one-year cliff**: nothing in the first twelve months, then a quarter at once, then 1/48 a month.

What a founder with 40% has earned on leaving:

- after 6 months: 0%;
- after 12: 10%;
- after 18: 15% (18/48 of 40%);
- after 48: all of it.

The rest goes back to the company, usually at nominal value.

**Why founders should want it themselves:** of US companies with two founders on Carta, 24% had lost one by year four.[^carta-safes] Without vesting, somebody who left after half a year owns half of everything you build later, and no investor puts money behind that.

**What to write down**

1. Start date: the day work began, not the day you incorporated. Ask for credit for time already worked.
2. Good and bad leaver: who falls ill keeps what is vested; who is dismissed for cause may lose more.
3. Acceleration: **double trigger** (a sale *and* dismissal) is fair. Single trigger scares buyers.
4. Who buys shares back, at which price, within how many days.
5. Reduced hours and parental leave: the clock slows or stops, by a rule you fix now.

For employees the same scheme applies to options.`,
    where: `In the US, founders who receive shares under vesting must file the 83(b) election with the IRS within 30 days of the grant; there is no second chance.[^irs-83b] In Germany, vesting goes into a notarised shareholders' agreement; in France often into call options. Ask a lawyer before the shares are issued, not after.`,
  },
  "technical-cofounder": {
    body: `You find one by having something worth joining. A developer gets such offers weekly; nearly all have an idea and nothing else.

**First, do what needs no code.** Twelve interviews, a landing page, a pre-order, the service done by hand for three customers. {{offer: For {offer} the first ten orders can be handled with a form, a spreadsheet and your phone. || The first ten orders can almost always be handled with a form, a spreadsheet and a phone.}} Ten people who pay are the best job advertisement.

**Then look where you are seen working:** former colleagues and fellow students (first, because trust exists), meetups and hackathons on your *subject* rather than on startups, open-source projects in your field, people who complain in forums about the very problem, co-founder matching (Y Combinator runs a free one).

**Say what you bring, in one page:** the evidence, the access to buyers, months of money, an honest share. For somebody who starts on day one with you, that is an equal or near-equal share with vesting, not 5%.

**Try before you marry:** a paid project of four weeks with a deadline and a customer. Watch how they handle bad news, whether they ask about users, and whether things get finished.

**If nobody comes:** it is information. Either the proof is too thin, or you do not need a partner yet. Build the first version with no-code tools or a freelancer, own the code by contract, and hire later. Never pay an agency a year's savings for version one.`,
  },
  "cofounder-conflict": {
    body: `Most disputes between founders are one of four things: roles that overlap, unequal effort, different goals (size, money, time), or hurt trust. Find out which before you discuss solutions.

**This week**

1. Each writes down, alone: what bothers me, what I want in two years, what I would give up, what I would not. One page.
2. Meet outside the office for two hours. Each reads theirs aloud; the other only repeats what they understood. No decisions that day.
3. Two days later, decide three things: who has the last word on which subject, what changes from Monday, when you look at it again (30 days).

**If it is a deadlock on a single decision:** name the fact that would settle it and test that. "You think they want the app, I think the phone line: we ask 12 of them by the 20th." {{buyer: Here {buyer} decide, not the two of you. || Customers decide, not the two of you.}}

**If trust is gone,** separate early and politely. Look at the vesting: what is earned stays, the rest returns. Agree in writing: last day, shares, open salary, IP, devices and passwords, what each says to customers and staff, and a mutual release. Let a mediator or a lawyer of the *company* draw it up; the partner needs their own.

**Protect the company meanwhile:** two signatures on the bank account, no new debts, backups of code and accounts. Tell investors together, before they hear it.

Of US teams of two on Carta, 24% had lost a founder by year four.[^carta-safes] A clean parting is normal; a year of silent war is what kills companies.`,
    where: `Dismissing a director, and buying back shares, follow company law and your agreement. Ask a lawyer before the first letter.`,
  },
  "side-job": {
    body: `Usually you may, if three things are in order: your contract, your employer's property, and your time.

**Read your contract today** for: secondary employment (notify or ask?), non-competition, invention clauses, confidentiality, non-solicitation.

- **Germany:** you may generally work beside the job; the contract often asks you to report it, and competing with the employer is not allowed while you are employed (§ 60 HGB, applied to all employees). Mind working-time limits.
- **France:** loyalty and an exclusivity clause matter; there is a leave for founding a company (congé pour création d'entreprise), which the employer may postpone.
- **UK:** look for a clause on outside business.
- **US:** at-will employment protects you little; several states, California first, limit what an employer may claim of inventions made in your own time with your own means.[^cal-2870]
- **India, Spain:** exclusivity clauses are frequent; civil servants need permission.

**Keep it clean:** your own laptop, your own accounts, not a minute of working time, nothing of the employer's code, lists or colleagues. Otherwise the employer may own what you build, and investors will find out.

**Use the salary as runway.** Ten hours a week are enough for interviews, a landing page and first sales. Fix the day you quit by a number, not a mood: for example six months of living costs saved *and* {{price: enough customers at {price} to cover half of what you need || revenue that covers half of what you need}}.

Tell your employer before they read it elsewhere.`,
    where: `The clause in your contract decides. An hour with an employment lawyer is cheap compared with a dispute over who owns the product.`,
  },
  burnout: {
    body: `First separate tired from ill. If you have slept badly for weeks, feel nothing about things you liked, or think it would be better not to be there, talk to a doctor or a helpline **this week**. That comes before any company.

If it is exhaustion:

1. **Stop one thing today.** List everything you did in the last two weeks and mark what moved the one number that counts. Most of the list has no mark. Drop or postpone half of the rest.
2. **Take a real break of a few days** without the phone. Tell customers a date; nearly nobody minds.
3. **Put the day into blocks:** two hours for the hardest task before messages, an end in the evening that somebody else knows of, one whole day off.
4. **Make the next goal small.** "Three conversations with {{buyer: {buyer} || buyers}} by Friday" can be done; "get traction" cannot. If-then plans help to begin: "When I have made coffee, I write the first email." In 94 tests such plans clearly raised the number of goals reached; newer reviews find a smaller effect.[^gollwitzer]
5. **Talk to somebody who has no stake in it**, monthly: another founder, a coach, a therapist.

**Then ask the uncomfortable question.** Is it the load, or do you no longer believe in it? Set a date and a number: "if by 31 January fewer than five have paid, I stop or change it." A rule made on a good day protects you on a bad one.

Money worry is the most frequent cause: write down how many months are left. A known number weighs less than a feared one.`,
  },
};
