import { expect, test } from "vitest";
import { startTestApp } from "./test-app.ts";

const app = await startTestApp();

test("a client that is refused before it has sent everything goes on with its next request", async () => {
  const init = { method: "POST", headers: { "content-type": "application/json", origin: app.url } };
  for (let time = 0; time < 10; time++) {
    const large = await fetch(`${app.url}/api/contact`, { ...init, body: " ".repeat(1_100_000) });
    expect(large.status).toBe(413);
    await large.text();
    expect((await fetch(`${app.url}/api/contact`, { ...init, body: "{}" })).status).toBe(400);
  }
});
