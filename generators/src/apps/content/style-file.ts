export const styleFile = `:root {
  color-scheme: light dark;
  --paper: light-dark(#fbfaf8, #16171a);
  --raised: light-dark(#ffffff, #1f2125);
  --ink: light-dark(#1b1c1f, #f1f0ec);
  --muted: light-dark(#5c5f66, #a9acb3);
  --line: light-dark(#dedcd6, #383b41);
  --accent: light-dark(#2a4bd7, #a9b8ff);
  --on-accent: light-dark(#ffffff, #12163a);
  --bad: light-dark(#b3261e, #ffb4ab);
}

* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.55 system-ui, "Segoe UI", Roboto, "Liberation Sans", sans-serif; }
.skip { position: absolute; top: -5rem; left: 1rem; z-index: 2; padding: 0.75rem 1rem; background: var(--ink); color: var(--paper); }
.skip:focus { top: 1rem; }
header, main { width: min(68rem, 100% - 2.5rem); margin-inline: auto; }
header { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0.5rem 2rem; padding-block: 1.25rem; border-bottom: 1px solid var(--line); }
.brand { margin: 0; font-weight: 700; font-size: 1.15rem; letter-spacing: -0.02em; }
nav { display: flex; flex-wrap: wrap; gap: 0.25rem 1.25rem; }
nav a { padding-block: 0.4rem; color: var(--muted); text-decoration: none; }
nav a[aria-current] { color: var(--ink); border-bottom: 2px solid var(--accent); }
main { padding-block: 2rem 5rem; }
main:focus { outline: none; }
h1 { margin: 0; font-size: clamp(1.75rem, 1.3rem + 2vw, 2.5rem); letter-spacing: -0.03em; line-height: 1.1; }
h2 { margin: 0 0 1rem; font-size: 1.25rem; letter-spacing: -0.02em; }
.head { display: flex; flex-wrap: wrap; justify-content: space-between; align-items: center; gap: 1rem; }
button { min-height: 2.5rem; padding: 0.35rem 0.9rem; border: 1px solid var(--line); \
border-radius: 0.5rem; background: var(--raised); color: inherit; font: inherit; cursor: pointer; }
button:hover { border-color: var(--muted); }
button.main { border-color: var(--accent); background: var(--accent); color: var(--on-accent); font-weight: 600; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
.search { display: grid; gap: 0.25rem; max-width: 22rem; margin-top: 1.5rem; color: var(--muted); font-size: 0.9rem; }
input, select, textarea { width: 100%; min-height: 2.6rem; padding: 0.45rem 0.7rem; \
border: 1px solid var(--line); border-radius: 0.5rem; background: var(--raised); \
color: var(--ink); font: inherit; }
input[type="checkbox"] { width: 1.4rem; min-height: 1.4rem; justify-self: start; }
[aria-invalid="true"] { border-color: var(--bad); }
.count { margin: 1.25rem 0 0.5rem; color: var(--muted); font-size: 0.9rem; }
.empty { padding: 3rem 1rem; border: 1px dashed var(--line); border-radius: 0.75rem; color: var(--muted); text-align: center; }
.totals { text-align: right; font-weight: 600; font-variant-numeric: tabular-nums; }
table { width: 100%; border-collapse: collapse; }
th { padding: 0.6rem 0.75rem 0.6rem 0; color: var(--muted); font-size: 0.85rem; font-weight: 500; text-align: left; border-bottom: 1px solid var(--line); }
td { padding: 0.75rem 0.75rem 0.75rem 0; vertical-align: top; border-bottom: 1px solid var(--line); \
overflow-wrap: anywhere; font-variant-numeric: tabular-nums; }
td:first-child { font-weight: 600; }
.buttons { display: flex; flex-wrap: wrap; gap: 0.5rem; }
td:last-child { padding-right: 0; }
td .buttons { justify-content: flex-end; }
th:last-child { text-align: right; padding-right: 0; }
dialog { width: min(32rem, 100% - 2rem); padding: 1.75rem; border: 1px solid var(--line); border-radius: 1rem; background: var(--paper); color: var(--ink); }
dialog::backdrop { background: rgb(0 0 0 / 0.45); }
.field { display: grid; gap: 0.3rem; margin-bottom: 1rem; }
.problem { margin: 0; color: var(--bad); font-size: 0.9rem; }
#news { position: fixed; left: 50%; bottom: 1.25rem; translate: -50%; margin: 0; \
padding: 0.6rem 1.1rem; border-radius: 99rem; background: var(--ink); color: var(--paper); }
#news:empty { visibility: hidden; }

@media (max-width: 44rem) {
  thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  tr { display: block; padding-block: 0.75rem; border-bottom: 1px solid var(--line); }
  td { display: grid; grid-template-columns: 7.5rem 1fr; gap: 0.75rem; padding: 0.2rem 0; border: 0; }
  td[data-label]::before { content: attr(data-label); color: var(--muted); font-weight: 400; }
  td:last-child { display: block; padding-top: 0.75rem; }
  td .buttons { justify-content: flex-start; }
}
`;
