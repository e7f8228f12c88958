import type { toolParts as english } from "../../en/by-page/tool-parts.ts";
import type { TextsOf } from "../../texts-of.ts";

export const toolParts: TextsOf<typeof english> = {
  basis: {
    founder: "आपका बताया",
    computed: "गणना से",
    source: "स्रोत के साथ",
    assumption: "अनुमान",
    unknown: "पता करना है",
  },
  source: "{{publisher}}, {{year}}",
  stale: "{{name}}, पुराना हो चुका",
  copy: "कॉपी करें",
  copied: "कॉपी हो गया",
  copyFailed: "कॉपी नहीं हो सका। टेक्स्ट चुनकर ख़ुद कॉपी करें।",
  more: "और जानकारी, ज़्यादा सटीक परिणाम के लिए",
  optional: "ज़रूरी नहीं",
  taken: "आपके विवरण से क्या लिया गया",
  takenCount_one: "{{count, number}} में से {{taken, number}} बात",
  takenCount_other: "{{count, number}} में से {{taken, number}} बातें",
  notTaken: "नहीं लिया गया",
};
