import type { wallet as english } from "../en/wallet.ts";
import type { TextsOf } from "../texts-of.ts";

export const wallet: TextsOf<typeof english> = {
  title: "इस्तेमाल का ब्योरा",
  text: "आया और गया हर टोकन, सबसे नया पहले।",
  download: "CSV डाउनलोड करें",
  more: "और दिखाएँ",
  none: "ऐसा कोई लेन-देन नहीं मिला। बाकी देखने के लिए फ़िल्टर बदलें या हटाएँ।",
  plan: "प्लान",
  left_one: "{{count, number}} बचा",
  left_other: "{{count, number}} बचे",
  table: { at: "कब", reason: "विवरण", tokens: "टोकन", left: "बाद का बैलेंस" },
  filter: {
    direction: "आए या गए",
    both: "आए और गए",
    in: "आए टोकन",
    out: "गए टोकन",
    reason: "कारण",
    all: "सभी कारण",
    from: "तारीख़ से",
    to: "तारीख़ तक",
    clear: "फ़िल्टर हटाएँ",
  },
  reasons: {
    sign_up: "वेलकम टोकन",
    reserve: "जवाब के लिए रोके गए",
    release: "जवाब के बाद लौटे",
    promo_code: "प्रोमो कोड",
    grant: "दिए गए",
    adjustment: "एडमिन ने बदले",
    expired: "प्लान के महीने के साथ समाप्त",
  },
};
