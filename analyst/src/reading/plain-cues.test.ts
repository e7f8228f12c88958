import { describe, expect, test } from "vitest";
import { findRefusal } from "../judging/refusal.ts";
import { analyse } from "../analyse.ts";
import { readVenture } from "./read-venture.ts";

const now = new Date("2026-08-01T00:00:00Z");
const read = (text: string): string[] =>
  readVenture([text])
    .facts.filter((fact) => !["aside", "other"].includes(fact.role))
    .map((fact) => `${fact.role} ${fact.value}${fact.kind === "money" ? ` ${fact.unit}` : ""}`);

describe("money is money without its currency where the words are plain", () => {
  test.each([
    ["We sell to gyms in Ohio. raise 400k at a 4M cap", ["raise 400000 USD", "valuation 4000000 USD"]],
    ["A tool for gyms in Ohio. cash 60k, burn 5k a month", ["cash 60000 USD", "burn 5000 USD"]],
    ["A tool for gyms, MRR 2000, cap 3m", ["revenue 2000 USD", "valuation 3000000 USD"]],
    ["Lunch boxes for nurses, 7.50 a box", ["price 7.5 USD"]],
    ["Laundry pickup for hosts in Leeds. 12 a bag, 5k in savings", ["price 12 USD", "cash 5000 USD"]],
    ["Cours de code pour ados, 35 la séance, 4k sur le compte", ["price 35 EUR", "cash 4000 EUR"]],
    ["Vendo velas, 14 cada una y me cuestan 5", ["price 14 EUR", "unit_cost 5 EUR"]],
    ["A tool for gyms in Leeds, £20 a month. Server bill 140/mo.", ["price 20 GBP", "fixed_costs 140 GBP"]],
    ["Ein Tool für Fitnessstudios. Umsatz 12k im Monat, Konto 30k", ["revenue 12000 EUR", "cash 30000 EUR"]],
    ["Una app para gimnasios, 25 al mes, gasto 200 al mes", ["price 25 EUR", "burn 200 EUR"]],
    ["Une appli pour les kinés, 19/mois, 40k en banque", ["price 19 EUR", "cash 40000 EUR"]],
    ["Gym trainers ke liye app. har mahine 25 hazaar kharch", ["burn 25000 INR"]],
    ["给健身房做的小程序，会员19.9一个月，账上还有40万", ["price 19.9 CNY", "cash 400000 CNY"]],
  ])("%s", (text, facts) => expect(read(text)).toEqual(facts));

  test.each([
    "We charge gyms in Ohio and have 12 customers, 3 a week come back",
    "Wir haben 31 Kunden im Monat gewonnen, kosten 3 Wochen",
    "Tenemos 12 clientes y 3 pilotos, se van 2 al mes",
    "每天卖200杯咖啡",
  ])("counts stay counts: %s", (text) =>
    expect(readVenture([text]).facts.filter((fact) => fact.kind === "money")).toEqual([]),
  );
});

