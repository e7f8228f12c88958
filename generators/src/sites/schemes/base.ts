/** The shared styles of all schemes: a reset, focus, the menu, and accessibility aids. */
export const baseStyle = `
*, *::before, *::after { box-sizing: border-box; }
* { margin: 0; }
html { scroll-behavior: smooth; scroll-padding-top: 5rem; -webkit-text-size-adjust: 100%; }
body { background: var(--paper); color: var(--ink); line-height: 1.6; overflow-wrap: break-word; -webkit-font-smoothing: antialiased; }
h1, h2, h3 { line-height: 1.1; text-wrap: balance; }
p, li, blockquote { text-wrap: pretty; }
ul, ol { list-style: none; padding: 0; }
svg { display: block; width: 100%; height: 100%; }
a { color: inherit; text-underline-offset: 0.2em; }
button { font: inherit; color: inherit; }
:focus-visible { outline: 3px solid var(--link); outline-offset: 3px; border-radius: 4px; }
main:focus { outline: none; }
.wrap { width: min(72rem, 100% - 2.5rem); margin-inline: auto; }
.skip { position: absolute; left: 1rem; top: -6rem; z-index: 20; padding: 0.75rem 1rem; background: var(--ink); color: var(--paper); }
.skip:focus { top: 1rem; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.top .wrap { display: flex; align-items: center; gap: 1.5rem; min-height: 4.25rem; }
.top nav { margin-left: auto; }
.top nav ul { display: flex; flex-wrap: wrap; gap: 0.25rem 1.5rem; }
.top nav a { text-decoration: none; padding-block: 0.5rem; }
.top nav a:hover, .top nav a[aria-current] { text-decoration: underline; }
.top .button { flex: none; }
.brand { display: inline-flex; align-items: center; gap: 0.6rem; text-decoration: none; min-width: 0; }
.brand .glyph { width: 1.5rem; height: 1.5rem; flex: none; border-radius: 0.35rem; overflow: hidden; }
.button { display: inline-flex; align-items: center; justify-content: center; min-height: 3rem; \
padding: 0.6rem 1.4rem; background: var(--accent); color: var(--on-accent); text-decoration: none; font-weight: 600; }
.button.small { min-height: 2.5rem; padding: 0.3rem 1rem; font-size: 0.95rem; }
.actions { display: flex; flex-wrap: wrap; align-items: center; gap: 0.75rem 1.5rem; }
.quiet { display: inline-flex; align-items: center; min-height: 2.75rem; font-weight: 600; }
.menu { display: none; }
summary { cursor: pointer; display: flex; justify-content: space-between; gap: 1rem; \
align-items: baseline; list-style: none; padding-block: 1.1rem; font-weight: 600; }
summary::-webkit-details-marker { display: none; }
summary::after { content: "+"; font-weight: 400; font-size: 1.4em; line-height: 1; transition: rotate 0.2s; }
details[open] summary::after { rotate: 45deg; }
details p { padding-bottom: 1.25rem; max-width: 62ch; }
.bottom .wrap { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0.5rem 2rem; padding-block: 2rem; }
.bottom a { display: inline-block; padding-block: 0.35rem; }
.mail { overflow-wrap: anywhere; }
@media (max-width: 48rem) {
  .js .menu { display: inline-flex; align-items: center; margin-left: auto; min-height: 2.75rem; \
padding: 0 0.75rem; background: none; border: 1px solid currentColor; cursor: pointer; }
  .js .top nav { margin: 0 0 0 -1.5rem; }
  .js .top nav ul { display: none; }
  .js .top nav ul.open { display: grid; position: absolute; inset: 100% 0 auto; padding: 1rem 1.25rem 1.5rem; \
background: var(--paper); color: var(--ink); border-bottom: 1px solid var(--line); font-size: 1.2rem; }
  .top { position: relative; z-index: 10; }
  .top .button { display: none; }
}
@media (prefers-reduced-motion: no-preference) {
  .button, .items li, figure { transition: transform 0.2s, background-color 0.2s, box-shadow 0.2s; }
}
@media (prefers-reduced-motion: reduce) { html { scroll-behavior: auto; } *, *::before, *::after { transition: none !important; animation: none !important; } }
@media print { .top nav, .art, .menu { display: none; } }
`;
