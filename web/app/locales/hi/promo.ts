import type { promo as english } from "../en/promo.ts";
import type { TextsOf } from "../texts-of.ts";

export const promo: TextsOf<typeof english> = {
  title: "प्रोमो कोड",
  placeholder: "प्रोमो कोड डालें",
  apply: "लागू करें",
  hint: "टोकन और फ़ायदे पाने के लिए अपना प्रोमो कोड डालें",
  applied: "प्रोमो कोड लागू हो गया!",
  benefits: {
    tokens_one: "{{count, number}} टोकन",
    tokens_other: "{{count, number}} टोकन",
    premium: "प्रीमियम",
    admin: "इस इंस्टॉलेशन के एडमिन",
    none: "कुछ नया नहीं: यह आपके अकाउंट में पहले से था",
  },
  signInFirst: "साइन इन ज़रूरी है - प्रोमो कोड लागू करने के लिए कृपया साइन इन करें",
  failed: "प्रोमो कोड लागू नहीं हो सका। कृपया फिर कोशिश करें।",
  admin: {
    title: "एडमिन बनना है?",
    text: "कोड {{code}} आपके अकाउंट को इस इंस्टॉलेशन का एडमिन बना देगा। एडमिन को सभी अकाउंट और चैट दिखते हैं, और वे जो करते हैं वह ऑडिट लॉग में दर्ज होता है। इसे तभी लागू करें जब आपको कोड देने वाले पर भरोसा हो।",
    confirm: "मुझे एडमिन बनाएँ",
    cancel: "लागू न करें",
  },
};
