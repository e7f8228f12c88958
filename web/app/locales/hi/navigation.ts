import type { navigation as english } from "../en/navigation.ts";
import type { TextsOf } from "../texts-of.ts";

export const navigation: TextsOf<typeof english> = {
  label: "मुख्य मेन्यू",
  home: "AI Co-Founder, होम पेज",
  menus: { aiTools: "AI टूल", startupTools: "स्टार्टअप टूल", growth: "ग्रोथ" },
  guides: "गाइड",
  pricing: "कीमत",
  signIn: "साइन इन",
  getStarted: "मुफ़्त में शुरू करें",
  tokens_one: "{{count, number}} टोकन",
  tokens_other: "{{count, number}} टोकन",
  tokensLeft: "इतने टोकन आप खर्च कर सकते हैं",
  account: "{{name}} का अकाउंट मेन्यू",
  fallbackName: "यूज़र",
  accountPage: "अकाउंट",
  profilePage: "प्रोफ़ाइल सेटिंग",
  admin: "एडमिन",
  logOut: "लॉग आउट करें",
  logOutFailed: "आप अब भी साइन इन हैं",
  menu: "मेन्यू",
  openMenu: "मेन्यू खोलें",
  closeMenu: "मेन्यू बंद करें",
  theme: "थीम",
  language: "भाषा",
  toDark: "डार्क थीम लगाएँ",
  toLight: "लाइट थीम लगाएँ",
};
