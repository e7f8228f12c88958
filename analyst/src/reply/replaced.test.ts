import { describe, expect, test } from "vitest";
import { answerTo, replyTo } from "../fixtures/settled-replies.ts";

const studio =
  "We sell ⟦400|volume visit/month⟧ visits a month at ⟦€12|price EUR/visit⟧, the teachers get ⟦€4|unit_cost EUR/visit " +
  '"teachers"⟧ a visit, rent is ⟦€1,500|fixed_cost EUR/month "rent"⟧ a month. ';
const room =
  'The larger room costs ⟦€2,600|fixed_cost EUR/month planned "rent of the larger room"⟧ a month, we would have ' +
  "⟦560|volume visit/month planned⟧ visits a month there, and the conversion takes ⟦€7,400|one_off_cost EUR planned " +
  '"conversion"⟧. ';

describe("what a plan takes the place of ends with it", () => {
  test("a move to another room: today's rent and today's sales", () => {
    const reply = replyTo(`${studio}${room}Should we move to the larger room?`);
    // 560 × 8 − 2,600 − (400 × 8 − 1,500) = 180; 7,400 / 180 = 41.1; (3,200 + 1,100) / 8 = 537.5
    expect(reply).toContain("**€180 each month** more than today");
    expect(reply).toContain('That counts "€1,500" (rent) as ended with it.');
    expect(reply).toContain('Its sales take the place of "400" (visits each month).');
    expect(reply).toContain("It leaves more than today from **538 visits each month** on");
    expect(reply).toContain("which is back after **41.1 months**");
    expect(reply).toContain("| Left in all, with today's business | €1,700 each month | €1,880 each month |");
    expect(reply).not.toContain("Sales of its own that pay them");
  });

  test("a move to a smaller room, where less is sold", () => {
    const smaller = room.replaceAll("larger", "smaller").replace("2,600", "600").replace("560", "320");
    // 320 × 8 − 600 − 1,700 = 260; 7,400 / 260 = 28.5
    const answer = answerTo(`${studio}${smaller}Should we move to the smaller room?`);
    expect(answer).toContain("**€260 each month** more than today");
    expect(answer).toContain("back after **28.5 months**");
  });

  test("how many it takes to be no worse off is counted with what ends", () => {
    const asked = "How many visits do we need there to earn as much as now? Is the move worth it?";
    // (400 × 8 + 2,600 − 1,500) / 8 = 537.5, and not the break-even of today, 187.5
    const answer = answerTo(`${studio}${room}${asked}`);
    expect(answer).toContain("**538 visits each month**");
    expect(answer).not.toContain("188");
  });

  test("a move of which the rent alone is named", () => {
    const mill = 'The mill costs ⟦€1,200|fixed_cost EUR/month planned "rent of the mill"⟧ a month. ';
    expect(answerTo(`${studio}${mill}Should we move to the mill?`)).toContain("**€300 each month** more than today");
  });

  test("a lease that runs out when the business moves", () => {
    const lease = studio.replace("rent is", "the lease is").replace('"rent"', '"lease"');
    const mill =
      'The mill costs ⟦€2,600|fixed_cost EUR/month planned "mill"⟧ a month, with ⟦560|volume visit/month planned⟧ visits. ';
    const answer = answerTo(`${lease}${mill}The old lease ends then. Should we move into the mill?`);
    expect(answer).toContain("**€180 each month** more than today");
    expect(answer).toContain('That counts "€1,500" (lease) as ended with it.');
  });

  test("another supplier of the same goods", () => {
    const answer = answerTo(
      "We roast ⟦800|volume bag/month⟧ bags a month and sell each for ⟦€11|price EUR/bag⟧. Green coffee is " +
        '⟦€4.20|unit_cost EUR/bag "green coffee"⟧ a bag, packing ⟦€0.50|unit_cost EUR/bag "packing"⟧, rent ' +
        '⟦€2,100|fixed_cost EUR/month "rent"⟧ a month. A cooperative has green coffee for ⟦€3.60|unit_cost EUR/bag planned ' +
        '"green coffee of the cooperative"⟧ a bag and charges ⟦€150|fixed_cost EUR/month planned "storage"⟧ a month. ' +
        "Should we switch to the cooperative?",
    );
    // 800 × 0.60 − 150
    expect(answer).toContain("**€330 each month** more than today");
    expect(answer).toContain('That counts "€4.20" (green coffee) as ended with it.');
  });

  const shirts =
    "We print ⟦1,200|volume shirt/month⟧ shirts a month at ⟦€9|price EUR/shirt⟧, each costs ⟦€3|unit_cost EUR/shirt⟧. The " +
    'workshop is ⟦€2,400|fixed_cost EUR/month "workshop"⟧ and the maintenance of the old press ⟦€380|fixed_cost EUR/month ' +
    '"maintenance of the old press"⟧ a month. A new press for ⟦€9,600|one_off_cost EUR planned "new press"⟧ would replace ' +
    'the old one; its maintenance is ⟦€120|fixed_cost EUR/month planned "maintenance of the new press"⟧ a month and ';

  test("a machine, with what all of its sales come to", () => {
    const answer = answerTo(
      `${shirts}we would print and sell ⟦1,300|volume shirt/month planned "new press"⟧ shirts a month. Is the new press worth it?`,
    );
    // 100 × 6 + 380 − 120 = 860; 9,600 / 860 = 11.2
    expect(answer).toContain("**€860 each month** more than today");
    expect(answer).toContain("back after **11.2 months**");
  });

  test("a machine, with the sales that it brings more", () => {
    const answer = answerTo(
      `${shirts}we would sell ⟦100|volume shirt/month planned "new press"⟧ shirts a month more. Is the new press worth it?`,
    );
    expect(answer).toContain("**€860 each month** more than today");
    expect(answer).not.toContain("take the place");
  });

  test("a stall that is given up for a shop", () => {
    const answer = answerTo(
      "I sell ⟦300|volume soap/month⟧ soaps a month at ⟦€7|price EUR/soap⟧, each costs me ⟦€2|unit_cost EUR/soap⟧, the stall " +
        'fee is ⟦€240|fixed_cost EUR/month "stall fee"⟧ a month. I could give up the stall and open a shop: ' +
        '⟦€1,100|fixed_cost EUR/month planned "shop rent"⟧ rent a month, ⟦520|volume soap/month planned "shop"⟧ soaps a ' +
        'month, and ⟦€3,000|one_off_cost EUR planned "shop fittings"⟧ for fittings. Should I open the shop?',
    );
    // 520 × 5 − 1,100 − (300 × 5 − 240) = 240; 3,000 / 240 = 12.5
    expect(answer).toContain("**€240 each month** more than today");
    expect(answer).toContain("back after **12.5 months**");
  });

  test("a firm in the place of an employee, paid for each sale", () => {
    const answer = answerTo(
      "We ship ⟦900|volume parcel/month⟧ parcels a month at ⟦€15|price EUR/parcel⟧, goods are ⟦€8|unit_cost EUR/parcel " +
        '"goods"⟧ each, the warehouse is ⟦€1,200|fixed_cost EUR/month "warehouse"⟧ and our packer earns ⟦€2,300|pay ' +
        'EUR/month "packer"⟧ a month. A fulfilment firm would take ⟦€1.90|unit_cost EUR/parcel planned "fulfilment"⟧ a ' +
        'parcel and ⟦€200|fixed_cost EUR/month planned "fulfilment"⟧ a month; we would no longer need the packer or the ' +
        "warehouse. Should we outsource?",
    );
    // 1,200 + 2,300 − 200 − 900 × 1.90
    expect(answer).toContain("**€1,590 each month** more than today");
    expect(answer).not.toContain("Not in it");
  });

  test("a tool that the question leaves for another", () => {
    const answer = answerTo(
      "⟦120|paying customer⟧ customers pay us ⟦€30|price EUR/customer/month⟧ a month, support costs ⟦€6|unit_cost " +
        'EUR/customer/month "support"⟧ each. The ticket system is ⟦€420|fixed_cost EUR/month "ticket system"⟧ a month, the ' +
        'office ⟦€900|fixed_cost EUR/month "office"⟧. The helpdesk is ⟦€260|fixed_cost EUR/month planned "helpdesk"⟧ a month ' +
        'and moving the data ⟦€1,600|one_off_cost EUR planned "data"⟧ once. Should we switch from the ticket system to the helpdesk?',
    );
    expect(answer).toContain("**€160 each month** more than today (420 − 260)");
    expect(answer).toContain("back after **10 months**");
  });

  test("a number of sales that is set against today's in one breath", () => {
    const ads =
      'With an ad for ⟦€300|fixed_cost EUR/month planned "ads"⟧ a month we would have ⟦450|volume visit/month planned⟧ ' +
      "instead of ⟦400|volume visit/month⟧ visits. Should we do it?";
    // 50 × 8 − 300
    expect(answerTo(studio + ads)).toContain("**€100 each month** more than today");
  });

  test.each([
    [
      "Wir haben ⟦400|volume Besuch/month⟧ Besuche im Monat zu ⟦12 €|price EUR/Besuch =12⟧, Lehrer bekommen ⟦4 €|unit_cost " +
        'EUR/Besuch "Lehrer" =4⟧ je Besuch, die Miete ist ⟦1.500 €|fixed_cost EUR/month "Miete" =1500⟧. Der große Raum kostet ' +
        '⟦2.600 €|fixed_cost EUR/month planned "Raummiete" =2600⟧ im Monat, dort hätten wir ⟦560|volume Besuch/month planned⟧ ' +
        "Besuche. Sollen wir in den großen Raum umziehen?",
      "**180 € je Monat** mehr als heute",
    ],
    [
      "Vendemos ⟦400|volume visita/month⟧ visitas al mes a ⟦12 €|price EUR/visita =12⟧, los profesores cobran ⟦4 €|unit_cost " +
        'EUR/visita "profesores" =4⟧ por visita y el alquiler es de ⟦1.500 €|fixed_cost EUR/month "alquiler" =1500⟧. La sala ' +
        'grande cuesta ⟦2.600 €|fixed_cost EUR/month planned "alquiler sala grande" =2600⟧ al mes, allí tendríamos ' +
        "⟦560|volume visita/month planned⟧ visitas al mes. ¿Debemos mudarnos a la sala grande?",
      "**180 € al mes** más que hoy",
    ],
    [
      "Nous vendons ⟦400|volume visite/month⟧ visites par mois à ⟦12 €|price EUR/visite =12⟧, les professeurs touchent " +
        '⟦4 €|unit_cost EUR/visite "professeurs" =4⟧ par visite et le loyer est de ⟦1 500 €|fixed_cost EUR/month "loyer" ' +
        '=1500⟧. La grande salle coûte ⟦2 600 €|fixed_cost EUR/month planned "loyer grande salle" =2600⟧ par mois, nous y ' +
        "aurions ⟦560|volume visite/month planned⟧ visites par mois. Devons-nous déménager dans la grande salle ?",
      "**180 € par mois** de plus",
    ],
    [
      "हम महीने में ⟦400|volume विज़िट/month⟧ विज़िट ⟦₹1,200|price INR/विज़िट⟧ में बेचते हैं, शिक्षक को हर विज़िट ⟦₹400|unit_cost " +
        'INR/विज़िट "शिक्षक"⟧ मिलते हैं और किराया महीने का ⟦₹150,000|fixed_cost INR/month "किराया"⟧ है। बड़े कमरे का किराया ' +
        '⟦₹260,000|fixed_cost INR/month planned "बड़े कमरे का किराया"⟧ महीना है, वहाँ ⟦560|volume विज़िट/month planned⟧ विज़िट ' +
        "होंगी। क्या हमें बड़े कमरे में शिफ्ट करना चाहिए?",
      "**₹18,000 प्रति माह**",
    ],
    [
      '我们每月卖⟦400|volume 课/month⟧节课，每节⟦120元|price CNY/课 =120⟧，老师每节⟦40元|unit_cost CNY/课 "老师" =40⟧，房租每月' +
        '⟦15000元|fixed_cost CNY/month "房租" =15000⟧。大教室每月⟦26000元|fixed_cost CNY/month planned "大教室房租" =26000⟧，' +
        "在那里每月有⟦560|volume 课/month planned⟧节课。我们该不该搬到大教室？",
      "**每月1,800元**",
    ],
  ])("in other languages: %s", (text, more) => expect(answerTo(text)).toContain(more));
});

