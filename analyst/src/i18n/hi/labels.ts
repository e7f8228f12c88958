import type { Catalogue } from "../catalogue.ts";

export const labels: Catalogue = {
  Retention: "टिकना",
  Conversion: "रूपांतरण",
  "Cost to win a customer": "ग्राहक लाने का खर्च",
  "Take rate": "कमीशन दर",
  "Market share": "बाज़ार में हिस्सा",
  "Monthly burn": "मासिक खर्च",
  "Fixed costs": "स्थिर लागत",
  "Uses one unit lasts": "एक इकाई के उपयोग",
  Suppliers: "आपूर्तिकर्ता",
  "Money spent once": "एक बार का खर्च",
  "Valuation before the money": "पैसे से पहले का मूल्यांकन",
};
