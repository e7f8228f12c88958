// The server restarts when its files change; the web reloads in place. One address for both: the web's.
import { join } from "node:path";
import { spawn } from "node:child_process";
import { appEnv, appNode, ensureInstalled, follow, main, root } from "./prepare.mjs";

main(() => {
  ensureInstalled();
  const port = process.env.PORT ?? "3000";
  const apiPort = process.env.API_PORT ?? "3001";
  const env = appEnv({ PORT: apiPort, PUBLIC_URL: process.env.PUBLIC_URL ?? `http://localhost:${port}` });
  const server = follow(appNode(), ["--watch", "--watch-preserve-output", "server/src/main.ts"], env);
  const vite = spawn(
    appNode(),
    // Without the condition it would start itself anew, as a process that nobody here could end.
    ["--conditions=development", join(root, "node_modules", "@react-router", "dev", "bin.cjs"), "dev", "--port", port],
    {
      cwd: join(root, "web"),
      stdio: "inherit",
      env: appEnv({ API_PORT: apiPort }),
    },
  );
  vite.on("exit", () => server.kill("SIGTERM"));
  process.on("exit", () => vite.kill("SIGTERM"));
});
