import sharp from "sharp";
import { beforeAll, expect, test } from "vitest";
import { refusalOf, startTestApp, type TestApp } from "../../app/test-app.ts";

let app: TestApp;
/** The public web, and the addresses that were fetched from it. */
const web: Record<string, Uint8Array> = {};
const read: string[] = [];

beforeAll(async () => {
  app = await startTestApp({
    readPublicFile: async (address, { mostBytes }) => {
      read.push(address);
      const found = web[address];
      if (!found || found.byteLength > (mostBytes ?? 0)) throw new Error("There is nothing.");
      return found;
    },
  });
});

const picture = (format: "png" | "jpeg" | "webp" | "avif", side = 900) =>
  sharp({ create: { width: side, height: side - 200, channels: 3, background: "#1f5f4a" } })
    .withExif({ IFD0: { Artist: "Somebody" } })
    .toFormat(format)
    .toBuffer();

const fileOf = (bytes: Uint8Array, name = "me.png") => new File([new Uint8Array(bytes)], name, { type: "image/png" });

test("a profile changes only in the given fields", async () => {
  const { api } = await app.signUp("Pia");
  const named = await api.accounts.updateProfile({ displayName: "Pia P." });
  expect(named.member).toMatchObject({ displayName: "Pia P.", avatarUrl: null, language: null });
  const pictured = await api.accounts.updateProfile({ avatarUrl: "https://example.com/p.png", language: "hi" });
  expect(pictured.member).toMatchObject({
    displayName: "Pia P.",
    avatarUrl: "https://example.com/p.png",
    language: "hi",
  });
  expect((await api.accounts.updateProfile({ displayName: "  ", avatarUrl: null })).member).toMatchObject({
    displayName: null,
    avatarUrl: null,
  });
});

test("a picture that is named by its address is fetched once, stored and served from here", async () => {
  const { api } = await app.signUp("Linker");
  const avatarUrl = "https://pictures.example/p.jpg";
  web[avatarUrl] = await picture("jpeg");
  const { member } = await api.accounts.updateProfile({ avatarUrl });
  expect(member.avatarUrl).toBe(avatarUrl);
  const shown = await fetch(`${app.url}${member.picture}`);
  const { width, format, exif } = await sharp(await shown.arrayBuffer()).metadata();
  expect({ width, format, exif }).toEqual({ width: 512, format: "webp", exif: undefined });
  // A change of another field keeps it, and fetches nothing.
  const renamed = await api.accounts.updateProfile({ displayName: "Linker L." });
  expect(renamed.member).toMatchObject({ avatarUrl, picture: member.picture });
  expect(read.filter((address) => address === avatarUrl)).toHaveLength(1);
  const uploaded = (await api.accounts.uploadAvatar({ file: fileOf(await picture("png")) })).member;
  expect(uploaded.picture).toBe(uploaded.avatarUrl);
  expect((await fetch(`${app.url}${member.picture}`)).status).toBe(404);
});

test("where no picture can be read at an address, the address stays, nothing is shown, and the former picture is deleted", async () => {
  const { api } = await app.signUp("Deadlink");
  const kept = (await api.accounts.uploadAvatar({ file: fileOf(await picture("png")) })).member.picture;
  web["https://pictures.example/page.html"] = text("<html></html>");
  web["https://pictures.example/large.png"] = new Uint8Array(5_000_001);
  for (const name of ["gone.png", "page.html", "large.png"]) {
    const avatarUrl = `https://pictures.example/${name}`;
    const { member } = await api.accounts.updateProfile({ avatarUrl });
    expect(member).toMatchObject({ avatarUrl, picture: null });
  }
  expect((await fetch(`${app.url}${kept}`)).status).toBe(404);
});

test.each(["javascript:alert(1)", "ftp://example.com/a.png", "not an address", "/files/avatars/../../etc/passwd"])(
  "an avatar address that is not a web address is refused: %s",
  async (avatarUrl) => {
    const { api } = await app.signUp(`Url${Math.random().toString(36).slice(2)}`);
    expect(await refusalOf(api.accounts.updateProfile({ avatarUrl }))).toBe("invalid_input");
  },
);

