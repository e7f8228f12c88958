import { serveStdio } from "@modelcontextprotocol/server/stdio";
import { buildDependencies } from "./app/build-dependencies.ts";
import { agentServer } from "./features/mcp/index.ts";
import { identifyHolder } from "./features/api-keys/index.ts";
import { readEnv, WrongConfiguration } from "./env.ts";
import { useEmbeddedDatabase } from "./platform/db/embedded/index.ts";
import { openLog } from "./platform/log.ts";
import { Problem } from "./platform/problem.ts";
import { dependenciesOf } from "./dependencies.ts";

const patienceMs = 20_000;

/** The MCP endpoint over stdin and stdout, beside a running application or without one. The caller provides a key. */
async function main(): Promise<void> {
  const env = readEnv(process.env);
  if (!env.apiKey)
    throw new WrongConfiguration(["COFOUNDER_API_KEY: an API key is needed; make one on the account page."]);
  const headers = new Headers({ authorization: `Bearer ${env.apiKey}` });
  const log = openLog("warn", 2);
  const say = (text: string) => log.warn(text);
  const embedded = env.databaseUrl
    ? null
    : await useEmbeddedDatabase({ dataDir: env.dataDir, chosen: env.dataDirChosen, say });
  const database = embedded?.connection ?? { connectionString: env.databaseUrl ?? "" };
  const built = await buildDependencies(await dependenciesOf(env, { database, alone: false, log }));
  const { ctx, turns, tools } = built.parts;
  const findHolder = () => identifyHolder(ctx, headers);
  const stop = async () => {
    await built.close(patienceMs);
    await embedded?.stop();
  };
  try {
    await findHolder();
  } catch (error) {
    await stop();
    throw error;
  }
  const server = serveStdio(() => agentServer(ctx, { turns, tools }, findHolder), {
    onerror: (error) => log.warn({ error: error.message }, "MCP message refused"),
  });
  const end = async () => {
    await server.close();
    await stop();
    process.exit(0);
  };
  for (const signal of ["SIGINT", "SIGTERM"]) process.once(signal, () => void end());
  process.stdin.once("end", () => void end());
}

main().catch((error: unknown) => {
  const expected = error instanceof WrongConfiguration || error instanceof Problem;
  process.stderr.write(`${expected ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exit(1);
});
