import { MockAgent } from "undici";
import { describe, expect, test } from "vitest";
import { fetchPublicFile, publicLookup } from "./public-file.ts";

const { signal } = new AbortController();

/** A public host that answers `/0` with a redirect to `/1`, and so on, and the last of them with the given target. */
function leadingTo(hops: (string | null)[]): MockAgent {
  const agent = new MockAgent();
  agent.disableNetConnect();
  const host = agent.get("https://pictures.example.org");
  hops.forEach((location, at) => {
    const answer = host.intercept({ path: `/${at}` });
    if (location === null) answer.reply(200, "a picture");
    else answer.reply(302, "", { headers: { location } });
  });
  return agent;
}

const fetched = async (agent: MockAgent) =>
  Buffer.from(await fetchPublicFile("https://pictures.example.org/0", { signal }, agent)).toString();

describe("a file of the public web", () => {
  test("is fetched, over a redirect too", async () => {
    expect(await fetched(leadingTo([null]))).toBe("a picture");
    expect(await fetched(leadingTo(["/1", null]))).toBe("a picture");
  });

  test.each([
    "http://127.0.0.1/",
    "http://169.254.169.254/latest/meta-data/",
    "http://[::1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::ffff:a9fe:a9fe]/",
    "http://2130706433/",
    "http://0x7f.1/",
    "http://localhost:3000/",
    "//10.0.0.1/",
    "file:///etc/passwd",
    "https://user:secret@pictures.example.org/",
  ])("is not fetched when a redirect leads to %s, at whichever hop", async (location) => {
    await expect(fetched(leadingTo([location]))).rejects.toThrow("The address is not public.");
    await expect(fetched(leadingTo(["/1", location]))).rejects.toThrow("The address is not public.");
  });

  test("is not fetched over endless redirects", async () => {
    await expect(fetched(leadingTo(["/1", "/2", "/3", "/4", null]))).rejects.toThrow("The file cannot be read.");
  });
});

describe("a public name", () => {
  const ask = (...addresses: string[]) =>
    new Promise<unknown>((resolve) => {
      const found = addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
      const look = publicLookup((_, __, done) => done(null, found));
      look("pictures.example.org", {}, (error, address) => resolve(error?.message ?? address));
    });

  test("that resolves to a private machine, among others, is refused on connecting", async () => {
    expect(await ask("93.184.215.14")).toBe("93.184.215.14");
    expect(await ask("2606:4700:4700::1111")).toBe("2606:4700:4700::1111");
    for (const address of ["127.0.0.1", "10.0.0.1", "169.254.169.254", "::1", "::ffff:127.0.0.1", "fd00::1"]) {
      expect(await ask(address)).toBe("The address is not public.");
      expect(await ask("93.184.215.14", address)).toBe("The address is not public.");
    }
    expect(await ask()).toBe("The name is not known.");
  });
});
