import type { toolParts as english } from "../../en/by-page/tool-parts.ts";
import type { TextsOf } from "../../texts-of.ts";

export const toolParts: TextsOf<typeof english> = {
  basis: {
    founder: "Tuyo",
    computed: "Calculado",
    source: "Con fuente",
    assumption: "Supuesto",
    unknown: "Por averiguar",
  },
  source: "{{publisher}}, {{year}}",
  stale: "{{name}}, desactualizado",
  copy: "Copiar",
  copied: "Copiado",
  copyFailed: "No se pudo copiar. Selecciona el texto y cópialo a mano.",
  more: "Más datos, para un resultado más preciso",
  optional: "opcional",
  taken: "Qué se ha tomado de tu descripción",
  takenCount_one: "{{taken, number}} de {{count, number}} frase",
  takenCount_other: "{{taken, number}} de {{count, number}} frases",
  notTaken: "no se ha tomado",
};
