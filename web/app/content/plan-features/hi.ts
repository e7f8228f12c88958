import type { PlanFeatureTexts } from "./en.ts";

export const planFeatures: PlanFeatureTexts = {
  appGenerator: "AI ऐप जनरेटर",
  gitHub: "GitHub इंटीग्रेशन",
  basicSupport: "बेसिक सपोर्ट",
  codeExport: "कोड एक्सपोर्ट",
  vercel: "Vercel पर डिप्लॉयमेंट",
  prioritySupport: "प्राथमिकता वाला सपोर्ट",
  templates: "एडवांस्ड टेम्पलेट",
  collaboration: "टीम के साथ काम",
  premiumSupport: "24/7 प्रीमियम सपोर्ट",
  integrations: "आपकी ज़रूरत के इंटीग्रेशन",
  accountManager: "समर्पित अकाउंट मैनेजर",
  whiteLabel: "व्हाइट लेबल",
  unlimitedIdeas: "असीमित आइडिया",
  mentorReview: "{{mentorReviewHours}} घंटे में मेंटर की समीक्षा",
  strategyCalls: "हर महीने {{strategyCallMinutes}} मिनट की रणनीति कॉल",
  introductions: "निवेशकों से परिचय",
};
