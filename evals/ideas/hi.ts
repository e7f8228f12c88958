import { nothing } from "../idea.ts";
import type { MarkedIdea } from "../idea.ts";

export const hindi: MarkedIdea[] = [
  {
    ...nothing,
    id: "hi-kirana",
    language: "hi",
    messages: [
      "हम जयपुर की छोटी किराना दुकानों के लिए स्टॉक और उधार का हिसाब रखने वाला ऐप बना रहे हैं। दुकानदार हर हफ़्ते ⟦3|saving hour/customer/week buyer⟧ घंटे कॉपी में हिसाब लिखने में गँवाते हैं। कीमत ⟦₹299|price INR/customer/month⟧ प्रति माह है और एक दुकान पर हमारा खर्च ⟦₹60|unit_cost INR/customer/month⟧ प्रति माह है। ⟦140|paying customer⟧ दुकानें पैसे देती हैं, चर्न ⟦4%|churn %/month⟧ प्रति माह है और एक ग्राहक लाने का खर्च ⟦₹450|acquisition_spend INR/customer⟧ है। जयपुर में ⟦35,000|reachable customer =35000⟧ किराना दुकानें हैं। हमारे पास ⟦₹12 लाख|cash INR =1200000⟧ नकद हैं और हर महीने ⟦₹1.5 लाख|burn INR/month =150000⟧ खर्च होते हैं।",
    ],
    given: [3, 299, 60, 140, 0.04, 450, 35_000, 1_200_000, 150_000],
    computable: [
      { name: "gross_margin", value: 239 / 299 },
      { name: "mrr", value: 41_860 },
      { name: "runway_months", value: 8 },
      { name: "sam_year", value: 35_000 * 299 * 12 },
      { name: "cac_payback_months", value: 450 / 239 },
    ],
    flags: { expected: [], allowed: ["dpdp", "pci", "payments"] },
    score: [5, 8],
    rivals: [],
  },
  {
    ...nothing,
    id: "hi-coaching",
    language: "hi",
    messages: [
      'पटना में SSC की तैयारी करने वाले छात्रों के लिए ऑनलाइन टेस्ट सीरीज़। सालाना ⟦₹999|price INR/customer/year⟧ फीस है। ⟦1,200|free customer =1200⟧ छात्रों ने मुफ़्त टेस्ट दिया, उनमें से ⟦90|paying customer of="1,200 छात्रों"⟧ ने पैसे दिए। मेरी टीम में ⟦2|staff लोग⟧ लोग हैं और मैं ⟦5|age year⟧ साल से पढ़ा रहा हूँ। प्रतियोगी Testbook और Adda⟦247|none 1⟧ हैं।',
    ],
    given: [999, 1200, 90, 2, 5],
    computable: [{ name: "free_to_paid", value: 90 / 1200 }],
    flags: { expected: [], allowed: ["dpdp", "pci", "coppa", "ferpa"] },
    score: [3, 7],
    rivals: ["Testbook", "Adda247"],
  },
  {
    ...nothing,
    id: "hi-latin-tiffin",
    language: "hi",
    messages: [
      "Main Pune mein bachelors ke liye ghar ka tiffin service chala raha hoon. Ek tiffin ka price ⟦90 rupaye|price INR/tiffin⟧ hai aur banane ka kharcha ⟦55 rupaye|unit_cost INR/tiffin⟧. Abhi ⟦65|paying customer⟧ customers roz order karte hain. Sab log Swiggy se order karte the pehle. Mere paas ⟦2 lakh rupaye|cash INR =200000⟧ bache hain aur har mahine ⟦25 hazaar|burn INR/month =25000⟧ kharch hote hain.",
    ],
    given: [90, 55, 65, 200_000, 25_000],
    computable: [
      { name: "gross_margin", value: 35 / 90 },
      { name: "runway_months", value: 8 },
    ],
    flags: { expected: [], allowed: ["dpdp", "labour", "pci"] },
    score: [2, 7],
    rivals: [],
  },
  {
    ...nothing,
    id: "hi-crore",
    language: "hi",
    messages: [
      'किसानों के लिए मिट्टी जाँच की सेवा, महाराष्ट्र में। एक जाँच की कीमत ⟦₹350|price INR/जाँच⟧ है, लागत ⟦₹210|unit_cost INR/जाँच⟧। बाज़ार ⟦₹2,500 करोड़|market_size INR market =25000000000⟧ का है। हमने ⟦20|asked customer⟧ किसानों से बात की, ⟦14|said_yes customer of="20 किसानों"⟧ ने कहा कि वे खाद पर ज़्यादा खर्च कर देते हैं। अभी तक किसी ने पैसे नहीं दिए।',
    ],
    given: [350, 210, 25e9, 20, 14],
    computable: [
      { name: "gross_margin", value: 0.4 },
      { name: "share_said_yes", value: 0.7 },
    ],
    flags: { expected: [], allowed: ["dpdp"] },
    score: [2, 6],
    rivals: [],
  },
  { ...nothing, id: "hi-thin", language: "hi", messages: ["नमस्ते"], score: null, kind: "thin" },
];
