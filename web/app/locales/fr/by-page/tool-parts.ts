import type { toolParts as english } from "../../en/by-page/tool-parts.ts";
import type { TextsOf } from "../../texts-of.ts";

export const toolParts: TextsOf<typeof english> = {
  basis: {
    founder: "De toi",
    computed: "Calculé",
    source: "Sourcé",
    assumption: "Hypothèse",
    unknown: "À découvrir",
  },
  source: "{{publisher}}, {{year}}",
  stale: "{{name}}, périmé",
  copy: "Copier",
  copied: "Copié",
  copyFailed: "Copie impossible. Sélectionne le texte et copie-le à la main.",
  more: "Plus de détails, pour un résultat plus précis",
  optional: "facultatif",
  taken: "Ce qui a été repris de ta description",
  takenCount_one: "{{taken, number}} sur {{count, number}} élément",
  takenCount_other: "{{taken, number}} sur {{count, number}} éléments",
  notTaken: "non repris",
};
