/** A book's typography: serif headings in a margin column, rules, a dark cover; always light inside. */
export const professionalStyle = `
body { font-family: Seravek, "Gill Sans Nova", Ubuntu, Calibri, "Source Sans Pro", "Liberation Sans", Arial, sans-serif; font-size: 1.0625rem; }
h1, h2, h3, .brand, .price, blockquote, .mail { font-family: "Iowan Old Style", "Palatino Linotype", \
Palatino, "URW Palladio L", "Liberation Serif", Georgia, serif; font-weight: 500; letter-spacing: -0.012em; }
.top { background: var(--band); color: var(--on-band); }
.top .wrap { border-bottom: 1px solid color-mix(in srgb, var(--on-band) 22%, transparent); }
.top nav a { font-size: 0.95rem; }
.top .button { background: none; color: inherit; border: 1px solid currentColor; }
.top :focus-visible, .hero :focus-visible, .contact :focus-visible { outline-color: var(--on-band); }
.brand { font-size: 1.35rem; }
.brand .glyph { display: none; }
.button { border-radius: 2px; }
.hero { position: relative; overflow: hidden; background: var(--band); color: var(--on-band); }
.hero .wrap { position: relative; z-index: 1; padding-block: clamp(4rem, 10vw, 8.5rem) clamp(4rem, 11vw, 9.5rem); }
.hero .art { position: absolute; inset: -10% -30% -10% 20%; z-index: -1; opacity: 0.38; }
.label { margin-bottom: 1.5rem; padding-left: 3.5rem; position: relative; color: var(--band-muted); }
.label::before { content: ""; position: absolute; left: 0; top: 50%; width: 2.5rem; height: 1px; background: var(--second); }
h1 { font-size: clamp(2.6rem, 1.5rem + 4.4vw, 4.9rem); line-height: 1.05; max-width: 15em; }
.lead { margin-top: 1.75rem; max-width: 38rem; font-size: 1.2rem; color: var(--band-muted); }
.actions { margin-top: 2.5rem; }
.hero .button { background: var(--on-band); color: var(--band); }
.section { padding-block: clamp(3.25rem, 7vw, 6rem); }
.section .wrap { border-top: 1px solid var(--ink); padding-top: 1.5rem; }
.hero + .section { padding-top: clamp(4rem, 8vw, 7rem); }
.hero .wrap, .contact .wrap { border-top: 0; }
h2 { font-size: clamp(1.75rem, 1.4rem + 1.4vw, 2.5rem); line-height: 1.15; }
h3 { font-size: 1.35rem; line-height: 1.3; }
.intro { margin-top: 1rem; color: var(--muted); }
.body { margin-top: 2rem; }
.items .glyph { display: none; }
.items li { padding-block: 1.5rem; border-top: 1px solid var(--line); display: grid; gap: 0.35rem 2rem; align-items: baseline; }
.items li:first-child { border-top: 0; padding-top: 0; }
.items li p { color: var(--muted); }
.steps ol { counter-reset: step; }
.steps .items h3 { counter-increment: step; display: flex; gap: 1.25rem; }
.steps .items h3::before { content: counter(step, upper-roman); color: var(--link); min-width: 1.75rem; }
.features .items { border-top: 0; }
.offer { display: grid; gap: 2rem; }
.price { font-size: clamp(2.25rem, 1.5rem + 3vw, 3.5rem); line-height: 1.1; }
.note { margin-block: 0.75rem 1.75rem; color: var(--muted); }
.ticks li { padding-block: 0.8rem; border-top: 1px solid var(--line); }
.ticks li:first-child { border-top: 0; }
.quotes { display: grid; gap: 2.5rem; }
blockquote { font-size: clamp(1.4rem, 1.2rem + 1vw, 2rem); line-height: 1.35; font-style: italic; }
figure { padding-left: 1.75rem; border-left: 3px solid var(--second); }
figcaption { margin-top: 0.9rem; color: var(--muted); }
details { border-top: 1px solid var(--line); }
details:first-of-type { border-top: 0; }
details:first-of-type summary { padding-top: 0; }
summary { font-weight: 600; }
details p { color: var(--muted); }
.about .body p { font-size: 1.2rem; line-height: 1.7; max-width: 62ch; }
.about .body p + p { margin-top: 1rem; text-indent: 2em; }
.about .body p:first-child::first-letter { font-family: "Iowan Old Style", Palatino, \
"Liberation Serif", Georgia, serif; font-size: 3.4em; line-height: 0.85; float: left; \
padding: 0.06em 0.1em 0 0; color: var(--link); }
.contact { background: var(--band); color: var(--on-band); padding-block: clamp(4rem, 9vw, 7.5rem); }
.contact .intro { margin: 0; color: var(--band-muted); font-size: 1.15rem; }
.mail { display: inline-block; margin-top: 1.25rem; font-size: clamp(1.5rem, 1.1rem + 2vw, 2.6rem); }
.bottom { background: var(--band); color: var(--band-muted); font-size: 0.95rem; }
.bottom .wrap { border-top: 1px solid color-mix(in srgb, var(--on-band) 22%, transparent); }
@media (min-width: 56rem) {
  .section .wrap { display: grid; grid-template-columns: 4fr 8fr; gap: 4rem; }
  .hero .wrap { display: block; }
  .body { margin-top: 0; }
  .head h2 { position: sticky; top: 2rem; }
  .benefits .items li, .steps .items li { grid-template-columns: 5fr 7fr; }
  .features .items { columns: 2; column-gap: 3rem; }
  .features .items li { break-inside: avoid; border-top: 0; border-bottom: 1px solid var(--line); padding-block: 1rem; }
  .features .items li:first-child { padding-top: 1rem; }
  .offer { grid-template-columns: 1fr 1fr; }
}
`;
