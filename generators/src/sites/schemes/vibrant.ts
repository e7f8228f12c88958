/** A poster: condensed capitals, cut-outs, bands of colour, hard edges; always light. */
export const vibrantStyle = `
body { font-family: Verdana, "DejaVu Sans", Geneva, sans-serif; font-size: 1rem; }
h1, h2, h3, .brand, .price, .button, .label, .mail, .top nav a, .steps .items h3::before { font-family: "Avenir \
Next Condensed", Bahnschrift, "Roboto Condensed", "Arial Narrow", "Liberation Sans Narrow", \
"Nimbus Sans Narrow", Impact, sans-serif; font-stretch: condensed; font-weight: 800; }
.top { background: var(--accent); color: var(--on-accent); }
.top nav a { font-size: 1.15rem; }
.brand { font-size: 1.5rem; text-transform: uppercase; }
.brand .glyph { background: var(--paper); border-radius: 50%; }
.top .button, .hero .button, .contact .button { background: var(--ink); color: var(--paper); }
.top :focus-visible, .hero :focus-visible, .contact :focus-visible { outline-color: var(--paper); }
.button { border-radius: 0.5rem; font-size: 1.2rem; text-transform: uppercase; }
.button:hover { transform: rotate(-2deg) scale(1.03); }
.hero { background: var(--accent); color: var(--on-accent); overflow: hidden; }
.hero .wrap { position: relative; padding-block: clamp(2rem, 5vw, 4rem) 0; }
.label { display: inline-block; padding: 0.35rem 0.9rem; rotate: -2deg; margin-bottom: 1.5rem; \
background: var(--second); color: var(--on-band); font-size: 1.1rem; text-transform: uppercase; }
h1 { font-size: clamp(3.1rem, 1rem + 9vw, 8.25rem); line-height: 0.92; text-transform: uppercase; letter-spacing: -0.01em; }
h1.long { font-size: clamp(2.7rem, 1rem + 6.4vw, 6rem); line-height: 0.95; }
.lead { margin-top: 1.75rem; font-size: clamp(1.05rem, 1rem + 0.4vw, 1.25rem); max-width: 34rem; }
.actions { margin-top: 2rem; }
.art { width: min(30rem, 100%); aspect-ratio: 1; margin: 2.5rem auto 0; }
.section { padding-block: clamp(3.5rem, 8vw, 7rem); }
h2 { font-size: clamp(2.4rem, 1.2rem + 5vw, 5rem); line-height: 0.95; text-transform: uppercase; max-width: 16em; }
h3 { font-size: 1.75rem; line-height: 1; }
.intro { margin-top: 1.25rem; font-size: 1.15rem; max-width: 42rem; }
.body { margin-top: 2.5rem; }
.items { display: grid; gap: 1.25rem; }
.items li { padding: 1.75rem; background: var(--raised); border: 3px solid var(--ink); border-radius: 1rem; box-shadow: 6px 6px 0 var(--ink); }
.items li:hover { transform: translate(-2px, -2px); box-shadow: 9px 9px 0 var(--ink); }
.items .glyph { display: block; width: 3.5rem; height: 3.5rem; margin-bottom: 1.25rem; border-radius: 50%; overflow: hidden; background: var(--band); }
.items li p { margin-top: 0.8rem; }
.benefits { background: var(--band); color: var(--on-band); }
.steps ol { counter-reset: step; }
.steps .items li { counter-increment: step; background: none; border: 0; box-shadow: none; padding: 0; transform: none; }
.steps .items .glyph { display: none; }
.steps .items h3::before { content: counter(step); display: grid; place-items: center; \
width: 4.5rem; height: 4.5rem; margin-bottom: 1.25rem; border-radius: 50%; background: var(--accent); \
color: var(--on-accent); font-size: 2.6rem; }
.features { background: var(--ink); color: var(--paper); }
.features .items { display: flex; flex-wrap: wrap; gap: 0.9rem; }
.features .items li { display: flex; flex-wrap: wrap; align-items: center; gap: 0.25rem 0.9rem; \
padding: 0.7rem 1.5rem 0.7rem 0.8rem; border: 3px solid var(--paper); border-radius: 999px; \
background: none; box-shadow: none; max-width: 100%; }
.features .items li:has(p) { border-radius: 1.5rem; max-width: 24rem; }
.features .items li:nth-child(3n + 1) { background: var(--band); color: var(--on-band); border-color: var(--band); }
.features .items .glyph { width: 2.5rem; height: 2.5rem; margin: 0; }
.features :focus-visible { outline-color: var(--paper); }
.offer { display: grid; gap: 2rem; }
.price { font-size: clamp(3rem, 1.5rem + 7vw, 6.5rem); line-height: 0.95; color: var(--link); }
.note { margin-block: 1rem 2rem; }
.ticks { align-self: center; display: grid; gap: 0.75rem; }
.ticks li { padding: 0.8rem 1.25rem; background: var(--band); color: var(--on-band); border-radius: 0.5rem; font-weight: 600; }
.quotes { display: grid; gap: 1.5rem; }
figure { padding: 2rem; background: var(--band); color: var(--on-band); border-radius: 1rem; }
figure:nth-child(even) { background: var(--accent); color: var(--on-accent); }
blockquote { font-size: 1.35rem; line-height: 1.4; font-weight: 700; }
figcaption { margin-top: 1.25rem; }
details { background: var(--raised); border: 3px solid var(--ink); border-radius: 1rem; padding-inline: 1.5rem; }
details + details { margin-top: 0.9rem; }
.about { background: var(--raised); }
.about .body p { font-size: clamp(1.15rem, 1rem + 0.7vw, 1.5rem); max-width: 52rem; line-height: 1.55; }
.about .body p + p { margin-top: 1.25rem; }
.contact { background: var(--accent); color: var(--on-accent); }
.contact .body { margin-top: 1rem; }
.mail { display: inline-block; margin-top: 2rem; font-size: clamp(1.6rem, 1rem + 4vw, 4rem); line-height: 1; }
.bottom { background: var(--ink); color: var(--paper); font-size: 0.95rem; }
@media (min-width: 48.01rem) {
  .items { grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); }
  .quotes, .offer { grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); }
  .hero .wrap { display: grid; grid-template-columns: 1fr 26rem; column-gap: 2rem; }
  .words { display: contents; }
  .label { justify-self: start; align-self: start; }
  .label, h1 { grid-column: 1 / -1; }
  .lead { grid-column: 1; grid-row: 3; }
  .actions { grid-column: 1; grid-row: 4; align-self: start; padding-bottom: 4rem; }
  .art { grid-column: 2; grid-row: 3 / span 2; width: 26rem; height: 24rem; aspect-ratio: auto; margin: -0.5rem 0 0; }
}
`;
