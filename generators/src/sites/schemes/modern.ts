/** Rounded panels, a mosaic, tight grotesque type; light and dark. */
export const modernStyle = `
body { font-family: "Avenir Next", Avenir, "Segoe UI Variable Display", "Segoe UI", \
Inter, Roboto, "Helvetica Neue", "Liberation Sans", Arial, sans-serif; font-size: 1.0625rem; }
h1, h2, h3, .brand, .price { letter-spacing: -0.035em; font-weight: 700; }
.top { position: sticky; top: 0; z-index: 10; background: color-mix(in srgb, var(--paper) 86%, transparent); backdrop-filter: blur(14px); }
.top nav a { color: var(--muted); font-size: 0.97rem; }
.top nav a[aria-current], .top nav a:hover { color: var(--ink); }
.brand { font-size: 1.2rem; }
.button { border-radius: 999px; }
.button:hover { transform: translateY(-2px); }
.menu { border-radius: 999px; }
.hero .wrap { display: grid; gap: 3rem; align-items: center; padding-block: clamp(2.5rem, 6vw, 5rem) clamp(3rem, 7vw, 6rem); }
.label { display: inline-block; margin-bottom: 1.25rem; padding: 0.3rem 0.9rem; border-radius: 999px; \
background: var(--band); color: var(--on-band); font-size: 0.9rem; font-weight: 600; }
h1 { font-size: clamp(2.5rem, 1.4rem + 4.6vw, 4.75rem); line-height: 1.02; }
h1.long { font-size: clamp(2.2rem, 1.4rem + 3vw, 3.6rem); line-height: 1.06; }
.lead { margin-top: 1.4rem; font-size: clamp(1.1rem, 1rem + 0.5vw, 1.3rem); color: var(--muted); max-width: 36rem; }
.actions { margin-top: 2rem; }
.art { border-radius: 2rem; overflow: hidden; aspect-ratio: 1; background: var(--band); }
.section { padding-block: clamp(2.75rem, 6vw, 5rem); }
h2 { font-size: clamp(1.9rem, 1.3rem + 2.4vw, 3.1rem); }
h3 { font-size: 1.25rem; letter-spacing: -0.02em; }
.intro { margin-top: 1rem; font-size: 1.15rem; max-width: 40rem; color: var(--muted); }
.body { margin-top: 2.25rem; }
.items { display: grid; gap: 1rem; }
.items li { padding: 1.75rem; border-radius: 1.5rem; background: var(--raised); border: 1px solid var(--line); }
.items li p { margin-top: 0.6rem; color: var(--muted); }
.items .glyph { display: block; width: 3rem; height: 3rem; border-radius: 0.85rem; overflow: hidden; margin-bottom: 1.5rem; background: var(--band); }
.benefits .wrap { background: var(--band); color: var(--on-band); border-radius: 2.25rem; padding: clamp(1.75rem, 5vw, 4rem); }
.benefits .intro { color: var(--band-muted); }
.benefits .items li { border-color: transparent; color: var(--ink); }
.steps ol { counter-reset: step; }
.steps .items li { counter-increment: step; border: 0; background: none; padding: 1.5rem 0 0; border-top: 3px solid var(--accent); border-radius: 0; }
.steps .items .glyph { display: none; }
.steps .items h3::before { content: counter(step); display: block; margin-bottom: 1.25rem; color: var(--link); font-size: 3rem; line-height: 1; }
.features .items { display: flex; flex-wrap: wrap; }
.features .items li { flex: 1 1 15.5rem; }
.features .items h3 { font-size: 1.35rem; }
.offer, .quotes { display: grid; gap: 1rem; }
.offer > * { border-radius: 1.75rem; padding: clamp(1.75rem, 4vw, 3rem); border: 1px solid var(--line); background: var(--raised); }
.price { font-size: clamp(2.4rem, 1.6rem + 3.4vw, 4rem); line-height: 1.05; }
.note { margin-block: 1rem 2rem; color: var(--muted); }
.ticks { display: grid; align-content: center; gap: 0.9rem; }
.ticks li { padding-left: 2rem; position: relative; }
.ticks li::before { content: ""; position: absolute; left: 0; top: 0.35em; width: 0.95rem; \
height: 0.5rem; border: solid var(--link); border-width: 0 0 3px 3px; rotate: -45deg; }
figure { border-radius: 1.5rem; padding: 1.75rem; background: var(--raised); border: 1px solid var(--line); }
blockquote { font-size: 1.25rem; line-height: 1.45; letter-spacing: -0.01em; }
figcaption { margin-top: 1.25rem; color: var(--muted); }
details { border-bottom: 1px solid var(--line); }
details p { color: var(--muted); }
.about .body p { font-size: clamp(1.2rem, 1rem + 0.8vw, 1.6rem); line-height: 1.5; letter-spacing: -0.012em; max-width: 46rem; }
.about .body p + p { margin-top: 1.25rem; }
.contact .wrap { background: var(--accent); color: var(--on-accent); border-radius: 2.25rem; padding: clamp(2rem, 7vw, 5.5rem); }
.contact .intro { color: inherit; }
.contact .body { margin-top: 0; }
.mail { display: inline-block; margin-top: 2rem; font-size: clamp(1.3rem, 1rem + 2vw, 2.4rem); font-weight: 700; letter-spacing: -0.03em; }
.contact :focus-visible { outline-color: currentColor; }
.bottom { color: var(--muted); font-size: 0.95rem; }
@media (min-width: 48.01rem) {
  .items { grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); }
  .offer { grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); }
  .quotes { grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr)); }
  .faq .wrap, .about .wrap { display: grid; grid-template-columns: 1fr 1.6fr; gap: 3rem; }
  .faq .body, .about .body { margin-top: 0; }
}
@media (min-width: 60rem) { .hero .wrap { grid-template-columns: 1.2fr 1fr; gap: 4.5rem; } }
`;
