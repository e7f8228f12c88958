import { describe, expect, test } from "vitest";
import { quantitiesIn } from "../../training/quantities.ts";
import { formatUnit } from "../quantities/unit.ts";
import { compute } from "./index.ts";
import type { Metric } from "./index.ts";

/** The results of an annotated text: `metric[plan] unit` and its value, worked out by hand beside it. */
interface Case {
  text: string;
  gives: Record<string, number>;
  /** Both ends, where they matter. */
  between?: Record<string, [number, number]>;
  asks?: string[];
  silentOn?: string[];
}

const nameOf = ({ name, of, unit }: Metric): string => `${name}${of && `[${of}]`} ${formatUnit(unit)}`;

/** Without the revenue at given numbers of customers or sales. */
const namesOf = (metrics: readonly Metric[]): string[] =>
  metrics.map(({ name }) => name).filter((name) => !/_at_\d+_/.test(name));

const places = (value: number): number => Number(value.toPrecision(4));

function expectGiven({ text, gives, between = {}, asks = [], silentOn = [] }: Case): void {
  const { metrics, questions } = compute(quantitiesIn(text));
  const found = new Map(metrics.map((metric) => [nameOf(metric), metric]));
  const values = Object.keys(gives).map((name) => [name, places(found.get(name)?.value ?? Number.NaN)]);
  expect(Object.fromEntries(values)).toEqual(
    Object.fromEntries(Object.entries(gives).map(([name, value]) => [name, places(value)])),
  );
  for (const [name, [low, high]] of Object.entries(between)) {
    expect(found.get(name)?.low).toBeCloseTo(low, 3);
    expect(found.get(name)?.high).toBeCloseTo(high, 3);
  }
  expect(questions.map(({ code }) => code).toSorted()).toEqual(asks.toSorted());
  expect(metrics.map(({ name }) => name).filter((name) => silentOn.includes(name))).toEqual([]);
}