test.each([
  ["Parents book tutors; an average lesson is $60.", ["order_value 60 USD"]],
  ["A basket sells for £12, and food, packing and the rider cost £15 a basket.", ["price 12 GBP", "unit_cost 15 GBP"]],
  ["Clinics lose hours on the phone, EUR 49 a month.", ["price 49 EUR"]],
  [
    "Queremos llegar a 90 comedores; en la Comunidad Valenciana hay 1.150.",
    ["target_customers 90", "market_count 1150"],
  ],
  [
    "Prix : 120 € par mois, l'entretien et l'amortissement coûtent 92 € par mois.",
    ["price 120 EUR", "unit_cost 92 EUR"],
  ],
  ["Prix : 19 € par mois. Hébergement : 5 € par kiné.", ["price 19 EUR", "unit_cost 5 EUR"]],
  ["31 zahlende Betriebe, monatlich kündigen 4 %.", ["paying_customers 31", "churn 0.04"]],
  ["Clinics pay £79 a month, I spend 15 on each.", ["price 79 GBP", "unit_cost 15 GBP"]],
  ["9 Kantinen zahlen seit 5 Monaten, eine hat gekündigt.", ["paying_customers 9", "cancellations 1"]],
  ["Tenemos 12 clientes de pago y uno canceló.", ["paying_customers 12", "cancellations 1"]],
  ["Nous avons 12 clients payants, un a résilié.", ["paying_customers 12", "cancellations 1"]],
  ["已有12家付费客户，一家退订了。", ["paying_customers 12", "cancellations 1"]],
  ["Ich habe 20 Wochenstunden für das Projekt.", ["hours_per_week 20"]],
  ["1,200 छात्रों ने मुफ़्त टेस्ट दिया, उनमें से 90 ने पैसे दिए।", ["free_users 1200", "paying_customers 90"]],
  ["दुकानदार हर हफ़्ते 3 घंटे कॉपी में हिसाब लिखने में गँवाते हैं।", ["problem_size 3"]],
  ["一杯卖15元，咖啡豆、杯子和配送成本18元。每天卖200杯。", ["price 15 CNY", "unit_cost 18 CNY", "orders_total 200"]],
])("%s", (text, facts) => expect(read(text)).toEqual(facts));

test.each([
  ["Una plataforma para que los comedores escolares de Valencia planifiquen menús.", "comedores escolares de Valencia"],
  ["北京写字楼的白领买现磨咖啡，一杯15元。", "写字楼的白领"],
])("the buyer of %s", (text, buyer) => expect(readVenture([text]).phrases.buyer?.text).toContain(buyer));

test.each([
  ["A booking tool for dentists in Germany that cuts no-shows at 49 euros a month", ["price 49 EUR"]],
  ["A tool for clinics. They lose money to no-shows, at 49 euros a month", ["problem_size 49 EUR"]],
])("a price at the end of what is built is its price: %s", (text, facts) => expect(read(text)).toEqual(facts));

test("forged degrees are refused, a check of degrees is not", () => {
  expect(findRefusal("A shop that sells fake university degrees with a verification page.")?.kind).toBe("counterfeit");
  expect(findRefusal("We help employers detect fake university degrees.")).toBeNull();
});

test("a second price is noticed although it is said per month", () => {
  const text = "Der Preis beträgt 79 € pro Monat und Labor. Unser Preis beträgt 134 EUR pro Monat.";
  expect(readVenture([text]).contradictions.map(({ role }) => role)).toEqual(["price"]);
});

describe("a round sells what its valuation says", () => {
  const metricsOf = (text: string): Record<string, number | null> =>
    Object.fromEntries(analyse({ messages: [text], now }).metrics.map(({ name, value }) => [name, value]));

  test("post-money and caps: amount / valuation", () =>
    expect(metricsOf("A tool for gyms at $30 a month. Raising $500k on a $5M post-money cap.")).toMatchObject({
      safe_ownership: 0.1,
    }));

  test.each([
    "A tool for gyms at $30 a month. Raising $1M at a pre-money valuation of $4M with a 10% option pool.",
    "Una herramienta para gimnasios a 30 € al mes. Levantamos 1.000.000 € con una valoración pre-money de 4 millones de euros y un pool de opciones del 10 %.",
    "Un outil pour les salles de sport à 30 € par mois. Nous levons 1 M€ avec une valorisation pre-money de 4 M€ et un pool d'options de 10 %.",
    "Ein Tool für Fitnessstudios für 30 € im Monat. Wir suchen 1 Mio. € bei einer Pre-Money-Bewertung von 4 Mio. €, Optionspool 10 %.",
    "健身房工具，每月30元。计划融资100万元，投前估值400万元，期权池10%。",
    "जिम के लिए ऐप, कीमत ₹30 प्रति माह। हम ₹10 लाख जुटा रहे हैं, प्री-मनी वैल्यूएशन ₹40 लाख, ऑप्शन पूल 10%।",
  ])("pre-money: amount / (pre + amount): %s", (text) => {
    const metrics = metricsOf(text);
    expect(metrics["round_ownership"]).toBeCloseTo(0.2);
    expect(metrics["left_after_round"]).toBeCloseTo(0.7);
    expect(metrics["safe_ownership"]).toBeUndefined();
  });
});

