// npm run hold <name> [-- options]: what takes too long for every test. Each prints its figures and ends by itself.
import { appEnv, appNode, ensureInstalled, follow, main } from "./prepare.mjs";

/** By its name, the program and what it does. */
const runs = {
  processes: {
    file: "hold/processes.ts",
    does: "two processes behind a proxy, one killed and one ended politely under load",
  },
  kills: {
    file: "hold/kills.ts",
    does: "kill -9 at 100 random moments under writing load; what was acknowledged is there",
  },
  fuzz: { file: "hold/fuzz.ts", does: "hostile requests to every endpoint, in as many rounds as are asked for" },
};

main(() => {
  const [name, ...rest] = process.argv.slice(2);
  const chosen = Object.hasOwn(runs, name ?? "") ? runs[name] : null;
  if (!chosen) throw new Error(`Which one? npm run hold <name>, of:\n${list()}`);
  ensureInstalled();
  follow(appNode(), [chosen.file, ...rest], appEnv());
});

function list() {
  return Object.entries(runs)
    .map(([name, { does }]) => `  ${name}: ${does}`)
    .join("\n");
}