const families: Record<string, Case[]> = {
  "costs per use and per unit": [
    {
      // 19 − 2.50 − 15 × 40/60 = 6.50; 1,800 / 6.50 = 276.9
      text: `⟦19|price EUR/wash⟧ ⟦2.50|unit_cost EUR/wash "soap"⟧ ⟦15|pay EUR/hour "washer"⟧ ⟦40|work_time minute/wash⟧
        ⟦1800|fixed_cost EUR/month "van"⟧`,
      gives: {
        "contribution EUR/wash": 6.5,
        "contribution_margin 1": 0.3421,
        "gross_margin 1": 0.3421,
        "break_even_units wash/month": 277,
      },
    },
    {
      // 29 − 0.12 × 300 = −7: each customer costs money
      text: `⟦29|price USD/customer/month⟧ ⟦0.12|unit_cost USD/minute "model"⟧ ⟦300|usage minute/customer/month⟧
        ⟦4000|fixed_cost USD/month⟧`,
      gives: { "contribution_per_customer USD/customer/month": -7, "contribution_margin 1": -0.2414 },
      silentOn: ["break_even_customers", "max_cac_12_month_payback"],
    },
    {
      // 5 a visit, 3 visits a week: 15 × 4.348 = 65.22 a month against 80
      text: `⟦80|price EUR/customer/month⟧ ⟦5|unit_cost EUR/visit "towel"⟧ ⟦3|usage visit/customer/week⟧`,
      gives: { "contribution EUR/customer/month": 14.78 },
    },
  ],
  "time sold by the minute": [
    {
      // 14 − 8.50 − 1.75
      text: `⟦14|price AUD/minute⟧ ⟦8.50|unit_cost AUD/minute "translator"⟧ ⟦1.75|unit_cost AUD/minute "checker"⟧`,
      gives: { "contribution AUD/minute": 3.75 },
    },
    {
      // 90 − 45; 900 / 45
      text: `⟦90|price EUR/hour⟧ ⟦45|pay EUR/hour "freelancer"⟧ ⟦900|fixed_cost EUR/month⟧`,
      gives: { "contribution EUR/hour": 45, "break_even_units hour/month": 20 },
    },
  ],
  "work and use are not the same time": [
    {
      // a mechanic's hour is not a cost of a minute of a ride, nor of its eleven minutes
      text: `⟦1|price USD/ride⟧ ⟦0.15|price USD/minute⟧ ⟦11|usage minute/ride⟧ ⟦25|pay USD/hour "mechanic"⟧`,
      gives: {},
      asks: ["per_what"],
      silentOn: ["contribution"],
    },
  ],
  "percentage and fixed fee": [
    {
      // 50 − 1.45 − 0.30
      text: `⟦50|price EUR/order⟧ ⟦2.9%|fee % out =2.9 "card"⟧ ⟦0.30|fee EUR/order out "card, fixed"⟧`,
      gives: { "contribution EUR/order": 48.25, "contribution_margin 1": 0.965 },
    },
    {
      // 240 × (1 − 0.15) − 90 = 114; 114 × 4 = 456
      text: `⟦240|price BRL/tour⟧ ⟦15%|fee % out =15 of="240"⟧ ⟦90|unit_cost BRL/tour "boat"⟧ ⟦4|volume tour/month⟧`,
      gives: { "contribution BRL/tour": 114, "contribution_in_all BRL/month": 456, "sales BRL/month": 960 },
    },
  ],
  "commission with delivery": [
    {
      // 30 × 20 % + 2.50 − 5 = 3.50; 900 × 3.50 − 1,200 = 1,950; 1,200 / 3.50 = 342.9
      text: `⟦30|order_value EUR/order⟧ ⟦20%|fee % in =20 of="30"⟧ ⟦2.50|price EUR/order "delivery"⟧
        ⟦5|unit_cost EUR/order "courier"⟧ ⟦900|volume order/month⟧ ⟦1200|fixed_cost EUR/month⟧`,
      gives: {
        "net_revenue_per_order EUR/order": 6,
        "contribution EUR/order": 3.5,
        "commission_a_month EUR/month": 5400,
        "monthly_result EUR/month": 1950,
        "break_even_units order/month": 343,
        "take_rate 1": 0.2,
      },
    },
    {
      // 40 × 12 % − 3.80 − 1.8 % × 40 = 4.80 − 3.80 − 0.72 = 0.28; three orders a month 0.84
      text: `⟦40|order_value USD/order⟧ ⟦12%|fee % in =12⟧ ⟦3.80|unit_cost USD/order "rider"⟧
        ⟦1.8%|fee % out =1.8 "card"⟧ ⟦3|usage order/customer/month⟧`,
      gives: { "contribution USD/order": 0.28, "contribution_per_customer USD/customer/month": 0.84 },
    },
  ],
  "commission and the seller's money": [
    {
      // the cook's 12,500 is the order less the commission: 16,000 × 22 % − 1,800 = 1,720
      text: `⟦16000|order_value COP/lunch⟧ ⟦22%|fee % in =22⟧ ⟦12500|unit_cost COP/lunch "cook"⟧ ⟦1800|pay COP/lunch⟧`,
      gives: { "contribution COP/lunch": 1720 },
    },
    {
      // 60 of 100 may be the seller's payout or a cost beside a commission of 20: a question
      text: `⟦100|order_value EUR/box⟧ ⟦20%|fee % in =20⟧ ⟦60|unit_cost EUR/box⟧`,
      gives: { "partial_contribution EUR/box": 20 },
      asks: ["paid_from_order"],
      silentOn: ["contribution"],
    },
    {
      // 12 % of 40 less 5.50 for a rider is a loss, and is shown
      text: `⟦40|order_value USD/order⟧ ⟦12%|fee % in =12⟧ ⟦5.50|unit_cost USD/order "rider"⟧`,
      gives: { "contribution USD/order": -0.7 },
    },
  ],
  "several plans": [
    {
      // 9 − 1.50, 29 − 1.50; 40 × 7.50 + 10 × 27.50 − 300 = 275; 360 + 290 = 650
      text: `⟦9|price USD/customer/month "basic"⟧ ⟦29|price USD/customer/month "pro"⟧
        ⟦1.5|unit_cost USD/customer/month "hosting"⟧ ⟦40|paying customer "basic"⟧ ⟦10|paying customer "pro"⟧
        ⟦300|fixed_cost USD/month⟧`,
      gives: {
        "contribution_per_customer[basic] USD/customer/month": 7.5,
        "contribution_per_customer[pro] USD/customer/month": 27.5,
        "mrr USD/month": 650,
        "arr USD/year": 7800,
        "monthly_result USD/month": 275,
        "break_even_customers[basic] customer": 40,
        "break_even_customers[pro] customer": 11,
      },
    },
    {
      // unknown which of the two plans the 25 have: no total income
      text: `⟦15|price EUR/customer/month "small"⟧ ⟦45|price EUR/customer/month "big"⟧ ⟦25|paying customer⟧
        ⟦2|unit_cost EUR/customer/month⟧`,
      gives: { "contribution_per_customer[small] EUR/customer/month": 13 },
      silentOn: ["mrr", "arr"],
    },
    {
      // three unnamed costs of a pack are three different costs: 24 − (6.80 + 4.90 + 0.70)
      text: `⟦24|price EUR/pack⟧ ⟦6.80|unit_cost EUR/pack⟧ ⟦4.90|unit_cost EUR/pack⟧ ⟦0.70|unit_cost EUR/pack⟧`,
      gives: { "contribution EUR/pack": 11.6 },
    },
    {
      // one of them is the sum of the others
      text: `⟦24|price EUR/pack⟧ ⟦4.90|unit_cost EUR/pack⟧ ⟦0.70|unit_cost EUR/pack⟧ ⟦5.60|unit_cost EUR/pack⟧`,
      gives: { "contribution EUR/pack": 18.4 },
    },
    {
      text: `⟦20|price EUR/visit⟧ … ⟦25|price EUR/visit⟧ ⟦4|unit_cost EUR/visit⟧`,
      gives: {},
      asks: ["two_values"],
      silentOn: ["contribution"],
    },
  ],
  "hardware given away": [
    {
      // 15 − 3 = 12; 80 / 12 = 6.67; (80 + 60) / 12 = 11.67; 12 × 12 − 80 = 64
      text: `⟦80|one_off_cost EUR/customer "device"⟧ ⟦15|price EUR/customer/month⟧ ⟦3|unit_cost EUR/customer/month "sim"⟧
        ⟦60|acquisition_spend EUR/customer⟧`,
      gives: {
        "contribution_per_customer EUR/customer/month": 12,
        "payback_months month": 6.6667,
        "payback_with_given_months month": 11.667,
        "max_cac_12_month_payback EUR/customer": 64,
      },
      silentOn: ["cac_payback_months"],
    },
    {
      // 300 × (9 − 5.50) = 1,050; 4,200 / 1,050 = 4; 12 × 1,050 − 4,200 = 8,400
      text: `⟦4200|one_off_cost ZAR/machine⟧ ⟦one|stock machine/customer =1⟧ ⟦9|price ZAR/capsule⟧
        ⟦5.50|unit_cost ZAR/capsule⟧ ⟦300|usage capsule/customer/month⟧`,
      gives: { "payback_months month": 4, "max_cac_12_month_payback ZAR/customer": 8400 },
    },
    {
      // (210 − 60) / (120/12 − 2.5) = 150 / 7.5 = 20
      text: `⟦210|unit_cost USD/customer once "sensor"⟧ ⟦60|price USD/customer once "installation"⟧
        ⟦120|price USD/customer/year⟧ ⟦30|unit_cost USD/customer/year "data"⟧`,
      gives: { "contribution USD/customer/month": 7.5, "payback_months month": 20 },
    },
  ],
  "days of a month that nobody has counted": [
    {
      // 38 × 3 = 114 a day; the rest after the rent depends on the days
      text: `⟦5|price EUR/loaf⟧ ⟦2|unit_cost EUR/loaf⟧ ⟦38|volume loaf/day⟧ ⟦1500|fixed_cost EUR/month⟧`,
      gives: { "contribution_in_all EUR/day": 114 },
      asks: ["open_days"],
      silentOn: ["monthly_result", "net_burn"],
    },
    {
      // 38 × 25 × 3 − 1,500 = 1,350
      text: `⟦5|price EUR/loaf⟧ ⟦2|unit_cost EUR/loaf⟧ ⟦38|volume loaf/day⟧ ⟦1500|fixed_cost EUR/month⟧
        ⟦25|duration day/month⟧`,
      gives: { "monthly_result EUR/month": 1350 },
    },
    {
      // a town festival of three days is no month of such days
      text: `⟦0.24|price EUR/plate⟧ ⟦12000|volume plate/day planned "festival"⟧ ⟦3|duration day planned "festival"⟧`,
      gives: { "sales EUR/day": 2880 },
      silentOn: ["annual_sales", "contribution_in_all"],
    },
    {
      // the same where the length stands right behind it, under no name
      text: `⟦0.24|price EUR/plate⟧ ⟦12000|volume plate/day planned⟧ a day, ⟦two|duration week planned =2⟧ weeks`,
      gives: { "sales EUR/day": 2880 },
      silentOn: ["annual_sales", "contribution_in_all"],
    },
    {
      // 38 × 5 = 190: what takes three days is something else
      text: `⟦5|price EUR/loaf⟧ ⟦38|volume loaf/day⟧ and the starter, which rests for ⟦3|duration day "starter"⟧ days`,
      gives: { "sales EUR/day": 190 },
      asks: ["open_days"],
    },
    {
      // 40 a day out of a capacity of 60: both are per day
      text: `⟦40|volume cut/day⟧ ⟦60|capacity cut/day⟧`,
      gives: { "utilisation 1": 0.6667 },
    },
    {
      // 900 a month at 19 a day: on how many days?
      text: `⟦500|volume lamb/month⟧ ⟦19|capacity lamb/day⟧`,
      gives: {},
      asks: ["open_days"],
      silentOn: ["utilisation"],
    },
  ],
  "of what a figure is": [
    {
      // 11,000 that a school owes are not cash yet: 6,000 / 2,000 = 3
      text: `⟦6000|cash PEN⟧ ⟦11000|cash PEN planned "the school"⟧ ⟦2000|burn PEN/month⟧`,
      gives: { "runway_months month": 3 },
    },
    {
      // 40 × 20 − 500 = 300 without the sponsor's payment, which is not included yet
      text: `⟦29|price EUR/customer/month⟧ ⟦9|unit_cost EUR/customer/month⟧ ⟦40|paying customer⟧ ⟦500|fixed_cost EUR/month⟧
        ⟦700|revenue EUR/month "sponsor"⟧`,
      gives: { "partial_monthly_result EUR/month": 300 },
      silentOn: ["monthly_result"],
    },
    {
      // a vet with at most 6 visits a day is paid monthly: not 39 a visit; 2 × 7,200
      text: `⟦140|price SGD/visit⟧ ⟦10|unit_cost SGD/visit⟧ ⟦2|staff vet⟧ ⟦6|capacity visit/vet/day⟧ ⟦7200|pay SGD/vet/month⟧`,
      gives: { "contribution SGD/visit": 130, "fixed_costs SGD/month": 14_400 },
    },
    {
      // a pot per fondue or per delivery? Its deposit is not income of both
      text: `⟦31.90|price CHF/fondue⟧ ⟦11.40|unit_cost CHF/fondue⟧ ⟦5|price CHF/delivery⟧ ⟦20|deposit CHF/pot⟧
        ⟦0.1|loss 1⟧`,
      gives: { "contribution CHF/fondue": 20.5 },
      silentOn: ["deposit_kept"],
    },
    {
      // the margin belongs to the mixes, the price to a shop that joins
      text: `⟦18000|price CNY/customer "joining"⟧ ⟦40%|margin % =40 "mixes"⟧`,
      gives: {},
      silentOn: ["contribution", "contribution_per_customer"],
    },
    {
      // 120 brought 15 parents; unknown who of the 27 who pay came through it
      text: `⟦120|acquisition_spend CNY "flyers"⟧ ⟦15|lead parent⟧ ⟦27|paying customer⟧`,
      gives: {},
      silentOn: ["customer_acquisition_cost"],
    },
    {
      // the advertising is not the whole income: 280 × 4.99 is sold too
      text: `⟦1050|revenue EUR/month "ads"⟧ ⟦1295|fixed_cost EUR/month⟧ ⟦4.99|price EUR/pack⟧ ⟦280|volume pack/month⟧`,
      gives: { "sales EUR/month": 1397.2 },
      silentOn: ["net_burn"],
    },
    {
      // 80 × (1 − 0.18) − 40 = 25.60, however often the price is repeated
      text: `⟦80|price CAD/jacket⟧ ⟦40|unit_cost CAD/jacket "making"⟧ ⟦18%|loss % of="80" =18⟧ ⟦80|price CAD/jacket⟧`,
      gives: { "contribution CAD/jacket": 25.6 },
    },
    {
      // a joining fee of 80 is paid once: no break-even beside 30 a month
      text: `⟦80|price SGD/customer "joining"⟧ ⟦30|price SGD/customer/month⟧ ⟦3000|fixed_cost SGD/month⟧`,
      gives: { "break_even_customers customer": 100 },
      silentOn: ["break_even_units"],
    },
  ],
  "one time after the other": [
    {
      // the last counts: 330 × 2.70 − 450 = 441; 330 / 210 − 1 = 57.14 %
      text: `⟦4|price GBP/wash⟧ ⟦1.30|unit_cost GBP/wash⟧ ⟦450|fixed_cost GBP/month⟧ Jan ⟦210|volume wash/month once "Jan"⟧
        Feb ⟦260|volume wash/month once "Feb"⟧ Mar ⟦330|volume wash/month once "Mar"⟧`,
      gives: { "monthly_result GBP/month": 441, "growth_in_series 1": 0.5714 },
    },
    {
      // the newest first: 300 / 200 − 1 = 50 %; 300 + 240 + 200 = 740
      text: `März ⟦300|revenue EUR/month once "März"⟧ Februar ⟦240|revenue EUR/month once "Februar"⟧
        Januar ⟦200|revenue EUR/month once "Januar"⟧`,
      gives: { "growth_in_series 1": 0.5, "revenue_of_series EUR": 740 },
    },
    {
      // across the turn of the year; the other cells of each row belong to its month
      text: `Nov ⟦40|share % "opened"⟧ ⟦500|revenue EUR/month once "Nov"⟧ Dec ⟦44|share % "opened"⟧ ⟦700|revenue EUR/month once "Dec"⟧
        Jan ⟦47|share % "opened"⟧ ⟦600|revenue EUR/month once "Jan"⟧`,
      gives: { "growth_in_series 1": 0.2, "revenue_of_series EUR": 1800 },
    },
    {
      // two products of one month are not a series
      text: `⟦40|volume box/month once "tea"⟧ ⟦30|volume box/month once "coffee"⟧ ⟦9|price EUR/box⟧`,
      gives: {},
      asks: ["two_paths"],
      silentOn: ["growth_in_series"],
    },
  ],
  "one-off sale with tax inside the price": [
    {
      // 119 / 1.19 = 100; 100 − 40 = 60
      text: `⟦119|price EUR/lamp⟧ ⟦19%|tax % =19 of="119"⟧ ⟦40|unit_cost EUR/lamp "parts"⟧`,
      gives: {
        "net_price EUR/lamp": 100,
        "tax_in_price EUR/lamp": 19,
        "contribution EUR/lamp": 60,
        "gross_margin 1": 0.6,
      },
    },
    {
      // 52.50 / 1.05 = 50; 50 − 18 − 10 % × 52.50 = 26.75
      text: `⟦52.50|price AED/box⟧ ⟦5%|tax % =5 of="52.50"⟧ ⟦18|unit_cost AED/box⟧ ⟦10%|fee % out =10 "shop"⟧`,
      gives: { "net_price AED/box": 50, "contribution AED/box": 26.75 },
    },
    {
      text: `⟦119|price EUR/lamp⟧ ⟦19%|tax % =19⟧ ⟦40|unit_cost EUR/lamp "parts"⟧`,
      gives: { "partial_contribution EUR/lamp": 79 },
      asks: ["tax_included"],
      silentOn: ["contribution", "contribution_margin"],
    },
  ],
  "deposit and prepayment": [
    {
      // 30 % of 4,000 = 1,200 before, 2,800 after; 4,000 − 2,600 = 1,400
      text: `⟦4000|price EUR/kitchen⟧ ⟦30%|prepayment % =30⟧ ⟦2600|unit_cost EUR/kitchen "wood and fitter"⟧`,
      gives: {
        "prepayment_amount EUR/kitchen": 1200,
        "balance_due EUR/kitchen": 2800,
        "contribution EUR/kitchen": 1400,
      },
    },
    {
      // 150 bicycles × 50 = 7,500 of other people's money; 12 − 4 = 8 a day
      text: `⟦50|deposit EUR/bicycle⟧ ⟦150|stock bicycle⟧ ⟦12|price EUR/day⟧ ⟦4|unit_cost EUR/day "repairs"⟧`,
      gives: { "deposits_held EUR": 7500, "contribution EUR/day": 8 },
    },
  ],
  "loss and wear per cycle": [
    {
      // 2 of 100 fills lose the can: what is lost is the can, not the washing.
      text: `⟦20|one_off_cost EUR/can⟧ ⟦50|wear fill/can⟧ ⟦100|volume fill⟧ ⟦2|loss fill of="100"⟧ ⟦1.00|price EUR/fill⟧
        ⟦0.30|unit_cost EUR/fill "washing"⟧`,
      // (1 − 0.98^50) / 0.02 = 31.79 fills a can; 20 / 31.79 = 0.629; 1 − 0.30 − 0.629 = 0.071
      gives: { "expected_cycles fill/can": 31.79, "cost_per_use EUR/fill": 0.6291, "contribution EUR/fill": 0.0709 },
    },
    {
      // 4 of all 186 devices failed in a year: that is no share of the refills.
      text: `⟦186|stock device⟧ ⟦4|loss device of="186"⟧ ⟦74|one_off_cost EUR/device⟧ ⟦29.50|price EUR/refill⟧
        ⟦10|unit_cost EUR/refill⟧ ⟦1.5|volume refill/device/month⟧`,
      gives: { "contribution EUR/refill": 19.5 },
      silentOn: ["expected_cycles", "cost_per_use"],
    },
    {
      // (1 − 0.98^40) / 0.02 = 27.715; 1.20 / 27.715 = 0.0433; 0.50 + 2 × 0.02 − 0.12 − 0.0433 = 0.3767
      text: `⟦1.20|one_off_cost EUR/jar⟧ ⟦40|wear fill/jar⟧ ⟦2%|loss % =2⟧ ⟦2|deposit EUR/jar⟧ ⟦0.50|price EUR/fill⟧
        ⟦0.12|unit_cost EUR/fill "washing"⟧`,
      gives: {
        "expected_cycles fill/jar": 27.715,
        "cost_per_use EUR/fill": 0.0433,
        "deposit_kept EUR/fill": 0.04,
        "contribution EUR/fill": 0.3767,
      },
    },
    {
      // 1 / 0.04 = 25 rides; 8 / 25 = 0.32; 0.90 − 0.32 − 0.20 = 0.38
      text: `⟦8|one_off_cost EUR/box⟧ ⟦4%|loss % =4 of="8"⟧ ⟦0.90|price EUR/ride⟧ ⟦0.20|unit_cost EUR/ride "wash"⟧`,
      gives: { "expected_cycles ride/box": 25, "cost_per_use EUR/ride": 0.32, "contribution EUR/ride": 0.38 },
    },
    {
      // 3 / 60 = 0.05 of the tin for each cup; 2.80 − 0.05 − 0.45
      text: `⟦3|one_off_cost CHF/mug⟧ ⟦60|wear cup/mug⟧ ⟦2.80|price CHF/cup⟧ ⟦0.45|unit_cost CHF/cup "coffee"⟧`,
      gives: { "cost_per_use CHF/cup": 0.05, "contribution CHF/cup": 2.3 },
    },
    {
      // a fifth is returned: 50 − 10 − 22
      text: `⟦50|price EUR/dress⟧ ⟦22|unit_cost EUR/dress⟧ ⟦20%|loss % =20 of="50"⟧`,
      gives: { "contribution EUR/dress": 18 },
    },
  ],
  "salaries and capacity": [
    {
      // 2,400 / 60 = 40; 65 − 40
      text: `⟦2400|pay EUR/cleaner/month "cleaner"⟧ ⟦60|capacity cleaning/cleaner/month⟧ ⟦65|price EUR/cleaning⟧`,
      gives: { "contribution EUR/cleaning": 25 },
    },
    {
      // 3 × 1,800 + 700 = 6,100; 40 − 12 = 28; 6,100 / 28 = 217.9; 250 × 28 − 6,100 = 900; 6,100 / (28 × 300)
      text: `⟦1800|pay GBP/stylist/month "stylist"⟧ ⟦3|staff stylist⟧ ⟦700|fixed_cost GBP/month "rent"⟧ ⟦40|price GBP/cut⟧
        ⟦12|unit_cost GBP/cut "products"⟧ ⟦250|volume cut/month⟧ ⟦300|capacity cut/month⟧`,
      gives: {
        "payroll GBP/month": 5400,
        "fixed_costs GBP/month": 6100,
        "break_even_units cut/month": 218,
        "monthly_result GBP/month": 900,
        "break_even_utilisation 1": 0.7262,
      },
    },
    {
      // 1,600 per day and fitter, a day and a half: 2,400; 16,800 − 7,400 − 2,400
      text: `⟦16800|price HKD/kitchen⟧ ⟦7400|unit_cost HKD/kitchen⟧ ⟦1600|pay HKD/fitter/day⟧ ⟦1.5|work_time day/kitchen⟧`,
      gives: { "contribution HKD/kitchen": 7000 },
    },
    {
      // the whole venture's pay is fixed: no part of it belongs to an order
      text: `⟦69|price EUR/sample⟧ ⟦24|unit_cost EUR/sample⟧ ⟦2300|pay EUR/month⟧ ⟦35|volume sample/month⟧
        ⟦400|capacity sample/month⟧`,
      gives: { "contribution EUR/sample": 45, "fixed_costs EUR/month": 2300, "monthly_result EUR/month": -725 },
    },
    {
      // 18 an hour / 4 deliveries an hour = 4.50; 7 − 4.50
      text: `⟦18|pay USD/hour "driver"⟧ ⟦4|capacity delivery/hour⟧ ⟦7|price USD/delivery⟧`,
      gives: { "contribution USD/delivery": 2.5 },
    },
  ],
  "what an activity costs each month, where the price is for something else": [
    {
      // 40 × 8 × 5 = 1,600; 45 × (95 − 12) − 1,600 − 700
      text: `⟦45|volume customer/month⟧ ⟦95|price EUR/customer⟧ ⟦5|volume course/month⟧ ⟦8|usage lesson/course⟧
        ⟦40|pay EUR/lesson "teacher"⟧ ⟦12|unit_cost EUR/customer "fabric"⟧ ⟦700|fixed_cost EUR/month⟧`,
      gives: { "fixed_costs EUR/month": 2300, "monthly_result EUR/month": 1435 },
    },
    {
      // 200 × 4 = 800; 60 × 30 − 800
      text: `⟦60|paying customer⟧ ⟦30|price EUR/customer/month⟧ ⟦200|volume round/month⟧ ⟦4|unit_cost EUR/round "van"⟧`,
      gives: { "fixed_costs EUR/month": 800, "monthly_result EUR/month": 1000 },
    },
    {
      // nine people a course are nine, whatever the number is called: 95 × 9 − (40 × 8 + 12 × 9) = 427 a course
      text: `⟦8|volume lesson/course⟧ ⟦5|volume course/month⟧ ⟦9|paying customer/course⟧ ⟦95|price EUR/customer⟧
        ⟦40|pay EUR/lesson⟧ ⟦12|unit_cost EUR/customer⟧ ⟦700|fixed_cost EUR/month⟧`,
      gives: { "contribution EUR/course": 427, "monthly_result EUR/month": 1435 },
    },
    {
      // nothing says how many lessons there are in a month
      text: `⟦45|volume customer/month⟧ ⟦95|price EUR/customer⟧ ⟦40|pay EUR/lesson⟧ ⟦700|fixed_cost EUR/month⟧`,
      gives: { "fixed_costs EUR/month": 700 },
      asks: ["per_what"],
      silentOn: ["monthly_result"],
    },
  ],
  "a wage is divided by what a worker gets done, and by nothing else": [
    {
      // 18 × 3 × 40 = 2,160; 12 × 40 = 480; 900: 3,540; 300 × 14 − 3,540 = 660; 54 + 12 a trip: 66 / 14 = 4.7 seats
      text: `⟦14|price GBP/seat⟧ ⟦16|capacity seat/trip⟧ ⟦18|pay GBP/hour "driver"⟧ ⟦3|work_time hour/trip⟧
        ⟦12|unit_cost GBP/trip "diesel"⟧ ⟦40|volume trip/month⟧ ⟦900|fixed_cost GBP/month "lease"⟧ ⟦300|volume seat/month⟧`,
      gives: {
        "payroll GBP/month": 2160,
        "cost_of_runs GBP/month": 480,
        "monthly_result GBP/month": 660,
        "contribution_of_whole GBP/trip": 158,
        "break_even_places seat/trip": 5,
      },
      silentOn: ["contribution", "gross_margin"],
    },
    {
      // the room of the minibus is nobody's work
      text: `⟦6|price GBP/ride⟧ ⟦16|capacity ride/hour "minibus"⟧ ⟦18|pay GBP/hour "driver"⟧ ⟦800|volume ride/month⟧`,
      gives: { "sales GBP/month": 4800, "partial_contribution GBP/ride": 6 },
      asks: ["per_what"],
      silentOn: ["contribution", "monthly_result"],
    },
    {
      // 12 × 29 − 80 = 268; 80 / 29 = 2.8 guests
      text: `⟦35|price EUR/guest⟧ ⟦12|capacity guest/tour⟧ ⟦80|pay EUR/tour "guide"⟧ ⟦6|unit_cost EUR/guest "tasting"⟧
        ⟦30|volume tour/month⟧`,
      gives: {
        "contribution EUR/guest": 29,
        "contribution_of_whole EUR/tour": 268,
        "break_even_places guest/tour": 3,
        "fixed_costs EUR/month": 2400,
      },
    },
    {
      // 160 hours are paid however many deliveries there are: 300 × 7 − 160 × 18 = −780
      text: `⟦7|price USD/delivery⟧ ⟦18|pay USD/hour "driver"⟧ ⟦4|capacity delivery/hour⟧ ⟦160|work_time hour/month⟧
        ⟦300|volume delivery/month⟧`,
      gives: { "payroll USD/month": 2880, "monthly_result USD/month": -780 },
      silentOn: ["contribution"],
    },
    {
      // 30 × 4.348 × 15 = 1,956.60 of which only some hours are repairs: 80 × 25 − 1,956.60 − 300
      text: `⟦30|price EUR/repair⟧ ⟦15|pay EUR/hour "helper"⟧ ⟦30|work_time hour/week "helper"⟧ ⟦1|work_time hour/repair⟧
        ⟦5|unit_cost EUR/repair⟧ ⟦80|volume repair/month⟧ ⟦300|fixed_cost EUR/month⟧`,
      gives: { "contribution EUR/repair": 25, "monthly_result EUR/month": -256.6 },
    },
    {
      // 100 × 65 − 3 × 2,400
      text: `⟦65|price EUR/cleaning⟧ ⟦2400|pay EUR/cleaner/month⟧ ⟦60|capacity cleaning/cleaner/month⟧ ⟦3|staff cleaner⟧
        ⟦100|volume cleaning/month⟧`,
      gives: { "monthly_result EUR/month": -700 },
    },
  ],
  "the days on which a venture is open are the days of its daily figures": [
    {
      // 19 × 22 × 9 − 19 × 40 − 900 = 2,102
      text: `⟦19|duration day/month⟧ ⟦22|volume ride/day⟧ ⟦9|price GBP/ride⟧ ⟦40|unit_cost GBP/day "diesel"⟧
        ⟦900|fixed_cost GBP/month⟧`,
      gives: { "fixed_costs GBP/month": 1660, "monthly_result GBP/month": 2102 },
    },
    {
      // 400 sold in a month, 19 days worked: 400 × 9 − 760 − 900
      text: `⟦400|volume ride/month⟧ ⟦9|price GBP/ride⟧ ⟦40|fixed_cost GBP/day "diesel"⟧ ⟦19|work_time day/month⟧
        ⟦900|fixed_cost GBP/month⟧`,
      gives: { "monthly_result GBP/month": 1940 },
    },
    {
      // 5 × 4.348 = 21.74 days: × (60 × 3 − 45)
      text: `⟦60|volume bowl/day⟧ ⟦5|price EUR/bowl⟧ ⟦2|unit_cost EUR/bowl⟧ ⟦45|fixed_cost EUR/day "pitch"⟧ ⟦5|work_time day/week⟧`,
      gives: { "monthly_result EUR/month": 2934.9 },
    },
    {
      // 90 × 60 × 4 − 90 × 40 − 2,900
      text: `⟦4|price EUR/ride⟧ ⟦60|volume ride/day⟧ ⟦40|fixed_cost EUR/day⟧ ⟦90|duration day "season"⟧ ⟦2900|fixed_cost EUR/season⟧`,
      gives: { "season_result EUR/season": 15_100 },
    },
    {
      // five days in each of twenty weeks: 100 days
      text: `⟦4|price EUR/ride⟧ ⟦60|volume ride/day⟧ ⟦40|fixed_cost EUR/day⟧ ⟦20|duration week/season⟧ ⟦5|duration day/week⟧
        ⟦2900|fixed_cost EUR/season⟧`,
      gives: { "season_result EUR/season": 17_100 },
    },
    {
      // "geöffnet an 22 Tagen": a month's
      text: `⟦9|price EUR/Fahrt⟧ ⟦30|volume Fahrt/day⟧ ⟦50|fixed_cost EUR/day "Diesel"⟧ ⟦22|duration day "geöffnet"⟧`,
      gives: { "monthly_result EUR/month": 4840 },
    },
    {
      // rent a month and a pitch a day: what is left depends on the days
      text: `⟦9|price EUR/box⟧ ⟦20|volume box/day⟧ ⟦50|fixed_cost EUR/day "pitch"⟧ ⟦800|fixed_cost EUR/month "rent"⟧`,
      gives: {},
      asks: ["open_days"],
      silentOn: ["monthly_result"],
    },
    {
      // eight months are no year
      text: `⟦9|price EUR/box⟧ ⟦200|volume box/month⟧ ⟦8|duration month/year "open"⟧`,
      gives: { "sales EUR/month": 1800 },
      silentOn: ["annual_sales"],
    },
    {
      // 13 days are rented out; the insurance of each day is not paid on those alone
      text: `⟦90|price EUR/day⟧ ⟦13|volume day/month⟧ ⟦4|fixed_cost EUR/day "insurance"⟧`,
      gives: { "sales EUR/month": 1170 },
      asks: ["open_days"],
      silentOn: ["monthly_result"],
    },
  ],
  "what is planned replaces what it would change": [
    {
      // today 22 − 9.50; with the machine 22 − 6 is a supposed case
      text: `⟦22|price EUR/box⟧ ⟦9.50|unit_cost EUR/box "packing"⟧ ⟦6|unit_cost EUR/box planned "packing by machine"⟧
        ⟦300|volume box/month⟧`,
      gives: { "contribution_in_all EUR/month": 4800, "cost_per_unit EUR/box": 6, "contribution EUR/box": 16 },
    },
    {
      // nothing is sold yet, and the larger hall still replaces the smaller: 1,400 / 18 = 77.8
      text: `⟦22|price EUR/box⟧ ⟦4|unit_cost EUR/box⟧ ⟦900|fixed_cost EUR/month "rent"⟧ ⟦1400|fixed_cost EUR/month planned "rent"⟧`,
      gives: { "fixed_costs EUR/month": 1400, "break_even_units box/month": 78 },
    },
    {
      // "from 9.50 to 6" under two names: one after the other, or both?
      text: `⟦22|price EUR/box⟧ ⟦9.50|unit_cost EUR/box "by hand"⟧ ⟦6|unit_cost EUR/box planned "with the machine"⟧
        ⟦300|volume box/month⟧`,
      gives: { "contribution EUR/box": 12.5, "contribution_in_all EUR/month": 3750 },
      asks: ["both_or_either"],
    },
    {
      // before the first sale the sum is open
      text: `⟦22|price EUR/box⟧ ⟦9.50|unit_cost EUR/box "by hand"⟧ ⟦6|unit_cost EUR/box planned "with the machine"⟧`,
      gives: { "partial_contribution EUR/box": 12.5 },
      asks: ["both_or_either"],
      silentOn: ["contribution", "gross_margin"],
    },
    {
      // a wage that rises is not two wages
      text: `⟦30|price EUR/hour⟧ ⟦12|pay EUR/hour⟧ ⟦14|pay EUR/hour planned "from January"⟧ ⟦100|volume hour/month⟧`,
      gives: { "contribution_in_all EUR/month": 1800 },
      asks: ["both_or_either"],
    },
    {
      // 22 − 9 − 1 with a shop of its own
      text: `⟦22|price EUR/box⟧ ⟦9|unit_cost EUR/box⟧ ⟦100|volume box/month⟧ ⟦2|fee EUR/box out "shop"⟧
        ⟦1|fee EUR/box out planned "own shop"⟧`,
      gives: { "contribution EUR/box": 12 },
    },
    {
      // a supposed cost of the same thing
      text: `⟦40|price USD/visit⟧ ⟦11|unit_cost USD/visit "travel"⟧ ⟦7|unit_cost USD/visit hypothetical "travel by bike"⟧`,
      gives: { "contribution USD/visit": 33, "cost_per_unit USD/visit": 7 },
    },
    {
      // another thing comes on top: 475 + 2,900
      text: `⟦45|price EUR/visit⟧ ⟦11|unit_cost EUR/visit⟧ ⟦475|fixed_cost EUR/month "rent"⟧ ⟦96|volume visit/month⟧ and, once
        there is more to do than one can manage, ⟦2900|fixed_cost EUR/month planned "assistant"⟧`,
      gives: { "fixed_costs EUR/month": 3375 },
    },
  ],
  "terms of one customer or channel are not terms of all sales": [
    {
      // 12,000 × 30 % × 60 / 30.436
      text: `⟦12000|revenue EUR/month⟧ ⟦30%|share % =30 of="12000" "hotel chain"⟧ ⟦60|duration day "payment terms of the hotel chain"⟧`,
      gives: { "money_outstanding EUR": 7097 },
    },
    {
      // whose the 60 days are is not said by a share of unknown size
      text: `⟦40|price EUR/box⟧ ⟦300|volume box/month⟧ ⟦30%|share % =30 "hotel chain"⟧ ⟦60|duration day "hotel chain pays after"⟧`,
      gives: { "sales EUR/month": 12_000 },
      asks: ["share_of_what"],
      silentOn: ["money_outstanding"],
    },
    {
      text: `⟦9000|revenue EUR/month⟧ ⟦45|duration day "Zahlungsziel der Klinik"⟧`,
      gives: {},
      asks: ["which_part"],
      silentOn: ["money_outstanding"],
    },
    {
      text: `⟦9000|revenue CNY/month⟧ ⟦60|duration day "酒店账期"⟧`,
      gives: {},
      asks: ["which_part"],
      silentOn: ["money_outstanding"],
    },
    {
      // terms of all and of the hotel
      text: `⟦12000|revenue EUR/month⟧ ⟦30|duration day "payment terms"⟧ ⟦60|duration day "the hotel pays"⟧`,
      gives: {},
      asks: ["which_part"],
      silentOn: ["money_outstanding"],
    },
    {
      // 12,000 × 30 / 30.436
      text: `⟦12000|revenue EUR/month⟧ ⟦30|duration day "payment terms of our customers"⟧`,
      gives: { "money_outstanding EUR": 11_828 },
    },
    {
      // 40 − 25 − 30 % × 20 % × 40 = 12.60 of an average box
      text: `⟦40|price EUR/box⟧ ⟦25|unit_cost EUR/box⟧ ⟦300|volume box/month⟧ ⟦20%|share % =20 of="300" "through the app"⟧
        ⟦30%|fee % =30 out "app"⟧`,
      gives: { "contribution EUR/box": 12.6, "contribution_in_all EUR/month": 3780 },
    },
    {
      // of what are 20 % a part?
      text: `⟦40|price EUR/box⟧ ⟦25|unit_cost EUR/box⟧ ⟦20%|share % =20 "through the app"⟧ ⟦30%|fee % =30 out "app"⟧`,
      gives: { "partial_contribution EUR/box": 15 },
      asks: ["share_of_what"],
      silentOn: ["contribution"],
    },
    {
      // the app's commission is on what it sells: 6 − 2, and 8 − 2 − 2.40
      text: `⟦6|price EUR/box "shop"⟧ ⟦8|price EUR/box "app"⟧ ⟦2|unit_cost EUR/box⟧ ⟦30%|fee % =30 out "app"⟧`,
      gives: { "contribution[shop] EUR/box": 4, "contribution[app] EUR/box": 3.6 },
    },
  ],
  "ventures of several trades": [
    {
      // 250 kWh × 0.09 + 6 = 28.50; × 400
      text: `⟦0.28|price EUR/kWh⟧ ⟦0.19|unit_cost EUR/kWh⟧ ⟦3000|usage kWh/customer/year⟧ ⟦6|price EUR/customer/month⟧
        ⟦400|paying customer⟧`,
      gives: { "contribution EUR/customer/month": 28.5, "contribution_in_all EUR/month": 11_400 },
    },
    {
      // four rides are in the 10: 10 − 6
      text: `⟦10|price EUR/customer/month⟧ ⟦4|usage ride/customer/month⟧ ⟦1.5|unit_cost EUR/ride⟧ ⟦2|price EUR/ride "more"⟧`,
      gives: { "contribution EUR/customer/month": 4 },
      asks: ["two_paths"],
    },
    {
      // who of the 100 has the discount is unknown, and 30 of them are no market
      text: `⟦50|price EUR/customer/month⟧ ⟦20%|discount % =20 of="50" "annual"⟧ ⟦10|unit_cost EUR/customer/month⟧
        ⟦100|paying customer⟧ ⟦30%|share % =30 of="100" "annual"⟧`,
      gives: { "partial_mrr EUR/month": 5000, "share_of_group customer": 30 },
      silentOn: ["mrr", "contribution_in_all", "sam_year"],
    },
    {
      // 1,000 / 15; those won are no orders of those who pay
      text: `⟦200|trial customer⟧ ⟦30|paying customer of="200"⟧ ⟦20|price EUR/customer/month⟧
        ⟦1000|acquisition_spend EUR/month⟧ ⟦15|volume customer/month "new"⟧`,
      gives: { "customer_acquisition_cost EUR/customer": 66.67 },
      silentOn: ["orders_per_customer"],
    },
    {
      // 26 × 300 × 0.75 − 1,400 − 2 × 1,500
      text: `⟦1.20|price EUR/barra⟧ ⟦0.45|unit_cost EUR/barra⟧ ⟦300|volume barra/day⟧ ⟦26|duration day/month⟧
        ⟦1400|fixed_cost EUR/month "alquiler"⟧ ⟦2|staff empleado⟧ ⟦1500|pay EUR/empleado/month⟧`,
      gives: { "monthly_result EUR/month": 1450 },
    },
    {
      // 30 × 20 + 8 × 50 = 1,000; − 38 × 3 − 700
      text: `⟦240|price USD/customer/year "basic"⟧ ⟦600|price USD/customer/year "team"⟧ ⟦30|paying customer "basic"⟧
        ⟦8|paying customer "team"⟧ ⟦3|unit_cost USD/customer/month⟧ ⟦700|fixed_cost USD/month⟧`,
      gives: { "mrr USD/month": 1000, "monthly_result USD/month": 186 },
    },
    {
      // 1.90 / 0.92 = 2.0652: 3.20 − 2.0652 − 0.25 = 0.8848; × 2,000
      text: `⟦3.20|price EUR/kg⟧ ⟦1.90|unit_cost EUR/kg⟧ ⟦8%|loss % =8 of="1.90"⟧ ⟦2000|volume kg/month⟧
        ⟦0.25|unit_cost EUR/kg "Transport"⟧`,
      gives: { "contribution EUR/kg": 0.8848, "contribution_in_all EUR/month": 1769.6 },
    },
    {
      // 80 × 15 % − 80 × 1.4 % − 0.25 = 10.63; × 600 − 5,200
      text: `⟦80|order_value EUR/booking⟧ ⟦15%|fee % in =15⟧ ⟦1.4%|fee % out =1.4 "Stripe"⟧
        ⟦0.25|fee EUR/booking out "Stripe"⟧ ⟦600|volume booking/month⟧ ⟦5200|fixed_cost EUR/month⟧`,
      gives: { "contribution EUR/booking": 10.63, "monthly_result EUR/month": 1178 },
    },
    {
      // 60 − 8 − 20 − 6 = 26; × 30 × 4.348 − 2,200
      text: `⟦60|price EUR/visit⟧ ⟦8|unit_cost EUR/visit⟧ ⟦20|pay EUR/visit "physio"⟧ ⟦30|volume visit/week⟧
        ⟦2200|fixed_cost EUR/month⟧ ⟦10%|loss % =10 of="60" "no-shows"⟧`,
      gives: { "monthly_result EUR/month": 1191.4 },
    },
    {
      // 20 drinks a day and machine; on how many days?
      text: `⟦2|price EUR/drink⟧ ⟦0.9|unit_cost EUR/drink⟧ ⟦5|stock machine⟧ ⟦20|volume drink/machine/day⟧
        ⟦60|fixed_cost EUR/machine/month⟧`,
      gives: { "fixed_costs EUR/month": 300, "break_even_units drink/month": 273 },
      asks: ["open_days"],
      silentOn: ["monthly_result", "total_costs"],
    },
  ],
  "several sides of a market": [
    {
      // 50 × 10 % − 1 = 4 an order; 20 + 8 × 4 = 52 a seller; 30 × 52 − 500 = 1,060
      text: `⟦20|price EUR/seller/month⟧ ⟦50|order_value EUR/order⟧ ⟦10%|fee % in =10 of="50"⟧ ⟦8|usage order/seller/month⟧
        ⟦30|supply seller⟧ ⟦500|fixed_cost EUR/month⟧ ⟦1|unit_cost EUR/order "support"⟧`,
      gives: {
        "contribution EUR/order": 4,
        "contribution EUR/seller/month": 52,
        "volume order/month": 240,
        "contribution_in_all EUR/month": 1560,
        "monthly_result EUR/month": 1060,
      },
    },
    {
      // hosts 12 a month, guests 4 a night less 0.50: 80 × 12 + 300 × 3.50 = 2,010
      text: `⟦12|price EUR/host/month⟧ ⟦80|supply host⟧ ⟦4|price EUR/night⟧ ⟦300|volume night/month⟧
        ⟦0.50|unit_cost EUR/night "linen"⟧ ⟦900|fixed_cost EUR/month⟧`,
      gives: { "contribution EUR/night": 3.5, "monthly_result EUR/month": 1110 },
    },
  ],
  "fixed licence and break-even": [
    {
      // 24,000 a year = 2,000 a month; 45 − 5 = 40; 50 customers
      text: `⟦24000|fixed_cost CHF/year "licence"⟧ ⟦45|price CHF/customer/month⟧ ⟦5|unit_cost CHF/customer/month⟧`,
      gives: { "fixed_costs CHF/month": 2000, "break_even_customers customer": 50 },
    },
    {
      // 300 a week × 4.348 = 1,304.40 and 450 a quarter = 150: 1,454.40; 6 − 2 = 4: 363.6
      text: `⟦300|fixed_cost INR/week "stall"⟧ ⟦450|fixed_cost INR/quarter "permit"⟧ ⟦6|price INR/plate⟧
        ⟦2|unit_cost INR/plate⟧`,
      gives: { "fixed_costs INR/month": 1454.4, "break_even_units plate/month": 364 },
    },
    {
      // the insurance has no period: a question, and no break-even
      text: `⟦210|fixed_cost EUR "insurance"⟧ ⟦500|fixed_cost EUR/month "rent"⟧ ⟦20|price EUR/cut⟧ ⟦5|unit_cost EUR/cut⟧`,
      gives: { "contribution EUR/cut": 15, "partial_fixed_costs EUR/month": 500 },
      asks: ["period"],
      silentOn: ["fixed_costs", "break_even_units"],
    },
  ],
  churn: [
    {
      // 1 − 0.7^(1/12) = 0.02929; 60 / 0.02929 = 2,048.8; Wilson of 18 out of 60: 0.1990 … 0.4251
      text: `⟦30%|churn %/year =30⟧ ⟦60|paying customer⟧ ⟦100|price CHF/customer/month⟧ ⟦40|unit_cost CHF/customer/month⟧`,
      gives: { "monthly_churn 1/month": 0.0292855, "ltv CHF/customer": 2048.79 },
      between: { "monthly_churn 1/month": [1 - 0.80102 ** (1 / 12), 1 - 0.5749 ** (1 / 12)] },
    },
    {
      // 2 of 14: 0.1429, Wilson 0.0401 … 0.3994; 23 / 0.1429 = 161; 161 / 120
      text: `⟦29|price USD/customer/month⟧ ⟦6|unit_cost USD/customer/month⟧ ⟦14|paying customer⟧ ⟦2|churn customer/month⟧
        ⟦120|acquisition_spend USD/customer⟧`,
      gives: { "monthly_churn 1/month": 0.142857, "ltv USD/customer": 161, "ltv_cac 1": 1.3417 },
      between: { "monthly_churn 1/month": [0.0401, 0.3994] },
    },
    {
      // 6 in a quarter of 50: 0.04 a month, of 150 customer-months: Wilson 0.0184 … 0.0845
      text: `⟦6|churn customer/quarter⟧ ⟦50|paying customer⟧`,
      gives: { "monthly_churn 1/month": 0.04 },
      between: { "monthly_churn 1/month": [0.0185, 0.0845] },
    },
  ],
  "lead cost over conversion": [
    {
      // 14 of 200 = 7 %; 12 / 0.07 = 171.43; / 20 = 8.57
      text: `⟦12|acquisition_spend EUR/lead⟧ ⟦200|lead lead⟧ ⟦14|paying customer of="200"⟧ ⟦30|price EUR/customer/month⟧
        ⟦10|unit_cost EUR/customer/month⟧`,
      gives: {
        "conversion customer/lead": 0.07,
        "customer_acquisition_cost EUR/customer": 171.43,
        "cac_payback_months month": 8.5714,
      },
      between: { "conversion customer/lead": [0.0422, 0.1141] },
    },
    {
      // 0.80 / 2.5 % = 32
      text: `⟦0.80|acquisition_spend USD/click⟧ ⟦2.5%|conversion % =2.5⟧`,
      gives: { "customer_acquisition_cost USD/customer": 32 },
    },
    {
      // 2,160 for 18
      text: `⟦2160|acquisition_spend EUR "fair"⟧ ⟦18|paying customer⟧`,
      gives: { "customer_acquisition_cost EUR/customer": 120 },
    },
  ],
  "what has to be true": [
    {
      // 8 / (1 − 0.6) = 20; 30 − 8 = 22; 22 × 12 = 264; 22 / (3 × 110) = 0.0667
      text: `⟦30|price EUR/customer/month⟧ ⟦8|unit_cost EUR/customer/month⟧ ⟦110|acquisition_spend EUR/customer⟧`,
      gives: {
        "price_floor EUR/customer/month": 20,
        "max_cac_12_month_payback EUR/customer": 264,
        "max_churn_for_ltv_cac_3 1/month": 0.06667,
        "cac_payback_months month": 5,
      },
    },
    {
      // no price yet: (6 + 2) / 0.4
      text: `⟦6|unit_cost USD/candle "wax"⟧ ⟦2|unit_cost USD/candle "jar"⟧`,
      gives: { "cost_per_unit USD/candle": 8, "price_floor USD/candle": 20 },
    },
    {
      // 45 − 15 is the contribution of the first sale
      text: `⟦45|price EUR/customer once⟧ ⟦15|unit_cost EUR/customer once⟧`,
      gives: { "max_cac_first_sale EUR/customer": 30 },
    },
    {
      // 20 a month × 12 × 5 %
      text: `⟦25|price EUR/customer/month⟧ ⟦5|unit_cost EUR/customer/month⟧ ⟦400|visitor visitor⟧ ⟦20|paying customer of="400"⟧`,
      gives: { "reader_to_paid customer/visitor": 0.05, "max_cpc EUR/visitor": 12 },
      between: { "reader_to_paid customer/visitor": [0.0326, 0.076] },
    },
    {
      // 3,600 / (20 − 2) = 200 customers pay for today's loss
      text: `⟦3600|burn EUR/month⟧ ⟦20|price EUR/customer/month⟧ ⟦2|unit_cost EUR/customer/month⟧`,
      gives: { "break_even_customers customer": 200 },
    },
    {
      // 12 / 0.04; 500 of 8,000
      text: `⟦12|volume customer/month⟧ ⟦4%|churn %/month =4⟧ ⟦8000|reachable customer⟧ ⟦500|paying customer target⟧`,
      gives: { "steady_state_customers customer": 300, "implied_share 1": 0.0625 },
    },
  ],
  "those who go on": [
    {
      // 6 of 40 free users; of 25 on a waiting list 5 said that they would buy
      text: `⟦40|free customer⟧ ⟦6|paying customer of="40"⟧ ⟦25|waiting customer⟧ ⟦5|said_yes customer of="25" "would buy"⟧`,
      gives: { "free_to_paid 1": 0.15, "stated_intent_share 1": 0.2 },
      between: { "free_to_paid 1": [0.0706, 0.2907] },
      silentOn: ["share_said_yes", "conversion"],
    },
    {
      // 9 of 12; 3 of 12; 1,800 / 3 = 600 is not shown: the purpose of the 1,800 is not stated
      text: `⟦12|asked customer⟧ ⟦9|said_yes customer of="12" "have the problem"⟧ ⟦3|paying customer of="12"⟧`,
      gives: { "interview_confirmation 1": 0.75, "asked_to_paying 1": 0.25 },
      silentOn: ["stated_intent_share", "share_said_yes"],
    },
    {
      // 8 of 20 who waited, 2 of 5 pilots
      text: `⟦20|waiting firm⟧ ⟦8|paying firm of="20"⟧ ⟦5|pilot farm⟧ ⟦2|paying customer of="5"⟧`,
      gives: { "waitlist_to_paid 1": 0.4, "pilot_to_paid customer/farm": 0.4 },
    },
    {
      // 7 of 50 who started
      text: `⟦50|trial customer⟧ ⟦7|churn customer of="50"⟧`,
      gives: { "cohort_loss 1": 0.14 },
      between: { "cohort_loss 1": [0.0695, 0.2619] },
    },
  ],
  "the market and the ladder": [
    {
      // 3,000 × 40 × 12 = 1,440,000; 1 % and 10 % of it; 10, 100 and 1,000 × 40
      text: `⟦3000|reachable customer⟧ ⟦40|price GBP/customer/month⟧`,
      gives: {
        "sam_year GBP/year": 1_440_000,
        "revenue_at_1_percent_share GBP/year": 14_400,
        "revenue_at_10_percent_share GBP/year": 144_000,
        "mrr_at_10_customers GBP/month": 400,
        "mrr_at_100_customers GBP/month": 4000,
        "mrr_at_1000_customers GBP/month": 40_000,
      },
    },
    {
      // 5 % of 80 = 4 an order, 6 orders a month: 24 each; 500 × 24 × 12 = 144,000
      text: `⟦80|order_value EUR/order⟧ ⟦5%|fee % in =5⟧ ⟦6|usage order/customer/month⟧ ⟦500|reachable customer⟧`,
      gives: { "revenue_per_customer EUR/customer/month": 24, "sam_year EUR/year": 144_000 },
    },
    {
      // each sale brings 12.50
      text: `⟦12.50|price EUR/jar⟧`,
      gives: { "revenue_at_10_sales EUR": 125, "revenue_at_100_sales EUR": 1250, "revenue_at_1000_sales EUR": 12_500 },
    },
  ],
  "growth and cash": [
    {
      // 2,000 × 1.1^12 = 6,276.86; × 1.05^12 = 3,591.71 and × 1.15^12 = 10,700.50; 24,000
      text: `⟦2000|revenue EUR/month⟧ ⟦50|price EUR/customer/month⟧ ⟦10%|growth %/month =10⟧`,
      gives: { "mrr EUR/month": 2000, "arr EUR/year": 24_000, "mrr_in_12_months EUR/month": 6276.86 },
      between: { "mrr_in_12_months EUR/month": [3591.7127, 10_700.5002] },
    },
    {
      // 0.9^12 = 0.28243; 10 × (20 × 0.28243 + 5 × (1 − 0.28243) / 0.1) = 10 × (5.6486 + 35.8785) = 415.27
      text: `⟦10|price EUR/customer/month⟧ ⟦20|paying customer⟧ ⟦5|volume customer/month⟧ ⟦10%|churn %/month =10..10⟧`,
      gives: { "mrr_in_12_months EUR/month": 415.27 },
    },
    {
      // 4,000 × 1.1^m reaches 8,000 in the ninth month, before 60,000 are used up: 8 × 8,000 − 4,000 × 11.4359 = 18,256
      text: `⟦60000|cash EUR⟧ ⟦4000|burn EUR/month⟧ ⟦4000|revenue EUR/month⟧ ⟦10%|growth %/month =10⟧`,
      gives: {
        "runway_months month": 15,
        "months_to_profit month": 9,
        "burn_multiple 1": 0.8333,
        "raise_needed EUR": 90_000,
      },
      between: { "raise_needed EUR": [90_000, 108_000] },
      silentOn: ["runway_months_with_growth"],
    },
    {
      // 3,000, 2,950 and 2,897.50 are spent: of 8,000, 2,050 are left for the third month, 2,050 / 2,897.5 = 0.7075
      text: `⟦8000|cash EUR⟧ ⟦3000|burn EUR/month⟧ ⟦1000|revenue EUR/month⟧ ⟦5%|growth %/month =5⟧`,
      gives: { "runway_months_with_growth month": 2.7075 },
      silentOn: ["months_to_profit"],
    },
  ],
  "who owns what": [
    {
      // 400,000 at a cap of 4,000,000
      text: `⟦400000|raise USD⟧ ⟦4000000|valuation USD "cap"⟧`,
      gives: { "safe_ownership 1": 0.1, "pre_money USD": 3_600_000 },
      silentOn: ["dilution", "round_ownership"],
    },
    {
      // 1 / (4 + 1) = 0.2; 1 − 0.2 − 0.1
      text: `⟦1000000|raise USD⟧ ⟦4000000|valuation USD "pre-money"⟧ ⟦10%|equity % =10 "option pool"⟧`,
      gives: { "round_ownership 1": 0.2, "left_after_round 1": 0.7 },
    },
    {
      // 1,000 × 50 × 12 × 2 × 0.8² = 768,000; / 15 − 20,000 = 31,200; / 30 and / 10: 5,600 … 56,800
      text: `⟦1000|paying customer target⟧ ⟦50|price USD/customer/month⟧ ⟦20000|raise USD⟧`,
      gives: { "valuation_vc_method USD": 31_200 },
      between: { "valuation_vc_method USD": [5600, 56_800] },
    },
  ],
  "share of a population": [
    {
      // 8 % of 12,000; 960 × 5 × 12 is not shown: nothing says that the households are the customers
      text: `⟦12000|reachable household⟧ ⟦8%|share % =8 of="12000"⟧`,
      gives: { "share_of_population household": 960 },
    },
    {
      // 4,000 × 25 % = 1,000; × 30 × 12 = 360,000
      text: `⟦4000|reachable customer⟧ ⟦25%|share % =25 of="4000"⟧ ⟦30|price EUR/customer/month⟧`,
      gives: { "share_of_population customer": 1000, "sam_year EUR/year": 360_000 },
    },
    {
      // 14 of 31: Wilson 0.2916 … 0.6223
      text: `⟦31|asked customer⟧ ⟦14|said_yes customer⟧`,
      gives: { "share_said_yes 1": 0.4516 },
      between: { "share_said_yes 1": [0.2916, 0.6223] },
    },
  ],
  "raise, multiple, dilution": [
    {
      // 500,000 on 4,500,000 before: 10 %; 5,000,000 / 240,000 = 20.83
      text: `⟦500000|raise USD⟧ ⟦4500000|valuation USD "pre-money"⟧ ⟦240000|revenue USD/year⟧`,
      gives: { "post_money USD": 5_000_000, "round_ownership 1": 0.1, "valuation_multiple 1": 20.8333 },
      silentOn: ["dilution"],
    },
    {
      // 150,000 for 12.5 %: 1,200,000 after, 1,050,000 before
      text: `⟦150000|raise EUR⟧ ⟦12.5%|equity % =12.5⟧`,
      gives: { "post_money EUR": 1_200_000, "pre_money EUR": 1_050_000, "dilution 1": 0.125 },
    },
    {
      text: `⟦150000|raise EUR⟧ ⟦1000000|valuation EUR⟧`,
      gives: {},
      asks: ["pre_or_post"],
      silentOn: ["dilution"],
    },
  ],
  "runway gross and net": [
    {
      // 90,000 / 15,000
      text: `⟦90000|cash USD⟧ ⟦15000|burn USD/month⟧`,
      gives: { "runway_months month": 6 },
    },
    {
      // costs 8,000 and 4,000; revenue 3,000: gross 60,000 / 12,000 = 5, net 60,000 / 9,000 = 6.67
      text: `⟦60000|cash EUR⟧ ⟦8000|pay EUR/month "team"⟧ ⟦4000|fixed_cost EUR/month⟧ ⟦3000|revenue EUR/month⟧`,
      gives: { "gross_runway_months month": 5, "net_burn EUR/month": 9000, "runway_months month": 6.6667 },
    },
    {
      // 20 × (50 − 10) − 2,000 = −1,200; 12,000 / 1,200 = 10
      text: `⟦12000|cash EUR⟧ ⟦2000|fixed_cost EUR/month⟧ ⟦50|price EUR/customer/month⟧ ⟦10|unit_cost EUR/customer/month⟧
        ⟦20|paying customer⟧`,
      gives: { "monthly_result EUR/month": -1200, "runway_months month": 10, "gross_runway_months month": 6 },
    },
  ],
  seasons: [
    {
      // 12,000 + 250 × 100 = 37,000; 9 − 2 = 7; 60 × 100 × 7 − 37,000 = 5,000; 37,000 / 7 = 5,285.7
      text: `⟦12000|fixed_cost EUR/season "site"⟧ ⟦250|fixed_cost EUR/day "guards"⟧ ⟦100|duration day/season⟧
        ⟦60|volume guest/day⟧ ⟦9|price EUR/guest⟧ ⟦2|unit_cost EUR/guest⟧`,
      gives: { "season_result EUR/season": 5000, "break_even_units guest/season": 5286 },
    },
    {
      // 180 − 60 = 120 per place and season; 6,000 / 120 = 50
      text: `⟦180|price CAD/customer/season⟧ ⟦60|unit_cost CAD/customer/season⟧ ⟦6000|fixed_cost CAD/season⟧`,
      gives: { "contribution_per_customer CAD/customer/season": 120, "break_even_customers customer": 50 },
    },
    {
      // open 22 days a month: 90 × 22 = 1,980 of rent; 30 × 22 × 4 = 2,640
      text: `⟦90|fixed_cost EUR/day "pitch"⟧ ⟦22|usage day/month⟧ ⟦30|volume crepe/day⟧ ⟦5|price EUR/crepe⟧
        ⟦1|unit_cost EUR/crepe⟧`,
      gives: { "fixed_costs EUR/month": 1980, "contribution_in_all EUR/month": 2640, "monthly_result EUR/month": 660 },
    },
  ],
  "ads per thousand views": [
    {
      // 250,000 × 4 / 1,000
      text: `⟦4|price USD/thousand_views⟧ ⟦250000|volume view/month⟧`,
      gives: { "sales USD/month": 1000 },
    },
    {
      // 6 / 1,000 × 20 views per reader and month = 0.12, less 0.05
      text: `⟦6|price EUR/thousand_views⟧ ⟦20|usage view/reader/month⟧ ⟦10000|free reader⟧ ⟦300|fixed_cost EUR/month⟧`,
      gives: { "break_even_units view/month": 50_000 },
    },
  ],
  "grants and donations": [
    {
      // 40 children × 5 × 4.348 = 869.6 meals; × (3 − 2) = 869.60; − 2,000 + 1,500 + 6,000 / 12 = 869.60
      text: `⟦40|volume child⟧ ⟦5|usage meal/child/week⟧ ⟦3|price EUR/meal⟧ ⟦2|unit_cost EUR/meal⟧
        ⟦2,000|fixed_cost EUR/month⟧ ⟦1,500|grant EUR/month "donations"⟧ ⟦6,000|grant EUR/year "town"⟧
        ⟦10|waiting child⟧`,
      gives: {
        "monthly_result EUR/month": -1130.4,
        "result_with_grants EUR/month": 869.6,
        "contribution_of_waiting EUR/month": 217.4,
      },
      silentOn: ["break_even_units", "net_burn"],
    },
    {
      // (2,000 − 1,500) / (3 − 2): what is given need not be earned
      text: `⟦300|volume meal/month⟧ ⟦3|price EUR/meal⟧ ⟦2|unit_cost EUR/meal⟧ ⟦2,000|fixed_cost EUR/month⟧
        ⟦1,500|grant EUR/month⟧ ⟦1,000|cash EUR held⟧`,
      gives: { "break_even_units meal/month": 500, "result_with_grants EUR/month": -200, "runway_months month": 5 },
    },
  ],
  "cost per beneficiary": [
    {
      // 1,000 / 40 + 3 = 28; 50,000 / 12 / 28 = 148.8
      text: `⟦50000|grant EUR/year⟧ ⟦1000|fixed_cost EUR/month "rent"⟧ ⟦40|volume child/month⟧ ⟦3|unit_cost EUR/child "lunch"⟧`,
      gives: { "cost_per_beneficiary EUR/child": 28, "beneficiaries_funded child/month": 148.81 },
    },
    {
      // (900 + 600) / 25 = 60
      text: `⟦900|pay KES/month "teacher"⟧ ⟦600|fixed_cost KES/month "room"⟧ ⟦25|free girl⟧`,
      gives: { "cost_per_beneficiary KES/girl/month": 60 },
    },
  ],
  "what is assumed, supposed or only offered": [
    {
      // 25 minutes of video at 0.40 are 10, and 6 for the check: 40 − 16
      text: `⟦40|price EUR/film planned⟧ ⟦25|usage minute_of_video/film assumed⟧ ⟦0.40|unit_cost EUR/minute_of_video⟧
        ⟦6|pay EUR/film "checker"⟧`,
      gives: { "cost_per_unit EUR/film": 16, "contribution EUR/film": 24 },
    },
    {
      // 15 − 3 = 12; 240 / 12 = 20 in one evening; 30 × 12 − 240 = 120
      text: `⟦15|price GBP/seat hypothetical⟧ ⟦3|unit_cost GBP/seat hypothetical⟧ ⟦240|fixed_cost GBP/night hypothetical⟧
        ⟦30|volume seat/night hypothetical⟧`,
      gives: { "contribution GBP/seat": 12, "break_even_units seat/night": 20, "night_result GBP/night": 120 },
    },
    {
      // today's cost is not stated: a supposed cost alone gives no contribution
      text: `⟦18|price EUR/bag⟧ ⟦20|price EUR/bag hypothetical⟧ ⟦2|unit_cost EUR/bag hypothetical⟧`,
      gives: {},
      silentOn: ["contribution", "contribution_margin"],
    },
    {
      // 60 / 3 kilos = 20; the buyer pays 32: 12; 1,800 / 12 = 150
      text: `⟦60|unit_cost EUR/sack⟧ ⟦3|physical kilo/sack⟧ ⟦32|budget EUR/kilo buyer⟧ ⟦1800|one_off_cost EUR "mill"⟧`,
      gives: { "contribution EUR/kilo": 12, "payback_units kilo": 150 },
    },
    {
      // 200,000 / 10 % = 2,000,000; the founder's ask is another round
      text: `⟦200000|raise USD asked investor⟧ ⟦10%|equity % =10 investor⟧ ⟦300000|raise USD⟧`,
      gives: { "post_money[investor] USD": 2_000_000, "dilution[investor] 1": 0.1 },
    },
  ],
  "paid by the minute and by the event": [
    {
      // 2 + 0.30 × 20 = 8; 8 − 1.50 = 6.50; 900 / 6.50 = 138.5
      text: `⟦2|price EUR/trip "unlock"⟧ ⟦0.30|price EUR/minute_of_trip⟧ ⟦20|usage minute_of_trip/trip⟧
        ⟦1.50|unit_cost EUR/trip⟧ ⟦900|one_off_cost EUR/bicycle⟧`,
      gives: {
        "revenue_per_order EUR/trip": 8,
        "contribution EUR/trip": 6.5,
        "payback_units trip/bicycle": 139,
      },
    },
    {
      // 80 × 2 − 30 = 130 a stay
      text: `⟦80|price EUR/bed_night⟧ ⟦2|usage bed_night/stay⟧ ⟦30|unit_cost EUR/stay "cleaning"⟧`,
      gives: { "contribution EUR/stay": 130, "contribution EUR/bed_night": 65 },
    },
    {
      // 25 planned, instead of 5 % of 200 or beside it: only today's income is shown, 10 − 2
      text: `⟦200|order_value EUR/order⟧ ⟦5%|fee % in =5⟧ ⟦1%|fee % out =1⟧ ⟦4|usage order/customer/month⟧
        ⟦25|price EUR/customer/month planned⟧`,
      gives: {
        "contribution EUR/order": 8,
        "contribution_per_customer EUR/customer/month": 32,
        "cost_per_customer EUR/customer/month": 8,
        "revenue_per_customer EUR/customer/month": 40,
      },
      asks: ["both_or_either"],
    },
    {
      // 5 % of 40 and 0.50 = 2.50 of 40; 400 of them in a customer's sales of 16,000: 1,000
      text: `⟦40|order_value EUR/ticket⟧ ⟦16000|order_value EUR/customer/month⟧ ⟦5%|fee % in =5⟧ ⟦0.50|fee EUR/ticket in⟧`,
      gives: {
        "take_rate 1": 0.0625,
        "revenue_per_order EUR/ticket": 2.5,
        "revenue_per_customer EUR/customer/month": 1000,
      },
    },
  ],
  "work by the day and by the hour of a service": [
    {
      // 500 − 300 − 5 % × 500 = 175; 20 × 175 − 700 = 2,800
      text: `⟦500|price EUR/day⟧ ⟦300|pay EUR/day⟧ ⟦5%|fee % out =5 of="500"⟧ ⟦20|volume day/month⟧ ⟦700|fixed_cost EUR/month⟧`,
      gives: {
        "contribution EUR/day": 175,
        "monthly_result EUR/month": 2800,
        "total_costs EUR/month": 7200,
        "break_even_units day/month": 4,
      },
    },
    {
      // 50 − 20 × 1.25 = 25
      text: `⟦50|price EUR/hour_of_gardening⟧ ⟦20|pay EUR/hour⟧ ⟦25%|pay % =25 of="20"⟧`,
      gives: { "contribution EUR/hour_of_gardening": 25 },
    },
    {
      // (90 − 30) / 4
      text: `⟦90|price EUR/bowl⟧ ⟦30|unit_cost EUR/bowl⟧ ⟦4|work_time hour/bowl⟧`,
      gives: { "earnings_per_hour EUR/hour": 15 },
    },
  ],
  "several amounts and other currencies": [
    {
      // two people, 3,000 and 1,200; 5,000 and 2,000 of grants: 7,000 / 4,200
      text: `⟦3000|pay EUR/month⟧ ⟦1200|pay EUR/month⟧ ⟦5000|grant EUR⟧ ⟦2000|grant EUR⟧`,
      gives: {
        "fixed_costs EUR/month": 4200,
        "grants_received EUR": 7000,
        "grant_runway_months month": 1.6667,
      },
    },
    {
      // 0.05 USD × 20 = 1 MXN a minute, 60 minutes: 300 − 60
      text: `⟦300|price MXN/customer/month⟧ ⟦0.05|unit_cost USD/minute_of_call⟧ ⟦20|none MXN/USD⟧
        ⟦12|usage call/customer/month⟧ ⟦5|usage minute_of_call/call⟧`,
      gives: { "usage minute_of_call/customer/month": 60, "contribution MXN/customer/month": 240 },
    },
    {
      // 5 of 100 are lost: 38 / 0.95 = 40; 60 − 40
      text: `⟦60|price EUR/plant⟧ ⟦38|unit_cost EUR/plant⟧ ⟦100|volume plant⟧ ⟦5|loss plant of="100"⟧`,
      gives: { "contribution EUR/plant": 20 },
    },
    {
      // 4 × 2,000 + 50 × 300; 2,000 / (10 × 40) = 5 months
      text: `⟦2000|one_off_cost EUR/boat⟧ ⟦4|stock boat⟧ ⟦300|one_off_cost EUR/vest⟧ ⟦50|stock vest⟧
        ⟦50|price EUR/tour⟧ ⟦10|unit_cost EUR/tour⟧ ⟦10|volume tour/boat/month⟧`,
      gives: { "investment EUR": 23_000, "payback_months month": 5 },
    },
    {
      // the quantity of the other product is unknown: no total
      text: `⟦50|price EUR/tour⟧ ⟦10|unit_cost EUR/tour⟧ ⟦30|volume tour/month⟧ ⟦5|price EUR/photo⟧ ⟦400|fixed_cost EUR/month⟧`,
      gives: { "contribution EUR/tour": 40, "partial_monthly_result EUR/month": 800 },
      silentOn: ["monthly_result"],
    },
  ],
  "what a customer, a class and a season bring": [
    {
      // 6 × 30 = 180; / 45 / (180 − 6 × 5) …: 150 a month; 900 / 3 = 300; 300 / 150 = 2
      text: `⟦30|price EUR/lesson⟧ ⟦5|unit_cost EUR/lesson⟧ ⟦6|usage lesson/customer/month⟧ ⟦900|acquisition_spend EUR/month⟧
        ⟦3|paying customer/month⟧`,
      gives: {
        "revenue_per_customer EUR/customer/month": 180,
        "cost_per_customer EUR/customer/month": 30,
        "customer_acquisition_cost EUR/customer": 300,
        "cac_payback_months month": 2,
      },
    },
    {
      // holidays: 22 × 48 / 12 = 88 a month; 88 × 49 = 4,312; 4,312 − 1,540 = 2,772; rent runs on
      text: `⟦22|volume repair/week⟧ ⟦68|price GBP/repair⟧ ⟦19|unit_cost GBP/repair⟧ ⟦48|work_time week/year⟧
        ⟦1540|fixed_cost GBP/month⟧`,
      gives: { "contribution_in_all GBP/month": 4312, "monthly_result GBP/month": 2772 },
    },
    {
      // a school's year: 28 × 40 / 12 × 24 = 2,240; 80 × 96 − 2,240 = 5,440
      text: `⟦80|paying customer⟧ ⟦96|price EUR/customer/month⟧ ⟦24|pay EUR/hour⟧ ⟦28|work_time hour/week⟧
        ⟦40|work_time week/year⟧`,
      gives: { "fixed_costs EUR/month": 2240, "monthly_result EUR/month": 5440 },
    },
    {
      // 10 × 80 = 800; 20 × 1.5 × 8 + 200 = 440; 440 / 80 = 5.5
      text: `⟦10|capacity pupil/class⟧ ⟦80|price EUR/pupil/month⟧ ⟦20|pay EUR/hour⟧ ⟦1.5|work_time hour/lesson⟧
        ⟦8|volume lesson/class/month⟧ ⟦200|fixed_cost EUR/class/month⟧`,
      gives: {
        "sales_at_capacity EUR/class/month": 800,
        "costs_of_place EUR/class/month": 440,
        "result_at_capacity EUR/class/month": 360,
        "break_even_places pupil/class": 6,
      },
      asks: ["per_what"],
    },
    {
      // 12 weeks × 40 hours × 15 = 7,200 and 2,800: 10,000; 10,000 / 4 = 2,500; 3,000 × 4 − 10,000
      text: `⟦2800|fixed_cost EUR/season⟧ ⟦12|duration week⟧ ⟦40|work_time hour/week⟧ ⟦15|pay EUR/hour⟧
        ⟦5|price EUR/cone⟧ ⟦1|unit_cost EUR/cone⟧ ⟦3000|volume cone/season⟧`,
      gives: {
        "fixed_costs EUR/season": 10_000,
        "break_even_units cone/season": 2500,
        "season_result EUR/season": 2000,
      },
    },
    {
      // 1 / 0.02 = 50 months; 1 − 0.98^12 = 0.2153
      text: `⟦2%|churn %/month =2⟧`,
      gives: { "lifetime_months month": 50, "yearly_churn 1": 0.2153 },
    },
    {
      // (30 + 20) / 80, each from another plan
      text: `⟦6|price EUR/loaf "shop"⟧ ⟦4|price EUR/loaf "cafes"⟧ ⟦30|volume loaf/day "shop"⟧ ⟦20|volume loaf/day "cafe"⟧
        ⟦80|capacity loaf/day⟧`,
      gives: { "utilisation 1": 0.625 },
      asks: ["open_days"],
    },
    {
      // 12,000 / (400 + 200) = 20
      text: `⟦12000|cash EUR⟧ ⟦400|fixed_cost EUR/month⟧ ⟦200|debt EUR/month⟧`,
      gives: { "gross_runway_months month": 20, "fixed_costs_and_debt EUR/month": 600 },
    },
    {
      // 60,000 / 5,000 = 12; (60,000 + 15,000) / 5,000 = 15
      text: `⟦60000|raise EUR⟧ ⟦5000|burn EUR/month⟧ ⟦15000|cash EUR⟧`,
      gives: { "months_raised month": 12, "runway_with_raise_months month": 15 },
    },
    {
      // 180 of 200 stay to the end: 90 %; 36,000 / 180 = 200
      text: `⟦200|volume child/season⟧ ⟦180|volume child/season of="200"⟧ ⟦36000|fixed_cost EUR/season⟧`,
      gives: { "share_reached 1": 0.9, "cost_per_beneficiary_reached EUR/child": 200 },
    },
  ],
};

