import type { Texts } from "../answer.ts";

export const funding: Texts<"funding"> = {
  "vc-or-bootstrap": {
    body: `Venture capital fits one kind of company: one that can become very large, quickly, and would waste its chance by growing slowly. Everything else grows better on customers' money, loans or grants.

Four questions decide it:

1. **Can it be big enough?** Reachable buyers × yearly price × 10%. If that is below about $50–100 million a year (a working rule among investors, not a law), a fund cannot earn back its losses with you, however good the company is.
2. **Does money remove the bottleneck?** Capital helps when you know what to repeat. It does not find a product that people want.
3. **Do you want to sell it?** A fund has to get its money out again, usually within ten years. A company that pays you well for ever is a failure in its books.
4. **Would the next round come?** Of US seed companies of early 2022, 15.4% raised a series A within two years; of those a year older, 32.8%.[^carta-graduation] Plan as if it does not.

{{price: At {price} you can test the alternative today: how many new customers a month would pay your costs? || The alternative can be tested today: how many new customers a month would pay your costs?}} If the answer is a number you could reach within a year, try that first. Growing from revenue keeps both doors open; a round closes one.`,
  },
  "find-angels": {
    body: `Angels invest in people they have watched, or people recommended by somebody they trust. So the list matters more than the deck.

1. **Write down 50 names** before you write to one: founders who sold a company in your field, senior people at the firms you sell to, and the angels behind young companies like yours (company registers and announcements of rounds name them). Local angel networks take applications too.
2. **Ask for introductions from founders they have backed.** That is the strongest route: a founder risks their reputation, a stranger risks nothing. Send a text of five lines that can be forwarded as it is.
3. **Ask for advice on a real problem** a month or two before you need money, and report back what you did with it. Those who answer the second email are your investors.
4. **Bundle the conversations into three weeks.** Interest comes from timing: a "yes" is worth little until there is another one.
5. **Fix the paper first**: amount, cap or price, minimum check. First checks of US angels are typically $5,000 to $100,000,[^rust] so a round of $250,000 is five to fifteen people.

Never pay anybody to be allowed to pitch, and check who is behind an offer that came by itself.

{{buyer: The best angel for you knows {buyer} from the inside, because they can open doors as well as pay. || The best angel knows your buyers from the inside, because they can open doors as well as pay.}}`,
    where: `Advertising a round in public is regulated. In the US it changes which exemption you use and obliges you to verify that investors are accredited (SEC Rule 506(c)). Ask a lawyer before you post it.`,
  },
  grants: {
    body: `Yes: grants pay for what is new, risky or wanted by the public (research, climate, health, regions, jobs), and you keep your shares. What they cost is time and freedom: weeks of writing, months of waiting, reports, and often your own share of the budget.

- **EU:** the EIC Accelerator gives grants below €2.5 million to companies with a technological breakthrough, beside equity.[^eic] Smaller national aid is often "de minimis": together at most €300,000 in three years for one company.[^deminimis]
- **Germany:** EXIST for teams from universities, the founder's grant of the employment agency for those who leave unemployment, and programs of the states. **France:** Bpifrance. **Spain:** ENISA (a loan without collateral) and CDTI. **UK:** Innovate UK competitions.
- **India:** the Startup India Seed Fund Scheme gives up to ₹20 lakh as a grant for a proof of concept, through incubators.[^sisfs]
- **US:** SBIR and STTR contracts of the federal agencies, for research.

How to choose: (1) the call is open and names your subject; (2) you would do the project anyway; (3) the money comes in advance or you can bridge it, since many pay afterwards; (4) your chance times the amount is worth the hours. Ask the program's office by phone before you write: ten minutes save three weeks.

Do not start the project before the application is in: many programs then refuse.`,
    where: `Programs, amounts and deadlines change every year. Check the office's own page before you plan with one.`,
  },
  "bank-loan": {
    body: `A bank lends against something: past profit, security, or your own guarantee. It does not share in your success, so it does not pay for your risk. A company without profit gets a loan mostly where the state carries part of the risk.

**What exists:** in the US the SBA guarantees loans of banks (7(a), up to $5 million); owners of 20% or more have to guarantee personally.[^sba] In the UK a Start Up Loan is a personal loan of up to £25,000.[^sul] In Germany, apply for KfW programs through your own bank, *before* you spend. In France, a loan of honour (prêt d'honneur) often opens the bank's door; in India, Mudra loans.

**What the bank asks:** can you pay the instalment in a bad month? Show it:

- debt service cover = cash from operations ÷ instalments. Below 1.2 it gets hard; this is a working rule.
- Example: €50,000 over five years at 7% is €990 a month. With €1,300 left over each month the cover is 1.3.

**Bring:** twelve months of account statements, the plan month by month, signed orders, what you put in yourself (often 10–20%), and security.

**When it fits:** a machine, stock, an order to pre-finance: things that bring the money back on a known date. **When not:** to find out whether anyone wants it. If the test fails, the personal guarantee stays.`,
    where: `Before you sign a personal guarantee, have a tax adviser or lawyer limit it in amount and time.`,
  },
  crowdfunding: {
    body: `There are two kinds, and they have little in common.

**Pre-orders (Kickstarter, Ulule, Startnext)** suit a physical product or a work that can be shown in a two-minute film. You get money, and proof that strangers pay. Kickstarter takes 5% plus payment fees, and pays only if the goal is reached.[^kickstarter] Do the sums first: price − production − shipping − taxes − fees − returns. Most campaigns that hurt their makers succeeded, with shipping forgotten.

**Shares (Reg CF in the US, ECSPR platforms in the EU)** suit a brand whose customers like to own a piece. A US company may raise $5 million in twelve months that way,[^regcf] one in the EU €5 million across borders.[^ecspr] It costs weeks, fees and a long list of small shareholders; ask for a nominee so that later rounds do not need 400 signatures.

**What decides is the list you bring.** Platforms send few strangers to a campaign that nobody supports. A plan that works backwards: to raise {{price: 200 sales at {price} || 200 sales}} with 5% of your list buying, you need 4,000 addresses of people who asked to hear from you. Collect them before you set a date.

**Do not** do it for a service for companies, for software that needs a year, or when nobody outside your family has paid yet.`,
    where: `Selling shares to the public is regulated in every country: use a licensed platform, and have a lawyer read the offer.`,
  },
  "revenue-based-financing": {
    body: `A financier pays you a sum today; you pay back a fixed share of your monthly revenue until an agreed total is reached. You give no shares and usually no personal guarantee. It is quick, and it is dear.

**The price is hidden in the time.** Take €100,000 today, €130,000 back:

- at 10% of €100,000 revenue a month you are done in 13 months: about 60% a year;
- at half that pace, in 26 months: about 28% a year.

The faster you grow, the more it costs a year. Always compute the yearly rate, and compare it with a bank and with the shares you would sell.

**It fits if** revenue is regular (subscriptions, a shop with repeat buyers), the money goes into something whose return you already know, such as advertising that pays back in four months, and gross margin is well above the share you pay. {{margin: Yours is {margin}: what is left after the monthly share has to pay everything else. || With a gross margin of 70% and 10% going to the financier, 60% is left to pay everything else.}}

**It does not fit** before revenue, with thin margins, or to cover losses: the payment comes off the top, also in a bad month.

**Read for:** a minimum payment, a personal guarantee, a lien on all accounts, a ban on other debt, and what happens if you are bought.`,
    where: `In most countries this is less regulated than bank loans. Have the contract read once.`,
  },
  accelerators: {
    body: `An accelerator trades a small sum, three months of pressure and a network for a piece of the company. Judge it by what its alumni say it changed, not by its logo.

**The best-known deal:** Y Combinator invests $125,000 for 7% on a post-money SAFE, and $375,000 on a second SAFE without a cap that takes the best terms of the next investors.[^yc-deal] Smaller programs give far less for a similar share.

**Do the sum.** 7% for $125,000 values you at $1.8 million. If you could raise at a cap of $5 million today, the network has to be worth the difference. If nobody would give you a check, it is a good price.

**It is worth it when** you have no access to investors in your market, your buyers are other startups or its corporate partners, or you work better with a date. **It is not when** you sell to {{buyer: {buyer} and the program knows none of them || people the program has never met}}, when it wants shares for office space and workshops, or when it charges you.

**Ask three alumni** who are not on the website: how many useful introductions, who led your next round and how they came, would you give the shares again? And ask the program: what share of the class two years ago has raised or earns money today? One that does not know does not want to know.`,
  },
};