test("a French billion is asked about", () => {
  const ids = (text: string): string[] => analyse({ messages: [text], now }).questions.map(({ id }) => id);
  const text = "Un outil pour les salles de sport à 30 € par mois. Le marché vaut 2 billions d'euros.";
  expect(ids(text).some((id) => id.startsWith("billion_"))).toBe(true);
  expect(ids(text.replace("billions", "milliards")).some((id) => id.startsWith("billion_"))).toBe(false);
});

describe("traditional characters read like the simplified ones", () => {
  test.each([
    [
      "我們為診所做預約軟體，每個月收費299元，已有12個付費客戶，月流失率3%，獲客成本900元。",
      "我们为诊所做预约软件，每个月收费299元，已有12个付费客户，月流失率3%，获客成本900元。",
    ],
  ])("%s", (traditional, simplified) => expect(read(traditional)).toEqual(read(simplified)));
});

test.each([
  ["一杯卖8块5毛，成本2块", ["price 8.5 CNY", "unit_cost 2 CNY"]],
  ["一杯卖8块5，成本9毛", ["price 8.5 CNY", "unit_cost 0.9 CNY"]],
  ["每条短信收费5角，成本3分钱", ["price 0.5 CNY", "unit_cost 0.03 CNY"]],
])("small money: %s", (text, facts) => expect(read(text)).toEqual(facts));

test.each([
  "Una plataforma para comedores de Valencia. Cobramos 120 euros al mes y aceptamos pagos con tarjeta.",
  "A shop in London that takes card payments, £20 a month.",
])("no claim has a value that is no number: %s", (text) => {
  for (const { value } of analyse({ messages: [text], now }).claims)
    expect(value === null || (Number.isFinite(value) && !Object.is(value, -0))).toBe(true);
});

describe("what is sold by the piece", () => {
  const metricsOf = (text: string): string[] => analyse({ messages: [text], now }).metrics.map(({ name }) => name);
  test("brings no recurring revenue, even where the rent is paid by the month", () => {
    const text =
      "Vendemos menús a obras en Valencia. Cada menú cuesta 8,50 € y nos cuesta 5,10 €. Servimos 160 menús al día. La cocina cuesta 1.900 € al mes.";
    expect(metricsOf(text)).toContain("gross_margin");
    expect(metricsOf(text)).not.toContain("mrr");
  });

  test("has costs of its own, told behind the price", () => {
    expect(
      read("soap stall, 7 a bar, oils and lye 1.90, box 0.40. i sell about 210 a month, pitch is 45 a month"),
    ).toEqual(["price 7 USD", "unit_cost 1.9 USD", "unit_cost 0.4 USD", "orders_total 210", "fixed_costs 45 USD"]);
  });
});

test.each([
  ["A CRM for dentists. It costs 29 euros a month.", "price 29 EUR"],
  ["A CRM for dentists. The app will cost $29 a month.", "price 29 USD"],
  ["A CRM for dentists. It costs 29 euros a month to run.", "fixed_costs 29 EUR"],
  ["A CRM for dentists. The app costs us 6 euros a month.", "unit_cost 6 EUR"],
])("what it costs is the price, unless it is the founder who pays: %s", (text, expected) =>
  expect(read(text)).toContain(expected),
);

test.each([
  ["Sensors for marinas in Scotland, £140 a month per marina. There are about 210 marinas there.", "market_count 210"],
  ["Vendemos a obras, 90 € al mes. Hay unas 900 obras activas.", "market_count 900"],
])("all there are pay nothing yet: %s", (text, expected) => expect(read(text)).toContain(expected));