describe.each(Object.entries(families))("%s", (_, cases) => {
  test.each(cases)("$text", (row) => expectGiven(row));
});

describe("excluded inputs", () => {
  const base = "⟦20|price EUR/cut⟧ ⟦5|unit_cost EUR/cut⟧";

  test.each(["rival", "past", "retracted", "target", "supplier", "market"])(
    "a figure marked %s changes nothing",
    (word) => {
      const other = compute(quantitiesIn(`${base} ⟦9|unit_cost EUR/cut ${word} "gel"⟧ ⟦31|price EUR/cut ${word}⟧`));
      expect(other.metrics.map(({ value }) => value)).toEqual(
        compute(quantitiesIn(base)).metrics.map(({ value }) => value),
      );
      expect(other.questions).toEqual([]);
    },
  );

  test("an outflow that cannot be converted to the product withholds the contribution and is named", () => {
    const { metrics, questions } = compute(quantitiesIn(`${base} ⟦3|unit_cost EUR "courier"⟧`));
    expect(namesOf(metrics)).toEqual(["partial_contribution"]);
    expect(metrics[0]?.without).toEqual(["q03"]);
    expect(questions).toEqual([{ code: "per_what", about: ["q03"], values: [] }]);
  });

  test("half a year of weeks is a season: its month is not averaged over the year", () => {
    const { metrics } = compute(
      quantitiesIn("⟦22|volume tour/week⟧ ⟦68|price GBP/tour⟧ ⟦19|unit_cost GBP/tour⟧ ⟦26|work_time week/year⟧"),
    );
    // 22 × 4.348 × 49
    expect(metrics.find((metric) => metric.name === "contribution_in_all")?.value).toBeCloseTo(4687, 0);
  });

  test("amounts in two currencies are never added", () => {
    const { metrics } = compute(quantitiesIn("⟦20|price EUR/cut⟧ ⟦5|unit_cost USD/cut⟧"));
    expect(namesOf(metrics)).toEqual(["partial_contribution"]);
  });

  test("a fee above 100 % is ignored and withholds the contribution", () => {
    const { metrics } = compute(quantitiesIn(`${base} ⟦6.5|fee 1 out⟧`));
    expect(namesOf(metrics)).toEqual(["partial_contribution"]);
  });

  test.each<[whole: string, text: string, gives: Record<string, number>]>([
    // 30 × (1 − 0.05) − 12: a customer who does not pay is still a customer
    [
      "customers",
      "⟦30|price EUR/customer/month⟧ ⟦12|unit_cost EUR/customer/month⟧ ⟦5%|loss % =5⟧",
      { contribution: 16.5 },
    ],
    // 30 × 0.9
    ["price", "⟦30|price EUR/bottle⟧ ⟦10%|discount % =10⟧", { discounted_price: 27 }],
    // 3 × 0.85 and 8 × 0.85
    ["sales", "⟦3|price EUR/spoon⟧ ⟦8|price EUR/bowl⟧ ⟦15%|fee % out =15⟧", { contribution: 2.55 }],
    // 0.03 × 40 and not of the delivery price
    ["orders", "⟦40|order_value EUR/order⟧ ⟦5|price EUR/order⟧ ⟦3%|fee % out =3⟧", { contribution: 3.8 }],
  ])("a percentage that the founder calls one of %s takes its share of it: %s", (whole, text, gives) => {
    const quantities = quantitiesIn(text).map((quantity) =>
      quantity.unit["%"] === 1 ? { ...quantity, share: { of: whole } } : quantity,
    );
    const { metrics, questions } = compute(quantities);
    const found = Object.keys(gives).map((name) => [
      name,
      places(metrics.find((each) => each.name === name)?.value ?? 0),
    ]);
    expect(Object.fromEntries(found)).toEqual(gives);
    expect(questions).toEqual([]);
  });

  test("a percentage of sales is not asked about again while no price is known", () => {
    const [loss] = quantitiesIn("⟦6%|loss % =6⟧");
    if (!loss) throw new Error("no loss");
    expect(compute([{ ...loss, share: { of: "sales" } }]).questions).toEqual([]);
    expect(compute([loss]).questions.map(({ code }) => code)).toEqual(["share_of_what"]);
  });

  test("a fee without a base is asked about where different things are sold", () => {
    const { questions } = compute(quantitiesIn("⟦3|price EUR/spoon⟧ ⟦8|price EUR/thousand_views⟧ ⟦15%|fee % out =15⟧"));
    expect(questions.map(({ code }) => code)).toEqual(["share_of_what"]);
  });

  test("two paths to the same unit that disagree give a question and no value", () => {
    const { metrics, questions } = compute(
      quantitiesIn(
        `⟦80|price EUR/customer/month⟧ ⟦20|pay EUR/hour⟧ ⟦0.5|work_time hour/visit⟧ ⟦4|usage visit/customer/month⟧
        ⟦3|work_time hour/customer/month⟧`,
      ),
    );
    expect(questions.map(({ code }) => code)).toContain("two_paths");
    expect(metrics.map(({ name }) => name)).not.toContain("contribution");
  });

  test("a plan gives way to a fact about the same thing", () => {
    const { metrics } = compute(quantitiesIn("⟦20|price EUR/cut⟧ ⟦25|price EUR/cut planned⟧ ⟦5|unit_cost EUR/cut⟧"));
    expect(metrics.find(({ name }) => name === "contribution")?.value).toBe(15);
  });

  test("without any cost per piece there is no contribution, and a break-even states that it assumes none", () => {
    const { metrics } = compute(quantitiesIn("⟦20|price EUR/cut⟧ ⟦500|fixed_cost EUR/month⟧"));
    expect(namesOf(metrics)).toEqual(["fixed_costs", "break_even_units"]);
    expect(metrics[1]?.because.map(({ code }) => code)).toEqual(["no_unit_cost"]);
  });

  test("two laws with different results from different figures give a question and no value", () => {
    const { metrics, questions } = compute(
      quantitiesIn(
        "⟦90|acquisition_spend EUR/customer⟧ ⟦600|acquisition_spend EUR/month⟧ ⟦4|volume customer/month⟧ " +
          "⟦30|price EUR/customer/month⟧ ⟦5|unit_cost EUR/customer/month⟧",
      ),
    );
    expect(questions).toEqual([{ code: "two_paths", about: ["q01", "q02", "q03"], values: [90, 150] }]);
    expect(metrics.map(({ name }) => name)).not.toContain("customer_acquisition_cost");
    expect(metrics.map(({ name }) => name)).not.toContain("cac_payback_months");
  });

  test("a venture that sells today gets today's contribution, and separately the one with a planned wage", () => {
    const { metrics } = compute(
      quantitiesIn(
        "⟦45|price EUR/visit⟧ ⟦11|unit_cost EUR/visit⟧ ⟦475|fixed_cost EUR/month⟧ ⟦96|volume visit/month⟧ " +
          "⟦2900|pay EUR/month planned⟧ ⟦52|price EUR/visit hypothetical⟧",
      ),
    );
    const results = metrics.filter(({ name }) => name === "break_even_units");
    expect(results.map(({ value, because }) => [value, because.map(({ code }) => code)])).toEqual([
      [14, []],
      [12, ["supposed"]],
    ]);
    const wage = metrics.find(({ name, because }) => name === "fixed_costs" && because.length > 0);
    expect([wage?.value, wage?.because.map(({ code }) => code)]).toEqual([3375, ["supposed"]]);
  });
  test("a percentage cost without a named base is a share of each sale", () => {
    const { metrics, questions } = compute(quantitiesIn("⟦20|price EUR/cut⟧ ⟦30%|unit_cost %⟧"));
    expect(metrics.find(({ name }) => name === "contribution")?.value).toBe(14);
    expect(questions).toEqual([]);
  });

  test("a planned income of another kind is not part of today's, and the founder is asked whether it replaces it", () => {
    const { metrics, questions } = compute(
      quantitiesIn(
        "⟦0.9%|fee % in⟧ ⟦0.35%|fee % out⟧ ⟦14.20|order_value EUR/receipt⟧ ⟦610|usage " +
          "receipt/customer/month⟧ ⟦340|paying customer⟧ ⟦29|price EUR/customer/month planned⟧",
      ),
    );
    const left = metrics.filter(({ name }) => name === "contribution_per_customer");
    expect(left.map(({ value }) => places(value))).toEqual([47.64]);
    expect(questions.map(({ code }) => code)).toContain("both_or_either");
  });

  test("a result from a supposition is marked, and the stated one stays beside it", () => {
    const { metrics } = compute(
      quantitiesIn("⟦20|price EUR/cut⟧ ⟦5|unit_cost EUR/cut⟧ ⟦24|price EUR/cut hypothetical⟧"),
    );
    const found = metrics.filter(({ name }) => name === "contribution");
    expect(found.map(({ value, because }) => [value, because.map(({ code }) => code)])).toEqual([
      [15, []],
      [19, ["supposed"]],
    ]);
  });

  test("assumptions are stated", () => {
    const { metrics } = compute(quantitiesIn("⟦50|price EUR/order planned⟧ ⟦2%|fee % out =2⟧"));
    const codes = metrics[0]?.because.map(({ code }) => code).toSorted();
    expect(codes).toEqual(["fee_of_price", "planned"]);
  });

  test("a daily cost of the whole venture without opening days stays one of the day, and the days are asked", () => {
    const { metrics, questions } = compute(quantitiesIn("⟦10|fixed_cost EUR/day⟧"));
    expect(metrics[0]).toMatchObject({ value: 10, unit: { EUR: 1, day: -1 } });
    expect(metrics[0]?.because).toEqual([{ code: "by_the_day", about: ["q01"] }]);
    expect(questions).toEqual([{ code: "open_days", about: ["q01"], values: [] }]);
  });

  test("a range of a price gives ranges of the results", () => {
    const { metrics } = compute(quantitiesIn("⟦20-30|price EUR/cut =20..30⟧ ⟦5|unit_cost EUR/cut⟧"));
    expect(metrics[0]).toMatchObject({ name: "contribution", value: 20, low: 15, high: 25 });
  });

  test.each([
    ["money for each of something else", `${base} ⟦3|unclear EUR/visit⟧`],
    ["a part of something, going out", `${base} ⟦7%|unclear % out =7⟧`],
    ["pay of which neither the time nor the thing is known", `${base} ⟦900|pay EUR⟧`],
    ["a loss of a count that is not said", `${base} ⟦4|loss cut⟧`],
    ["a machine that wears out with it, in another unit", `${base} ⟦800|one_off_cost EUR⟧ ⟦2000|wear cut/chair⟧`],
    ["a price for each minute of it, nobody knows how many", `${base} ⟦1|price EUR/minute_of_cut⟧`],
  ])("%s makes the contribution partial", (_, text) => {
    const { metrics } = compute(quantitiesIn(text));
    const names = metrics.filter(({ unit }) => formatUnit(unit) === "EUR/cut").map(({ name }) => name);
    expect(names).toContain("partial_contribution");
    expect(names).not.toContain("contribution");
    expect(metrics.map(({ name }) => name)).not.toContain("gross_margin");
  });

  test("it is asked which of several plans each of several named costs belongs to", () => {
    const plans = `⟦9|price EUR/bun "shop"⟧ ⟦6|price EUR/bun "cafes"⟧ ⟦2|unit_cost EUR/bun "flour"⟧`;
    const one = compute(quantitiesIn(plans));
    expect(one.metrics.filter(({ name }) => name === "contribution").map(({ value }) => value)).toEqual([7, 4]);
    const two = compute(quantitiesIn(`${plans} ⟦0.5|unit_cost EUR/bun "delivery"⟧`));
    expect(namesOf(two.metrics)).not.toContain("contribution");
    expect(two.questions).toEqual([{ code: "which_plan", about: ["q03", "q04"], values: [] }]);
    const named = compute(quantitiesIn(`${plans} ⟦0.5|unit_cost EUR/bun "cafes"⟧`));
    expect(named.metrics.filter(({ name }) => name === "contribution").map(({ value }) => value)).toEqual([7, 3.5]);
  });

  test("sales are partial where something else is sold too", () => {
    const { metrics } = compute(quantitiesIn("⟦20|price EUR/cut⟧ ⟦90|volume cut/month⟧ ⟦30|price EUR/customer/month⟧"));
    expect(namesOf(metrics)).toContain("partial_sales");
    expect(namesOf(metrics)).not.toContain("annual_sales");
  });

  test("capacity use by one of several plans is partial", () => {
    const plans = `⟦6|price EUR/loaf "shop"⟧ ⟦4|price EUR/loaf "cafes"⟧ ⟦80|capacity loaf/day⟧`;
    const { metrics } = compute(quantitiesIn(`${plans} ⟦30|volume loaf/day "shop"⟧`));
    expect(namesOf(metrics)).toContain("partial_utilisation");
    expect(namesOf(metrics)).not.toContain("utilisation");
  });

  test("spend without a period is not divided by all customers if the number won per month is known", () => {
    const { metrics } = compute(
      quantitiesIn("⟦900|acquisition_spend EUR⟧ ⟦3|volume customer/month⟧ ⟦50|paying customer⟧"),
    );
    expect(namesOf(metrics)).not.toContain("customer_acquisition_cost");
  });

  test("a churn of more than all customers is ignored", () => {
    const { metrics } = compute(
      quantitiesIn("⟦2|churn 1/month⟧ ⟦30|price EUR/customer/month⟧ ⟦5|unit_cost EUR/customer/month⟧"),
    );
    expect(namesOf(metrics)).not.toContain("monthly_churn");
    expect(namesOf(metrics)).not.toContain("ltv");
  });

  test("sales to pay back one of several things are not shown if it is unknown which one", () => {
    const text = "⟦900|one_off_cost EUR/mixer⟧ ⟦6|one_off_cost EUR/plate⟧ ⟦20|price EUR/day⟧ ⟦2|unit_cost EUR/day⟧";
    expect(namesOf(compute(quantitiesIn(text)).metrics)).not.toContain("payback_units");
  });

  test("a loan repaid monthly has to be covered too", () => {
    // (300 + 150) / (20 − 5)
    const { metrics } = compute(quantitiesIn(`${base} ⟦300|fixed_cost EUR/month⟧ ⟦150|debt EUR/month out⟧`));
    expect(metrics.find(({ name }) => name === "break_even_units")?.value).toBe(30);
  });

  test("a cost for one kind of work is not charged by the duration of another", () => {
    const text = `⟦12|price EUR/page⟧ ⟦60|unit_cost EUR/hour "studio"⟧ ⟦0.3|work_time hour/page⟧ ⟦2|work_time hour/book⟧`;
    expect(namesOf(compute(quantitiesIn(text)).metrics)).not.toContain("contribution");
  });
});
