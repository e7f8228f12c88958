/** White space, one column, small labels in a margin, a line drawing; light and dark. */
export const minimalStyle = `
body { font-family: "Helvetica Neue", Helvetica, "Nimbus Sans", "Liberation Sans", Arial, sans-serif; font-size: 1.0625rem; line-height: 1.65; }
h1, h2, h3, summary, .button, .quiet, .brand { font-weight: 400; }
.wrap { width: min(64rem, 100% - 2.5rem); }
.top { padding-block: 1rem; }
.top nav a { color: var(--muted); text-decoration: none; }
.top nav a[aria-current], .top nav a:hover { color: var(--ink); }
.top .button { display: none; }
.brand .glyph { display: none; }
.brand { font-weight: 600; }
.menu { border: 0; padding-inline: 0; text-decoration: underline; }
.js .menu { border: 0; padding: 0; text-decoration: underline; text-underline-offset: 0.3em; }
.hero .wrap { padding-block: clamp(4rem, 12vw, 9rem) clamp(2rem, 5vw, 4rem); }
.label { color: var(--muted); margin-bottom: 2rem; }
h1 { font-size: clamp(2.4rem, 1.3rem + 4.4vw, 4.5rem); line-height: 1.08; letter-spacing: -0.035em; max-width: 15em; }
.lead { margin-top: 2rem; max-width: 36rem; font-size: clamp(1.1rem, 1rem + 0.4vw, 1.3rem); color: var(--muted); }
.actions { margin-top: 2.5rem; gap: 2rem; }
.hero .button { background: none; color: var(--ink); padding: 0; border-bottom: 2px solid var(--second); min-height: 2.75rem; }
.hero .button::after { content: "→"; margin-left: 0.6rem; }
.quiet { color: var(--muted); text-decoration: none; }
.quiet:hover { color: var(--ink); }
.art { margin-top: clamp(3.5rem, 8vw, 6.5rem); }
.section { padding-block: clamp(2.75rem, 6vw, 5rem); }
h2 { font-size: 1.0625rem; line-height: 1.5; color: var(--muted); }
.body, .head .intro { margin-top: 1.5rem; }
.intro { font-size: clamp(1.35rem, 1.1rem + 1.1vw, 1.9rem); line-height: 1.35; letter-spacing: -0.015em; }
h3 { font-size: 1.2rem; line-height: 1.4; letter-spacing: -0.01em; }
.items .glyph { display: none; }
.items li { padding-block: 1.25rem; border-top: 1px solid var(--line); }
.items li p { color: var(--muted); margin-top: 0.25rem; max-width: 34rem; }
.steps ol { counter-reset: step; }
.steps .items li { counter-increment: step; display: grid; grid-template-columns: 3rem 1fr; }
.steps .items li p { grid-column: 2; }
.steps .items li::before { content: counter(step); color: var(--muted); font-variant-numeric: tabular-nums; }
.steps .items h3 { grid-column: 2; grid-row: 1; }
.features .items li { border: 0; padding: 0; }
.features .items h3 { font-size: clamp(1.5rem, 1.1rem + 1.6vw, 2.3rem); letter-spacing: -0.025em; line-height: 1.3; }
.price { font-size: clamp(2rem, 1.4rem + 2.6vw, 3.4rem); letter-spacing: -0.035em; line-height: 1.1; }
.pricing .button { background: none; color: var(--ink); padding: 0; border-bottom: 2px solid var(--second); }
.note { margin-block: 0.75rem 1.25rem; color: var(--muted); }
.ticks { margin-top: 2rem; }
.ticks li { border-top: 1px solid var(--line); padding-block: 0.7rem; }
figure + figure { margin-top: 3rem; }
blockquote { font-size: clamp(1.35rem, 1.1rem + 1.1vw, 1.9rem); line-height: 1.4; letter-spacing: -0.015em; }
figcaption { margin-top: 0.75rem; color: var(--muted); }
details { border-top: 1px solid var(--line); }
summary { font-size: 1.15rem; }
details p { color: var(--muted); }
.about .body p { font-size: clamp(1.15rem, 1rem + 0.5vw, 1.35rem); line-height: 1.65; max-width: 40rem; }
.about .body p + p { margin-top: 1rem; }
.contact .body .intro { margin-top: 0; color: var(--muted); font-size: 1.2rem; }
.mail { display: inline-block; margin-top: 0.75rem; font-size: clamp(1.5rem, 1rem + 3.2vw, 3.2rem); \
letter-spacing: -0.04em; line-height: 1.2; text-decoration-thickness: 1px; text-decoration-color: var(--second); }
.bottom { color: var(--muted); font-size: 0.95rem; margin-top: 2rem; }
.bottom .wrap { border-top: 1px solid var(--line); }
@media (min-width: 56rem) {
  .section .wrap { display: grid; grid-template-columns: 1fr 3fr; gap: 2rem 3rem; border-top: 1px solid var(--line); padding-top: 1.5rem; }
  .section { padding-block: 2.25rem 3.5rem; }
  .head { display: contents; }
  .head h2 { grid-column: 1; }
  .head .intro { grid-column: 2; grid-row: 1; margin: 0 0 1.5rem; max-width: 36rem; }
  .body { grid-column: 2; margin: 0; }
  .body > .items > li:first-child, details:first-of-type { border-top: 0; padding-top: 0; }
  details:first-of-type summary { padding-top: 0; }
}
`;
