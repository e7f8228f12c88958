// npm run resilience <name> [-- options]: what takes too long for every test. Each prints its figures and ends by itself.
import { appEnv, appNode, ensureInstalled, follow, main } from "./prepare.mjs";

/** By its name, the program and what it does. */
const runs = {
  faults: {
    file: "resilience/faults.ts",
    does: "the database cut off, frozen, gone at the stop, its disk full, under load",
  },
  processes: {
    file: "resilience/processes.ts",
    does: "two processes behind a proxy, one killed and one ended politely under load",
  },
  kills: {
    file: "resilience/kills.ts",
    does: "kill -9 at 100 random moments under writing load; what was acknowledged is there",
  },
  "big-data": {
    file: "resilience/big-data.ts",
    does: "1,000,000 messages in 100,000 chats beside an empty database: list, open, search, send",
  },
  tabs: {
    file: "resilience/tabs.ts",
    does: "2,000 signed-in tabs and 500 replies that stream at once, on one process",
  },
  soak: { file: "resilience/soak.ts", does: "ten minutes of steady load; whether the memory stays flat" },
  "long-chat": { file: "resilience/long-chat.ts", does: "a chat of 5,000 messages beside one of 50" },
  patterns: {
    file: "checks/patterns/command.ts",
    does: "every pattern that sees what somebody wrote takes time as its text is long",
  },
  fuzz: { file: "resilience/fuzz.ts", does: "hostile requests to every endpoint, in as many rounds as are asked for" },
};

main(() => {
  const [name, ...rest] = process.argv.slice(2);
  const chosen = Object.hasOwn(runs, name ?? "") ? runs[name] : null;
  if (!chosen) throw new Error(`Which one? npm run resilience <name>, of:\n${list()}`);
  ensureInstalled();
  follow(appNode(), [chosen.file, ...rest], appEnv());
});

function list() {
  return Object.entries(runs)
    .map(([name, { does }]) => `  ${name}: ${does}`)
    .join("\n");
}
