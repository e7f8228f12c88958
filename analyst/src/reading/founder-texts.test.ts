import { describe, expect, test } from "vitest";
import { readVenture } from "./read-venture.ts";

/** Founders' own ways of writing. `facts` lists every number that has a role, and nothing else may have one. */
type FounderText = { name: string; messages: string[]; facts: string; buyer?: string | null; rivals?: string[] };

const texts: FounderText[] = [
  {
    name: "bread for offices",
    messages: [
      "A subscription that brings fresh bread to small offices in Lyon twice a week. 39 euros a month per office, 14 offices pay today out of 31 I asked, bread and delivery cost 21 euros a month per office. One office cancelled in four months. There are about 9,000 offices with 5 to 50 people in Lyon. I have 12,000 euros and 20 hours a week. Offices today send an intern to the bakery, or use Too Good To Go.",
    ],
    facts:
      "price 39, paying_customers 14, interviews 31, unit_cost 21, cancellations 1, observed_time 4, market_count 9000, cash 12000, hours_per_week 20",
    buyer: "small offices in Lyon",
    rivals: ["Too Good To Go"],
  },
  {
    name: "terse notes",
    messages: [
      "dental recall SMS tool. Germany. €79/mo per practice. 6 paying, 2 on trial. CAC ~€150 (ads). churn unknown. 2 founders.",
    ],
    facts: "price 79, paying_customers 6, free_users 2, cac 150, team_size 2",
  },
  {
    name: "a chat about dogs",
    messages: [
      "So hi! I've been walking dogs for like ten years and people always ask me whether I know somebody. My idea is an app where dog owners in Bristol swap walks. No money in it yet, about 40 neighbours are on a WhatsApp list and a dozen of them said they'd pay 5 pounds a month. I work full time so maybe 6 hours a week.",
    ],
    facts: "experience_years 10, waitlist 40, stated_intent 12, price 5, hours_per_week 6",
    buyer: "dog owners in Bristol",
    rivals: [],
  },
  {
    name: "a pitch for a sensor",
    messages: [
      "AquaSense is a leak sensor for landlords. Hardware costs us $38 to make and we sell it for $119 one-off plus $4 per month. 310 units sold. We are raising $750k on a $5M cap. Team of 3. We burn $14k a month with $92k in the bank.",
    ],
    facts:
      "unit_cost 38, price 119, price 4, paying_customers 310, raise 750000, valuation 5000000, team_size 3, burn 14000, cash 92000",
    buyer: "landlords",
  },
  {
    name: "a list of bullets",
    messages: [
      "- Product: bookkeeping robot for freelancers in Spain\n- Price: 19 €/month\n- Users: 1,200 free, 85 paying\n- Churn: 6%/month\n- CAC: 22 €\n- Team: 2 founders\n- Cash: 40.000 €, burn 3.500 €/month",
    ],
    facts: "price 19, free_users 1200, paying_customers 85, churn 0.06, cac 22, team_size 2, cash 40000, burn 3500",
    buyer: "freelancers in Spain",
  },
  {
    name: "climbing gear marketplace",
    messages: [
      "Marketplace for used climbing gear in Austria. Sellers list for free, we keep 12% of each sale. The average basket is 64 euros. 230 sellers, 41 sales last month. We spend 300 euros a month on Instagram ads.",
    ],
    facts: "take_rate 0.12, order_value 64, suppliers 230, orders_total 41, marketing_spend 300",
  },
  {
    name: "pilots with hospitals",
    messages: [
      "Software that plans operating theatres. Pilots with 3 hospitals in the Netherlands. A theatre standing empty costs a hospital about €1,000 an hour. I was an anaesthetic nurse for 11 years.",
    ],
    facts: "pilots 3, problem_size 1000, experience_years 11",
    buyer: "hospitals in the Netherlands",
  },
  {
    name: "pre-orders with deposits",
    messages: [
      "Foldable cargo trailer for bikes. 240 pre-orders with a €50 deposit each, retail price €390, production cost €170. Tooling costs €28,000. 2,900 people on the waitlist.",
    ],
    facts: "preorders 240, deposit 50, price 390, unit_cost 170, setup_cost 28000, waitlist 2900",
  },
  {
    name: "signed up and pay",
    messages: ["Our note app for law students: 120 signed up, 18 pay. Price is $7 a month."],
    facts: "free_users 120, paying_customers 18, price 7",
    buyer: "law students",
  },
  {
    name: "wins and losses",
    messages: ["Gym software in Poland. 64 gyms pay 55 euros a month. We win about 5 a month and lose 3 a month."],
    facts: "paying_customers 64, price 55, new_customers 5, cancellations 3",
    buyer: "gyms",
  },
  {
    name: "ranges",
    messages: [
      "Meal kits for diabetics, 9–12 euros per meal. Ingredients and courier come to €6.50 per meal. 22 households subscribed since May.",
    ],
    facts: "price 9, unit_cost 6.5, paying_customers 22",
    buyer: "diabetics",
  },
  {
    name: "half of them pay",
    messages: ["Maths tutoring in Lagos by video. 30 pupils joined, half of them pay NGN 8,000 a month."],
    facts: "free_users 30, conversion 0.5, paying_customers 15, price 8000",
  },
  {
    name: "two thirds said",
    messages: ["We asked 45 cafe owners and two thirds said they throw away milk every day. No product yet."],
    facts: "interviews 45, interviews_positive 0.6666666666666666, interviews_positive 30",
  },
  { name: "three words", messages: ["tinder for dogs"], facts: "" },
  {
    name: "no numbers",
    messages: ["A platform that helps refugees find a doctor who speaks their language."],
    facts: "",
    buyer: "refugees",
  },
  {
    name: "mostly a problem",
    messages: [
      "Small theatres lose a third of their seats to no-shows. Box offices take bookings by phone and write them in a paper ledger. When somebody cancels late the seat stays empty, and the theatre has already paid the actors. Managers told me they hate it, but the big ticketing systems want 8% of every ticket and a three-year contract. I'd like to build a tiny waitlist tool by text message.",
    ],
    facts: "problem_size 0.3333333333333333",
    buyer: "small theatres",
  },
  {
    name: "stablecoin invoices",
    messages: [
      "USDC invoicing for freelancers in Argentina. The fee is 0.8% per invoice, the average invoice $1,100, each freelancer sends about two invoices a month. 65 freelancers use it and all pay the fee.",
    ],
    facts: "take_rate 0.008, order_value 1100, orders_per_month 2, free_users 65",
    buyer: "freelancers in Argentina",
  },
  {
    name: "price per ticket, cost in cents",
    messages: [
      "AI agent that answers tenants' repair mails for property managers. $1.20 per resolved ticket, model cost about 35 cents per ticket. Accuracy is 91% on 200 real mails.",
    ],
    facts: "price 1.2, unit_cost 0.35",
    buyer: "property managers",
  },
  {
    name: "compost with two kinds of cost",
    messages: [
      "Compost pick-up for restaurants in Montreal. C$120 per month per restaurant, 26 restaurants so far. We pay the farm C$30 per restaurant, and the driver costs us C$1,900 a month.",
    ],
    facts: "price 120, paying_customers 26, unit_cost 30, fixed_costs 1900",
    buyer: "restaurants in Montreal",
  },
  {
    name: "a shop",
    messages: [
      "Shop for left-handed kitchen tools. Average order 48 dollars, product cost 19 dollars. 3,100 visitors a month, 1.9% buy. Google Ads cost me about 14 dollars per order.",
    ],
    facts: "order_value 48, unit_cost 19, visitors 3100, conversion 0.019, cac 14",
  },
  {
    name: "a service",
    messages: ["I do bookkeeping for yoga studios, 11 clients at $250 a month. It takes me 3 hours per client."],
    facts: "paying_customers 11, price 250",
    buyer: "yoga studios",
  },
  {
    name: "exam preparation",
    messages: [
      "Exam prep for nursing students in Kenya. KES 500 a month. 1,400 downloads, 96 subscribers, 41% renew after the first month. There are around 60,000 nursing students.",
    ],
    facts: "price 500, free_users 1400, paying_customers 96, retention 0.41, market_count 60000",
    buyer: "nursing students in Kenya",
  },
  {
    name: "free pilots and words",
    messages: [
      "An exercise app for physiotherapists. Seven clinics are testing it for free until June, two clinics told us they would pay 90 euros a month.",
    ],
    facts: "pilots 7, stated_intent 2, price 90",
    buyer: "physiotherapists",
  },
  {
    name: "letters of intent",
    messages: ["Nobody pays yet. 9 letters of intent from breweries, each for about €400 a month. We spoke with 34."],
    facts: "letters_of_intent 9, price 400, interviews 34",
    buyer: "breweries",
  },
  {
    name: "runway",
    messages: ["Team chat for nurses. We have 7 months of runway and spend $11k a month."],
    facts: "runway 7, burn 11000",
    buyer: "nurses",
  },
  {
    name: "shops in India",
    messages: [
      "Kirana inventory app, ₹149 per month, 320 shops paying out of 2,100 installs, churn is 8% monthly, a field agent costs ₹60 per shop acquired.",
    ],
    facts: "price 149, paying_customers 320, free_users 2100, churn 0.08, cac 60",
  },
  {
    name: "the past is not the present",
    messages: ["We make $4.2k MRR from 38 agencies, up from $3k in March. 2 agencies left since January."],
    facts: "revenue 4200, cancellations 2, paying_customers 38",
    buyer: "agencies",
  },
  {
    name: "a competitor's price",
    messages: ["Contract review for small law firms. Competitors charge $300 a month; we charge $99 a month."],
    facts: "alternative_cost 300, price 99",
    buyer: "small law firms",
  },
  {
    name: "what they pay somebody else",
    messages: ["Today clinics pay an agency €2,000 a month for translations. We translate with people plus software."],
    facts: "alternative_cost 2000",
    buyer: "clinics",
  },
  {
    name: "nobody yet",
    messages: ["No paying customers yet, 15 interviews with head teachers."],
    facts: "interviews 15",
  },
  {
    name: "a goal",
    messages: ["CRM for tattoo studios. Our goal is 200 customers by December. The price is 25 EUR a month."],
    facts: "target_customers 200, price 25",
    buyer: "tattoo studios",
  },
  {
    name: "some of the users",
    messages: ["After 6 months we have 50 users and 5 of them pay $15 a month."],
    facts: "free_users 50, paying_customers 5, price 15",
  },
  {
    name: "founders with savings",
    messages: ["We are 3 co-founders, all engineers, with 60k€ saved. Sensor for beekeepers."],
    facts: "team_size 3, cash 60000",
    buyer: "beekeepers",
  },
  {
    name: "part of a cohort left",
    messages: ["We charge restaurants 59 EUR + VAT monthly; 4 of the 19 restaurants that started in spring have quit."],
    facts: "price 59, cancellations 4, cohort 19",
    buyer: "restaurants",
  },
  {
    name: "a newsletter",
    messages: [
      "My newsletter about fermentation has 5,200 free readers, 140 of them pay 6 euros a month. Open rate 48%.",
    ],
    facts: "visitors 5200, paying_customers 140, price 6",
  },
  {
    name: "a round",
    messages: ["Raising 1.2M euros at 6M euros pre-money; ARR is 310k euros, we grow 4.2% a month, NRR 108%."],
    facts: "raise 1200000, pre_money 6000000, revenue 310000, growth 0.042, nrr 1.08",
  },
  {
    name: "courses sold",
    messages: ["We sell a $2,400 training course to hospital pharmacists; 31 sold, 2 refunds."],
    facts: "price 2400, paying_customers 31, cancellations 2",
    buyer: "hospital pharmacists",
  },
  {
    name: "asked who would pay",
    messages: ["I asked 22 florists. 8 of them would pay 30 euros a month for it, 3 already paid a deposit."],
    facts: "interviews 22, stated_intent 8, price 30, preorders 3",
    buyer: "florists",
  },
  {
    name: "a follow-up changes the price",
    messages: ["A scheduling tool for gyms at €39 a month. 20 gyms pay.", "we now charge €49 a month"],
    facts: "price 49, paying_customers 20",
  },
  {
    name: "a follow-up changes churn without saying so",
    messages: ["A scheduling tool for gyms at €39 a month. Churn is 6% a month.", "churn is 4%"],
    facts: "price 39, churn 0.04",
  },
  {
    name: "a supposition changes nothing",
    messages: ["A scheduling tool for gyms at €39 a month.", "What if we charge €59 a month?"],
    facts: "price 39",
  },
  {
    name: "problem with money",
    messages: [
      "Clinics lose about €12,000 a year to missed appointments. A missed appointment costs them €80. We remind patients by phone call with a synthetic voice for 15 cents per call.",
    ],
    facts: "problem_size 12000, problem_size 80, price 0.15",
    buyer: "clinics",
  },
  {
    name: "machines and materials",
    messages: [
      "I roast coffee for offices in Porto. The roaster cost me €9,000. 18 offices buy 4 kilos a month at 24 euros per kilo, beans cost 9 euros per kilo.",
    ],
    facts: "setup_cost 9000, paying_customers 18, price 24, unit_cost 9",
    buyer: "offices in Porto",
  },
  {
    name: "carbon reports",
    messages: [
      "Carbon reports for SMEs in Italy: €1,800 per report, takes us two days. 7 sold, 3 of them renewed. 240,000 SMEs fall under the new rule from 2027. We sell through accountants.",
    ],
    facts: "price 1800, paying_customers 7, market_count 240000",
    buyer: "SMEs in Italy",
  },
  {
    name: "pills and children who pay",
    messages: [
      "An app that reminds elderly people to take their pills. Their children pay 8 euros per month. 60 families use it, 22 of them paying. Each family costs us about 1 euro a month in text messages.",
    ],
    facts: "price 8, free_users 60, paying_customers 22, unit_cost 1",
  },
  {
    name: "a craft",
    messages: [
      "I sell handmade leather bags on Etsy, average price $140, material 35 dollars, 6 hours of work each. Sold 85 last year. Etsy takes 6.5%.",
    ],
    facts: "price 140, unit_cost 35, paying_customers 85",
    rivals: [],
  },
  {
    name: "paid pilots",
    messages: [
      "Our chatbot answers 70% of support tickets for e-commerce stores. 5 stores on a paid pilot at $300 a month each. OpenAI costs us $40 per store per month.",
    ],
    facts: "paid_pilots 5, price 300, unit_cost 40",
    buyer: "e-commerce stores",
  },
  {
    name: "bought and sold",
    messages: [
      "Solar panels for tenants' balconies. Each kit sells for €499, we buy it at €310. 140 sold so far, 3 returned.",
    ],
    facts: "price 499, unit_cost 310, paying_customers 140",
  },
  {
    name: "HR is no hour",
    messages: [
      "We interviewed 25 HR managers, 17 said onboarding takes them more than 10 hours per new hire. Nobody has paid. We want to charge 200 euros per month per company.",
    ],
    facts: "interviews 25, interviews_positive 17, price 200",
    buyer: "HR managers",
  },
  {
    name: "rent and wages",
    messages: [
      "A coworking space for parents with childcare. Rent would be £4,500 a month, two carers cost £5,200 a month. I surveyed 80 parents and 31 would come at least once a week.",
    ],
    facts: "fixed_costs 4500, fixed_costs 5200, interviews 80, stated_intent 31",
    buyer: "parents",
  },
  {
    name: "a past round",
    messages: [
      "We raised $300k from angels last year and have 14 months of runway left. 3 hospitals signed letters of intent. Device costs $220 to build, will sell for $900.",
    ],
    facts: "runway 14, letters_of_intent 3, unit_cost 220, price 900",
    buyer: "hospitals",
  },
  {
    name: "nobody left",
    messages: ["The price went from €29 to €39 in May and none of our 48 customers left."],
    facts: "price 39, paying_customers 48",
  },
  {
    name: "abbreviations",
    messages: ["crypto tax tool, €99/yr, 210 paying, churn 30%/yr, CAC 35€ via SEO, solo, 15h/week"],
    facts: "price 99, paying_customers 210, churn 0.3, cac 35, hours_per_week 15",
  },
  {
    name: "what suppliers earn is no price",
    messages: [
      "It's like Uber but for tractors. Farmers in Kenya wait up to three weeks for a tractor. Owners earn KES 3,000 per acre, we take 10 percent. 340 bookings since March.",
    ],
    facts: "take_rate 0.1, orders_total 340",
    buyer: "farmers in Kenya",
  },
  {
    name: "those who said no",
    messages: [
      "Dental practices lose 5% of appointments to no-shows, around $50,000 a year. We charge $250 per month. 3 practices pay, 7 in trial, 11 said no.",
    ],
    facts: "problem_size 0.05, problem_size 50000, price 250, paying_customers 3, free_users 7",
    buyer: "dental practices",
  },
];

describe("every number has the role its writer meant, or none", () => {
  test.each(texts)("$name", ({ messages, facts }) => {
    const silent = ["aside", "other"];
    const read = readVenture(messages).facts.filter((fact) => !fact.superseded && !silent.includes(fact.role));
    const wanted = facts.split(", ").filter((item) => item !== "");
    expect(read.map((fact) => `${fact.role} ${fact.value}`).toSorted()).toEqual(wanted.toSorted());
  });
});

test.each(texts.filter((item) => item.buyer !== undefined))("the buyer of '$name'", ({ messages, buyer }) =>
  expect(readVenture(messages).phrases.buyer?.text.toLowerCase()).toBe(buyer?.toLowerCase()),
);

test.each(texts.filter((item) => item.rivals))("the rivals of '$name'", ({ messages, rivals }) =>
  expect(readVenture(messages).competitors.map((name) => name.text)).toEqual(rivals),
);
