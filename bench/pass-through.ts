import { Agent, createServer, request } from "node:http";

/** The minimum between a client and a model server: the request is forwarded, the response is piped back. */
const agent = new Agent({ keepAlive: true, maxSockets: Infinity });
const target = new URL(process.argv[2] ?? "");

const server = createServer((incoming, outgoing) => {
  const { host: _, ...headers } = incoming.headers;
  const onward = request(
    new URL(`/v1${incoming.url}`, target),
    { method: incoming.method ?? "POST", headers, agent },
    (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    },
  );
  onward.on("error", () => outgoing.destroy());
  incoming.pipe(onward);
});

server.listen(0, "127.0.0.1", () => {
  const at = server.address();
  process.stdout.write(`ready http://127.0.0.1:${typeof at === "object" ? at?.port : at}\n`);
});
