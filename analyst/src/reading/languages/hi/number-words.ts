import { fold } from "../../normalise.ts";

const devanagari =
  "शून्य एक दो तीन चार पांच छह सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस इकतालीस बयालीस तैंतालीस चवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे";
const latin =
  "shunya ek do teen char paanch chhe saat aath nau das gyarah barah terah chaudah pandrah solah satrah atharah unnis bees ikkis bais teis chaubis pachchis chhabbis sattais atthais untis tees iktis battis taintis chauntis paintis chhattis saintis adtis untalis chalis";

const inOrder = (words: string): [string, number][] => words.split(" ").map((word, value) => [word, value]);

/** Hindi has its own word for every number up to ninety-nine; written without the dots under letters. */
export const numberUnits: Record<string, number> = Object.fromEntries([
  ...inOrder(fold(devanagari)),
  ...inOrder(latin),
  ...Object.entries({
    पाच: 5,
    छः: 6,
    छे: 6,
    पंद्र: 15,
    पन्द्रह: 15,
    डेढ: 1.5,
    ढाई: 2.5,
    सवा: 1.25,
    साढे: 0.5,
    पौने: -0.25,
    आधा: 0.5,
    chaar: 4,
    panch: 5,
    che: 6,
    chhah: 6,
    sat: 7,
    gyara: 11,
    bara: 12,
    pandra: 15,
    bis: 20,
    pachis: 25,
    pacchis: 25,
    pachees: 25,
    tis: 30,
    paintees: 35,
    chalees: 40,
    paintalis: 45,
    pachas: 50,
    pachaas: 50,
    saath: 60,
    sattar: 70,
    pachhattar: 75,
    assi: 80,
    nabbe: 90,
    dedh: 1.5,
    dhed: 1.5,
    dhai: 2.5,
    adhai: 2.5,
    sava: 1.25,
    saadhe: 0.5,
    sadhe: 0.5,
    paune: -0.25,
  }),
]);

export const numberScales: Record<string, number> = {
  सौ: 100,
  हजार: 1e3,
  लाख: 1e5,
  करोड: 1e7,
  अरब: 1e9,
  दर्जन: 12,
  sau: 100,
  hazaar: 1e3,
  hazar: 1e3,
  hajar: 1e3,
  lakh: 1e5,
  lac: 1e5,
  crore: 1e7,
  karod: 1e7,
  darjan: 12,
};
