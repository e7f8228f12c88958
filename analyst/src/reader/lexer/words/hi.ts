import type { LanguageWords } from "./language-words.ts";

const devanagari =
  "शून्य|जीरो - दो तीन चार पाच|पांच छह|छः|छे|छ सात आठ नौ दस ग्यारह बारह तेरह चौदह पंद्रह" +
  "|पन्द्रह सोलह सत्रह अठारह|अट्ठारह उन्नीस बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस" +
  "|अठाईस उनतीस|उन्तीस तीस इकतीस|इकत्तीस बत्तीस तैंतीस" +
  "|तेंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस चालीस इकतालीस बयालीस तैंतालीस चवालीस" +
  "|चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन" +
  "|अठावन उनसठ साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर सत्तर इकहत्तर बहत्तर तिहत्तर " +
  "चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी" +
  "|उन्यासी अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी" +
  "|अठासी नवासी नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे|पंचानवे छियानवे सत्तानवे अट्ठानवे" +
  "|अठानवे निन्यानवे";
const latin =
  "zero|shunya - do teen|tin char|chaar paanch|panch chhe|che|chhah|chah|cheh saat aath|aanth nau das" +
  "|dus gyarah|gyaarah barah|baarah terah chaudah|chauda pandrah|pandra solah|sola satrah|satra atharah" +
  "|athara unnis bees|bis ikkis bais|baees teis|teyis chaubis pachchis|pachis chhabbis" +
  "|chabbis sattais atthais|athais untis tees|tis iktis battis taintis|tentis chauntis paintis chhattis" +
  "|chattis saintis adtis|artis untalis chalis" +
  "|chaalis iktalis bayalis taintalis chavalis paintalis chhiyalis saintalis adtalis unchas pachas " +
  "ikyavan baavan tirpan chauvan pachpan chhappan sattavan atthavan unsath saath" +
  "|sath iksath basath tirsath chaunsath painsath chhiyasath sadsath adsath unhattar sattar ikhattar " +
  "bahattar tihattar chauhattar pachhattar" +
  "|pachattar chhihattar sathattar athhattar unasi assi" +
  "|asi ikyasi bayasi tirasi chaurasi pachasi chhiyasi sattasi atthasi navasi nabbe ikyanve baanve " +
  "tiranve chauranve pachanve chhiyanve sattanve atthanve ninyanve";

const inOrder = (words: string): [string, number][] =>
  words.split(" ").map((word, value): [string, number] => [word, value]);

export const hindi: LanguageWords = {
  cues: "है हैं का की के को में से और पर नहीं ने हम मैं यह वो भी तो hai hain ka ki ke ko mein se aur nahi ne hum main bhi toh kya wale wala ho raha",
  numbers: Object.fromEntries([
    ...[...inOrder(devanagari), ...inOrder(latin)].filter(([word]) => word !== "-"),
    ["डेढ़|dedh|dhed|derh", 1.5],
    ["ढाई|अढ़ाई|dhai|adhai|dhaai", 2.5],
  ]),
  scales: {
    "सौ|sau": 100,
    "हजार|हज़ार|hazaar|hazar|hajar|hajaar": 1e3,
    "लाख|lakh|lac|laakh": 1e5,
    "करोड़|करोड|crore|karod|karor": 1e7,
    "अरब|arab": 1e9,
    "दर्जन|darjan": 12,
  },
  joins: "",
  points: "पॉइंट|दशमलव|point",
  ranges: "से|se",
  tails: {},
  halved: {
    articles: "एक|ek",
    nouns:
      "घंटा|घंटे|दिन|हफ्ता|हफ्ते|महीना|महीने|साल|टन|किलो|लीटर|मीटर|एकड़|ghanta|ghante|din|hafta|hafte" +
      "|mahina|mahine|saal|sal|ton|tan|kilo|litre|meter|ekad|ekar",
    halves: "और आधा|और आधी|aur aadha|aur adha",
  },
  changes: "",
  between: "",
  choices: "या|ya",
  percents: "प्रतिशत|पर्सेंट|परसेंट|फीसदी|फ़ीसदी|percent|pratishat|takka|टका|टक्का|fisadi",
  parts: {
    "आधा|आधे|आधी|aadha|aadhe|aadhi": 1 / 2,
    "एक तिहाई|तिहाई|ek tihai": 1 / 3,
    "दो तिहाई|do tihai": 2 / 3,
    "एक चौथाई|चौथाई|ek chauthai": 1 / 4,
    "तीन चौथाई|teen chauthai": 3 / 4,
    "डबल|दोगुना|दुगना|दुगुना|dugna|double": 2,
    "तिगुना|तीन गुना": 3,
  },
  shares: {},
  ratios: "",
  turnedRatios: "में से|mein se|me se|मे से",
  about: { "एक आध": 1 },
  shifts: { "साढ़े|साढे|saadhe|sadhe|saade|sade": 0.5, "सवा|sava|sawa": 0.25, "पौने|paune": -0.25 },
  ones: "एक ek",
  counted: "एक साल|ek saal",
  deeds:
    "chala gaya|chali gayi|chhod gaya|chhod gayi|ne mana kiya|ne haan|toot gaya|चला गया|चली गई|छोड़ गया|छोड़ गई|ने मना|ने हाँ|ने हां|टूट गया|टूट गई",
  guarded: {
    do: "kar de bata likh chhod bana bhej dikha laga rakh nikal bol dal daal jod hata samjha dila rok khila kara badha ghata bandh",
    दो: "कर दे बता लिख छोड़ छोड बना भेज दिखा लगा रख निकाल बोल डाल जोड़ हटा समझा दिला रोक करवा बाँध बढ़ा घटा समझा",
    saath: "*",
    sath: "*",
    das: "",
  },
  clocks: "बजे|baje",
  compounds: false,
  mixesEnglish: true,
  byEar: true,
  groupSigns: ",",
};