describe("where nothing says what goes on beside a plan, it is asked and there is no verdict", () => {
  test.each([
    [
      "as many sales as today or more",
      `${studio}${room.replace("visits a month there", "visits a month")}Should we take the larger room?`,
      ['"560" (visits each month)', '"400" (visits each month)'],
    ],
    [
      "a rent by a longer name, and no sales",
      `${studio}The larger room costs ⟦€2,600|fixed_cost EUR/month planned "rent of the larger room"⟧ a month and the ` +
        'conversion ⟦€7,400|one_off_cost EUR planned "conversion"⟧. Should we take the larger room?',
      ['"€2,600" (rent of the larger room)', '"€1,500" (rent)'],
    ],
    [
      "a switch that names no cost of today",
      `${studio}An agency has teachers for ⟦€3|unit_cost EUR/visit planned "agency"⟧ a visit and ⟦€90|fixed_cost EUR/month ` +
        'planned "agency"⟧ a month. Should we switch to the agency?',
      ['"€3" (agency)', '"€4" (teachers)'],
    ],
    [
      "what could be done in all with one more hand",
      studio +
        "One more teacher would cost ⟦€1,800|pay EUR/month planned⟧ a month and we could sell ⟦600|volume visit/month planned⟧ " +
        "visits a month. Should we hire one more teacher?",
      ['"600" (visits each month)', '"400" (visits each month)'],
    ],
  ])("%s", (_name, text, [plan, now]) => {
    const reply = replyTo(text);
    expect(reply).toContain(`Does ${plan} come on top, or does it take the place of something that you have today?`);
    expect(reply).toContain(`(On top of today's / In place of ${now})`);
    expect(reply).not.toMatch(/(?:more|less) than today(?! is open)|back after|Paid back|beside today's/u);
  });
});

describe("the answer to that question", () => {
  test("that the plan takes the place of today's", () => {
    const answered = `${studio}${room}The old rent ends then. It takes the place of today's visits. Should we take the larger room?`;
    expect(answerTo(answered)).toContain("**€180 each month** more than today");
  });

  test("that it comes on top", () => {
    const answered = `${studio}${room}They come on top of what we have. Should we take the larger room?`;
    // 560 × 8 − 2,600
    expect(answerTo(answered)).toContain("**€1,880 each month** more than today");
  });
});

describe("what comes on top still does", () => {
  test("a second room with sales of its own", () => {
    const second = room.replaceAll("larger", "second").replace("planned⟧ visits", 'planned "second room"⟧ visits');
    // 560 × 8 − 2,600
    expect(answerTo(`${studio}${second}Should we take a second room?`)).toContain(
      "**€1,880 each month** more than today",
    );
  });

  test("one more of those who are paid today", () => {
    const joiners =
      "We do ⟦200|volume job/month⟧ jobs a month at ⟦€50|price EUR/job⟧, parts are ⟦€10|unit_cost EUR/job⟧ each, our joiner " +
      'earns ⟦€2,400|pay EUR/month "joiner"⟧. One more joiner would cost ⟦€2,200|pay EUR/month planned "joiner"⟧ a month and ' +
      "bring ⟦90|volume job/month planned⟧ jobs a month. Should we hire one more joiner?";
    // 90 × 40 − 2,200
    expect(answerTo(joiners)).toContain("**€1,400 each month** more than today");
  });

  test("what one of two ways adds, beside the other that moves", () => {
    const reply = replyTo(
      `${studio}The mill costs ⟦€2,600|fixed_cost EUR/month planned "rent of the mill"⟧ a month and would bring ` +
        '⟦600|volume visit/month planned "mill"⟧ visits a month. A late evening would cost ⟦€200|fixed_cost EUR/month planned ' +
        '"evening"⟧ a month and bring ⟦60|volume visit/month planned "evening"⟧ visits. Should we move to the mill or add the evening?',
    );
    // 600 × 8 − 2,600 − 1,700; 60 × 8 − 200
    expect(reply).toContain("| More or less than today | – | +€500 each month | +€280 each month |");
  });
});
