import type { toolParts as english } from "../../en/by-page/tool-parts.ts";
import type { TextsOf } from "../../texts-of.ts";

export const toolParts: TextsOf<typeof english> = {
  basis: {
    founder: "Von dir",
    computed: "Berechnet",
    source: "Mit Quelle",
    assumption: "Annahme",
    unknown: "Herauszufinden",
  },
  source: "{{publisher}}, {{year}}",
  stale: "{{name}}, veraltet",
  copy: "Kopieren",
  copied: "Kopiert",
  copyFailed: "Kopieren ging nicht. Markiere den Text und kopiere ihn von Hand.",
  more: "Mehr Angaben für ein genaueres Ergebnis",
  optional: "optional",
  taken: "Was aus deiner Beschreibung übernommen wurde",
  takenCount_one: "{{taken, number}} von {{count, number}} Angabe",
  takenCount_other: "{{taken, number}} von {{count, number}} Angaben",
  notTaken: "nicht übernommen",
};
