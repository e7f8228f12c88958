import type { Texts } from "../answer.ts";

export const company: Texts<"company"> = {
  incorporate: {
    body: `Register where you live and sell, unless an investor who is ready to pay asks for something else. A foreign company means two sets of accounts and taxes where you work anyway.

**When:** before the first contract with risk, the first co-founder's work, the first employee or investor. Interviews and a landing page need no company.

- **US:** investors want a Delaware C-corporation. Yearly franchise tax is at least $175, plus a $50 report, due on 1 March.[^delaware] An LLC suits firms that pay out profits. Founders' shares under vesting: 83(b) within 30 days.
- **UK:** Ltd at Companies House, online, often within a day; capital of £1 is enough.
- **Germany:** GmbH with €25,000 capital, half of it paid in; UG from €1, which must save a quarter of its profit until it reaches €25,000 (§§ 5, 5a, 7 GmbHG).[^gmbhg] With a notary; plan several weeks.
- **France:** SAS (flexible statutes, liked by investors) or SARL (stricter, often cheaper contributions for the manager); capital from €1.
- **Spain:** SL, capital from €1 since 2022; below €3,000 with extra duties (Law 18/2022).[^crea]
- **India:** private limited with two members and two directors, one resident (Companies Act 2013);[^india-act] LLP if no investors are planned. Startup India recognition brings tax and filing relief.

**On day one:** shareholders' agreement with vesting, assignment of all earlier work to the company, bank account, tax number, one place for all papers.

{{place: For {place}, ask the chamber of commerce or a founders' office first: it costs nothing. || Ask the chamber of commerce or a founders' office first: it costs nothing.}}`,
    where: `Fees and rules change. Let a tax adviser or lawyer of your country confirm the choice before you sign: a wrong form is dear to change later.`,
  },
  "taxes-vat": {
    body: `In most countries you charge VAT (GST) from the first sale, or from a threshold on; the money is never yours. Put it into a second account on the day it comes in.

**Small businesses, thresholds of yearly turnover**

- **Germany:** exempt if last year was at most €25,000 and this year stays below €100,000 (§ 19 UStG, since 2025).[^ustg]
- **UK:** registration above £90,000 in twelve months.[^uk-vat]
- **India:** GST generally above ₹20 lakh for services, ₹40 lakh for goods in most states; selling through platforms has its own rules.[^gst]
- **France:** "franchise en base", with thresholds that have been in dispute: look up the current ones. **Spain:** no general threshold so far.
- **US:** no VAT. States have sales tax; since *Wayfair* (2018) also for sellers without a place there, often from $100,000 of sales a year in the state.[^wayfair] Whether software is taxed differs by state.

**Selling in the EU:** to businesses abroad usually without VAT (reverse charge: check the number in VIES, write it on the invoice). To consumers with the VAT of *their* country above €10,000 a year; the One-Stop-Shop files it in one place.[^oss]

**So, for your price:** {{price: is {price} with VAT or without? || €49 including 19% VAT is €41.18 for you.}} Show consumers the price with it, firms without.

**Other taxes to have on a calendar:** wage tax and contributions (monthly), advance payments of income or corporate tax, VAT returns, yearly accounts. Late filing costs more than the adviser.

App stores and "merchants of record" handle VAT for you, for a higher fee: worth it with consumers in many countries.`,
    where: `An hour with a tax adviser before the first invoice pays for itself. This is an overview, not advice on your case.`,
  },
  insurance: {
    body: `Insure what would end the company, not what would annoy it. Ask for each risk: could we pay it ourselves from three months of cash?

**Obliged nearly everywhere:** accident or workers' compensation from the first employee, social insurance, vehicles. Some trades (medical, finance, architecture, law) must have liability cover.

**Then by what you do**

1. **General liability:** somebody is hurt or something broken. Cheap; landlords and fairs ask for it.
2. **Professional liability (errors and omissions):** your advice, code or service causes a loss of money. For software and consulting the most important one. Large customers demand it in contracts, often for 1–2 million.
3. **Cyber:** breach, ransom, restoration, notifying customers. Read what they require (second factor, backups); without it they do not pay.
4. **Product liability:** anything physical, and food.
5. **Directors' and officers' (D&O):** when there is a board or investors.
6. **Goods, transport, machines, loss of business:** if one fire stops you.
7. **You:** health, disability, term life if somebody depends on you. Founders forget this one, and it is the likeliest.
8. **Key person:** when investors or banks want it.

**How:** write a page on {{offer: what {offer} does || what you do}}, turnover, countries (the US costs extra), data you hold, biggest contract. Give the same page to two brokers. Compare the limit, the deductible, what is excluded, and whether claims *made* later about earlier work are covered.

**Also a contract is insurance:** limit your liability in the terms, and pass risks on to suppliers.

Review once a year and whenever you hire, launch abroad or sign a large customer.`,
    where: `Duties and prices differ by country and trade. An independent broker costs you nothing directly; ask how they are paid.`,
  },
  "domain-and-name": {
    body: `A good name can be said on the phone, spelled after hearing it once, and is free where you need it. The rest is taste, and grows with the company.

**In an afternoon**

1. Write 60 names in 40 minutes: what it does, for whom, a feeling, a place, two words joined, an old word. {{offer: Start from the words people use for {offer}. || Start from the words customers use.}} No judging.
2. Strike out: longer than three syllables, spelled unusually, ugly in the languages you will sell in (ask a native speaker), too narrow ("BerlinBikes" when Hamburg comes), descriptive (weak as a trademark).
3. **Telephone test** with five people: say it, they write it down. Two mistakes: out.
4. **Free?** Trademark registers (EUIPO, USPTO, your country), company register, app stores, web search with your trade. The trademark decides, not the domain.
5. **Domain:** .com if you sell across borders, the country's otherwise. If the exact one is taken, add a plain word (get…, …app, …hq) rather than change letters. Above some hundred euros wait until you have customers. Check what stood there before.
6. Sleep on three, show them to ten buyers: "what do you think it does? Would you trust it with your card?"

**Register in the company's name,** with automatic renewal and a second factor, on the account of two people. Losing the domain means losing your email. Set SPF, DKIM and DMARC on the first day, or your mail lands in spam.

**Do not** spend three weeks on it. If nobody can remember it after ten sales talks, change it then; before that it costs nothing.`,
  },
  "sell-company": {
    body: `A sale takes six to twelve months, and most that begin do not close. So the company has to run as if it would not happen.

**If somebody asks:** be friendly, name no price, ask what they want it for (customers, product, team) and who decides. An offer without a number is research. Give figures only under a confidentiality agreement, customer names last.

**The steps:** talks → indicative offer → **letter of intent** with exclusivity → due diligence → contract → approval → closing → the time you stay. Your power ends with exclusivity: so settle price, structure and key points *before*, and limit it to 30–60 days.

**Price is more than the number**

1. Cash now, shares of theirs, or an **earn-out** (count it as zero when you decide).
2. Kept back for claims: often a tenth or more, for a year or longer.
3. Shares or assets: matters for tax and old risks.
4. What comes first: debts and liquidation preferences. $5 million with $2 million of 1× preference leaves $3 million for the rest.
5. Your contract there: years, salary, non-compete.

**Raise the price:** a second interested party. Write to ten natural buyers (competitors, suppliers, those who sell to {{buyer: {buyer} || your customers}}, funds that collect firms like yours). Small profitable firms are priced as a multiple of yearly profit, growing subscriptions of yearly revenue; ask advisers for deals of your size and trade from the last year.

**Prepare a year ahead:** clean accounts, contracts that may be transferred, IP in the company, a firm that runs a month without you. Buyers pay for that.

Tell the team when it is signed, key people before.`,
    where: `Tax on the sale differs greatly by country, holding and timing, and some of it has to be arranged years ahead. Bring in a tax adviser before the letter of intent, a lawyer who does sales monthly, and for larger sums an adviser paid by success.`,
  },
  "shut-down": {
    body: `Closing well takes three to six months, protects you personally, and is remembered: people back founders again who ended decently. About half of new US businesses are gone after five years.[^bls] It is normal.

**First: can you pay everybody?** If not, or not for long, see a lawyer **today**. Directors have duties with short deadlines: in Germany filing within three weeks of being unable to pay (§ 15a InsO);[^inso] in the UK trading on without prospects can make you liable (wrongful trading, s. 214 Insolvency Act 1986). Unpaid wage tax and contributions are often owed personally.

**If you can pay, in this order**

1. **Decide with a date,** while there is money for three months of closing: salaries, notice periods, taxes, adviser.
2. **Resolution** of shareholders; tell investors in person.
3. **Employees:** first to hear, in person; last day, pay, holidays, reference, help with the search.
4. **Customers:** 30–90 days' notice, export of their data, refunds for what is prepaid, a recommendation where to go.
5. **Stop** renewals, advertising, leases; collect what is owed to you.
6. **Sell** what has value: code, domain, list (only with consent), brand.
7. **Pay** debts, taxes, loans; then shareholders by rank.
8. **Deregister:** dissolution and liquidation with a waiting time (a year in Germany as a rule), strike-off (UK, DS01), dissolution plus final franchise tax (Delaware). Close tax and VAT numbers.
9. **Keep** books for the legal time (often six to ten years); delete personal data that nothing obliges you to keep.

**Then a letter of one page:** what we tried, what we learned, thank you. And four weeks off.`,
    where: `Have a lawyer or tax adviser check solvency and order of payments before you announce it.`,
  },
};
