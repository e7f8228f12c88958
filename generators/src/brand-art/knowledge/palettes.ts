export interface Palette {
  /** Words of a prompt that select it. */
  words: RegExp;
  paper: string;
  ink: string;
  tones: readonly [string, string, string, string];
}

/** Each has a light background, a dark one and four matching tones. */
export const palettes: readonly [Palette, ...Palette[]] = [
  {
    words: /blue|ocean|sea|sky|trust|bank|azul|bleu|blau|नीला|蓝/iu,
    paper: "#f3f5fb",
    ink: "#101c3d",
    tones: ["#1f4fd8", "#7ea8ff", "#ff8a5b", "#ffd9a0"],
  },
  {
    words: /green|plant|garden|eco|organic|farm|verde|vert|grün|हरा|绿/iu,
    paper: "#f4f6ee",
    ink: "#12291d",
    tones: ["#1c7a4d", "#9bcf8f", "#f2b84b", "#e8613c"],
  },
  {
    words: /purple|violet|magic|dream|night|morado|violett|बैंगनी|紫/iu,
    paper: "#f6f3fb",
    ink: "#22123f",
    tones: ["#6a37d4", "#b79bff", "#ff6f91", "#ffd166"],
  },
  {
    words: /pink|rose|love|beauty|rosa|गुलाबी|粉/iu,
    paper: "#fff4f4",
    ink: "#3a1026",
    tones: ["#e0407d", "#ff9fb5", "#3346d3", "#ffc96b"],
  },
  {
    words: /red|fire|food|kitchen|bakery|bread|coffee|rojo|rouge|rot|लाल|红/iu,
    paper: "#fbf4ea",
    ink: "#2f160f",
    tones: ["#d1432b", "#f0a868", "#25635e", "#f6d38b"],
  },
  {
    words: /yellow|sun|gold|energy|solar|amarillo|jaune|gelb|पीला|黄/iu,
    paper: "#fdf8e7",
    ink: "#2a2206",
    tones: ["#f2b100", "#ffdf7a", "#2a5bd7", "#e4572e"],
  },
  {
    words: /black|white|mono|minimal|negro|noir|schwarz|काला|黑/iu,
    paper: "#f5f4f1",
    ink: "#161616",
    tones: ["#161616", "#8c8a84", "#d9d5cb", "#e4512b"],
  },
];
