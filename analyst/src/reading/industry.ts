import { findStartupType } from "@cofounder/contract/startup-types";
import type { StartupTypeId } from "@cofounder/contract/startup-types";
import { normalise } from "./normalise.ts";

/**
 * Industries as forms offer them and founders write them, where the words of the eight types do not cover them.
 * Software for a trade is software.
 */
const known: [RegExp, StartupTypeId][] = [
  [/\b(?:saas|software|logiciels?)\b|सॉफ़्टवेयर|सॉफ्टवेयर|软件/iu, "saas-platform"],
  [/\b(?:ed-?tech|education|bildung|educación|éducation)\b|शिक्षा|教育/iu, "ed-tech"],
  [
    /\b(?:health(?:care)?|medical|medicine|dental|dentistry|fitness|wellness|physio\w*|therap\w*)\b|स्वास्थ्य|医疗|健康/iu,
    "health-wellness",
  ],
  [/\b(?:gesundheit(?:swesen)?|medizin|salud|sanidad|medicina|santé|médecine)\b/iu, "health-wellness"],
  [
    /\b(?:climate|sustainab\w+|energy|recycling|klima(?:schutz)?|energie|nachhaltigkeit|clima|energía|climat|énergie)\b|जलवायु|ऊर्जा|气候|能源|环保/iu,
    "sustainability",
  ],
  [/\b(?:ai|artificial intelligence|ki|ia|künstliche intelligenz)\b|कृत्रिम बुद्धिमत्ता|人工智能/iu, "ai-automation"],
  [/\b(?:crypto|blockchain|web3|krypto|cripto)\b|क्रिप्टो|区块链|加密/iu, "crypto-blockchain"],
];

/** The type of the eight that an industry belongs to, in any of the six languages; null if none. */
export function typeOfIndustry(industry: string): StartupTypeId | null {
  const type = findStartupType(industry) ?? null;
  if (type) return type.id;
  const texts = [industry.normalize("NFC"), normalise(industry).text];
  return known.find(([words]) => texts.some((text) => words.test(text)))?.[1] ?? null;
}
