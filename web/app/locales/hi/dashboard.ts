import type { dashboard as english } from "../en/dashboard.ts";
import type { TextsOf } from "../texts-of.ts";

export const dashboard: TextsOf<typeof english> = {
  title: "डैशबोर्ड",
  description: "अपने को-फ़ाउंडर से नई चैट शुरू करें या वहीं से आगे बढ़ें जहाँ छोड़ा था।",
  welcome: "नमस्ते, {{name}}",
  welcomeNameless: "नमस्ते",
  balance: "टोकन बैलेंस",
  tokens_one: "{{count, number}} टोकन",
  tokens_other: "{{count, number}} टोकन",
  actions: "क्या करना है",
  newChat: "नई चैट",
  savedPlans: "सेव किए प्लान",
  getIdeas: "आइडिया पाएँ",
  settings: "सेटिंग",
  startFrom: "आप जैसी कंपनी बना रहे हैं, उससे शुरू करें",
  startFromText: "इसी से तय होता है कि कौन से आँकड़े मायने रखते हैं और कौन से सवाल पहले आते हैं।",
  loadFailed: "डैशबोर्ड लोड नहीं हो सका",
};