test.each(["png", "jpeg", "webp", "avif"] as const)(
  "a picture in %s is stored as a square of 512 pixels without metadata, whatever its name says",
  async (format) => {
    const { api } = await app.signUp(`Pic-${format}`);
    const { member } = await api.accounts.uploadAvatar({ file: fileOf(await picture(format)) });
    const shown = await fetch(`${app.url}${member.avatarUrl}`);
    expect(shown.headers.get("content-type")).toBe("image/webp");
    expect(shown.headers.get("x-content-type-options")).toBe("nosniff");
    const { width, height, format: kept, exif } = await sharp(await shown.arrayBuffer()).metadata();
    expect({ width, height, kept, exif }).toEqual({ width: 512, height: 512, kept: "webp", exif: undefined });
  },
);

test("the file of a picture that is replaced or removed is deleted", async () => {
  const { api } = await app.signUp("Replacer");
  const first = (await api.accounts.uploadAvatar({ file: fileOf(await picture("png")) })).member.avatarUrl;
  const second = (await api.accounts.uploadAvatar({ file: fileOf(await picture("webp")) })).member.avatarUrl;
  expect((await fetch(`${app.url}${first}`)).status).toBe(404);
  expect((await fetch(`${app.url}${second}`)).status).toBe(200);
  await api.accounts.updateProfile({ avatarUrl: null });
  expect((await fetch(`${app.url}${second}`)).status).toBe(404);
});

test("a member cannot use another member's picture, and so cannot delete it", async () => {
  const [owner, thief] = [await app.signUp("PicOwner"), await app.signUp("PicThief")];
  const { avatarUrl } = (await owner.api.accounts.uploadAvatar({ file: fileOf(await picture("png")) })).member;
  const stolen = thief.api.accounts.updateProfile({ avatarUrl, displayName: "Somebody" });
  expect(await refusalOf(stolen)).toBe("invalid_input");
  expect((await thief.api.accounts.session()).member).toMatchObject({ displayName: "PicThief", avatarUrl: null });
  expect((await fetch(`${app.url}${avatarUrl}`)).status).toBe(200);
});

const text = (content: string) => new TextEncoder().encode(content);

test("a file that is not a picture, too large or damaged is refused with the reason, and the old picture stays", async () => {
  const { api } = await app.signUp("Careful");
  const { avatarUrl } = (await api.accounts.uploadAvatar({ file: fileOf(await picture("png")) })).member;
  const upload = (bytes: Uint8Array) => refusalOf(api.accounts.uploadAvatar({ file: fileOf(bytes) }));
  expect(await upload(text("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>"))).toBe(
    "avatar.unsupported",
  );
  expect(await upload(text("hello"))).toBe("avatar.unsupported");
  expect(
    await upload(
      await sharp(await picture("png"))
        .gif()
        .toBuffer(),
    ),
  ).toBe("avatar.unsupported");
  expect(await upload((await picture("png")).subarray(0, 200))).toBe("avatar.unreadable");
  expect(await upload(new Uint8Array(5_000_001))).toBe("avatar.too_large");
  expect(await upload(new Uint8Array(6_000_000))).toBe("avatar.too_large");
  const bomb = sharp({ create: { width: 12_000, height: 12_000, channels: 3, background: "#000" } });
  expect(await upload(await bomb.png({ compressionLevel: 9 }).toBuffer())).toBe("avatar.unreadable");
  expect((await fetch(`${app.url}${avatarUrl}`)).status).toBe(200);
});

test("a stranger's form is refused before it is read", async () => {
  const headers = { "content-type": "multipart/form-data; boundary=x", origin: app.url };
  const answer = await fetch(`${app.url}/api/profile/avatar`, { method: "POST", headers, body: "no form at all" });
  expect(answer.status).toBe(401);
});

test("the account page's figures match what happened", async () => {
  const person = await app.signUp("Figures");
  expect(await person.api.accounts.overview()).toMatchObject({
    totalChats: 0,
    messagesSent: 0,
    aiInteractions: 0,
    tokens: { available: 10, used: 0 },
    emailVerified: true,
    daysActive: 1,
  });
  const started = await person.send("A tutoring marketplace, 20% of each lesson of $30");
  const { cost } = await person.finish(started.turnId);
  expect(await person.api.accounts.overview()).toMatchObject({
    totalChats: 1,
    messagesSent: 1,
    aiInteractions: 1,
    tokens: { available: 10 - (cost ?? 0), used: cost },
  });
});
