import type { menus as english } from "../en/menus.ts";
import type { TextsOf } from "../texts-of.ts";

export const menus: TextsOf<typeof english> = {
  links: {
    chat: "चैट असिस्टेंट",
    image: "इमेज जनरेटर",
    website: "वेबसाइट बिल्डर",
    app: "ऐप जनरेटर",
    favicon: "फ़ेविकॉन जनरेटर",
    automation: "ऑटोमेशन बिल्डर",
    pitch: "पिच डेक एनालाइज़र",
    competitors: "प्रतिद्वंद्वी विश्लेषण",
    fundraising: "फ़ंडरेज़िंग का सही समय",
    investors: "इन्वेस्टर गाइड",
    resources: "रिसोर्स फ़ाइंडर",
    influencers: "इन्फ़्लुएंसर फ़ाइंडर",
    development: "ख़ुद का विकास",
  },
  hints: {
    chat: "आइडिया पर आँकड़ों के साथ बात करें",
    image: "ब्रैंड और उसके पेजों के लिए तस्वीरें",
    website: "विवरण से बना प्रोडक्ट का पेज",
    app: "स्क्रीन और डेटा मॉडल के साथ कॉन्सेप्ट",
    favicon: "ब्राउज़र के लिए हर साइज़ का आइकॉन",
    automation: "बार-बार के काम अपने आप करने वाले स्टेप",
    pitch: "डेक को निवेशकों की नज़र से परखें",
    competitors: "और कौन यही हल देता है, और जगह कहाँ है",
    fundraising: "कब और कितना पैसा उठाएँ",
    investors: "किससे माँगें और कैसे",
    resources: "आपके चरण के लिए सही टूल और प्रोग्राम",
    influencers: "लोग जिनकी बात आपके ग्राहक सुनते हैं",
    development: "सिर्फ़ कंपनी नहीं, फ़ाउंडर के लिए भी प्लान",
  },
};
