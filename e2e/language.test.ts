import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { goWithin, visit, type Window, windows } from "./fixtures/browser.ts";
import { expectVisible } from "./fixtures/expect-page.ts";
import { offer, ownerOf } from "./fixtures/owner.ts";
import { setScene } from "./fixtures/scene.ts";
import { type Member, newEmail } from "./fixtures/sign-up.ts";

const scene = setScene();

const spoken = (page: Page) => page.evaluate(() => document.documentElement.lang);
const tooWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - globalThis.innerWidth);
const welcome = (page: Page, text: string) => page.getByRole("heading", { name: text, level: 1 }).waitFor();

/** In the bar, or in the menu of a phone. */
async function choose(page: Page, window: Window, language: string): Promise<void> {
  if (window === "desktop") return void (await page.getByRole("banner").getByRole("combobox").selectOption(language));
  const menu = page.getByRole("dialog");
  await page.getByRole("banner").getByRole("button").last().click();
  await menu.getByRole("combobox").selectOption(language);
  await page.keyboard.press("Escape");
  await expect.poll(() => menu.count()).toBe(0);
}

const languageOf = async (member: Member) =>
  (await member.get<{ member: { language: string | null } }>("/api/session")).member.language;

test.each(windows("phone"))("a browser set to German gets German pages, on a %s", async (window) => {
  const { page, context } = await visit(scene.browser, { window, locale: "de-DE" });
  await page.goto(`${scene.application.url}/auth`);
  await page.getByRole("tab", { name: "Registrieren" }).waitFor();
  await welcome(page, "Dein Mitgründer ist startklar");
  expect(await spoken(page)).toBe("de");
  await expect.poll(() => page.title()).toBe("Anmelden oder registrieren · AI Co-Founder");
  expect(await tooWide(page)).toBeLessThanOrEqual(0);
  await page.getByRole("button", { name: "Anmelden", exact: true }).click();
  await page.getByText("Gib deine E-Mail-Adresse ein.").waitFor();

  const member = await scene.signUp();
  await member.post("/api/promo-codes/redeem", { code: await offer(scene, { tokenBonus: 12_490 }) });
  await member.enter(context);
  await page.goto(`${scene.application.url}/dashboard`);
  await welcome(page, "Willkommen, Ada Founder");
  await page.getByRole("main").getByText("12.500 Tokens").waitFor();
  expect(await spoken(page)).toBe("de");
  expect(await page.title()).toBe("Dashboard · AI Co-Founder");

  await page.goto(`${scene.application.url}/account`);
  await welcome(page, "Kontoübersicht");
  const today = new Intl.DateTimeFormat("de", { dateStyle: "long" }).format(new Date());
  await page.locator("dl").and(page.getByLabel("Mitgliedschaft")).getByText(today).waitFor();
  await page.locator("dl").and(page.getByLabel("Token-Guthaben")).getByText("12.500").waitFor();
  await page.getByText("+12.490").waitFor();
  await page.getByRole("table").getByText("Willkommens-Tokens").waitFor();
  expect(await tooWide(page)).toBeLessThanOrEqual(0);
});

test.each(windows("desktop"))("the first page and its example exist in every language, on a %s", async (window) => {
  const { page } = await visit(scene.browser, { window, locale: "de-DE" });
  await page.goto(scene.application.url);
  await welcome(page, "Der Mitgründer, der seinen Rechenweg zeigt.");
  await expect.poll(() => page.title()).toBe("AI Co-Founder: Analysen, die du nachprüfen kannst");
  await page.getByRole("main").getByText("Online-Terminbuchung").first().waitFor();
  await page
    .getByRole("link", { name: "Solo-Gründung" })
    .and(page.locator('[href="/chat?type=Solo%20Founder"]'))
    .waitFor();
  const first = {
    Español: "El cofundador que enseña sus cálculos.",
    Français: "Le cofondateur qui montre ses calculs.",
    हिन्दी: "को-फ़ाउंडर जो अपना हिसाब दिखाता है।",
    中文: "把演算过程给你看的联合创始人。",
    Deutsch: "Der Mitgründer, der seinen Rechenweg zeigt.",
  };
  for (const [language, title] of Object.entries(first)) {
    await choose(page, window, language);
    await welcome(page, title);
    expect([language, await tooWide(page)]).toEqual([language, 0]);
  }
});

test.each(windows("desktop"))(
  "a new language changes the page at once, is kept, and reaches the member's other browsers, on a %s",
  async (window) => {
    const { page, member } = await scene.member({ window, path: "/dashboard" });
    await welcome(page, "Welcome, Ada Founder");
    await choose(page, window, "Français");
    await welcome(page, "Bienvenue, Ada Founder");
    expect(await spoken(page)).toBe("fr");
    await expect.poll(() => page.title()).toBe("Tableau de bord · AI Co-Founder");
    await expect.poll(() => languageOf(member)).toBe("fr");
    await page.reload();
    await welcome(page, "Bienvenue, Ada Founder");

    const other = await visit(scene.browser, { locale: "en-US" });
    await member.enter(other.context);
    await other.page.goto(`${scene.application.url}/account/security`);
    await welcome(other.page, "Paramètres de sécurité");
    expect(await spoken(other.page)).toBe("fr");
  },
);

test("a visitor's choice of language stays in this browser, and error messages follow it", async () => {
  const { page } = await visit(scene.browser, { expected: [/status of 401/] });
  await page.goto(`${scene.application.url}/auth`);
  await page.getByRole("tab", { name: "Sign Up" }).waitFor();
  await choose(page, "desktop", "Español");
  await page.getByRole("tab", { name: "Crear cuenta" }).waitFor();
  await page.reload();
  await page.getByRole("textbox", { name: "Correo electrónico" }).fill(newEmail());
  await page.getByRole("textbox", { name: "Contraseña" }).fill("not the right one");
  await page.getByRole("main").getByRole("button", { name: "Iniciar sesión" }).click();
  await expectVisible(page.getByText("Correo o contraseña incorrectos."));
});

test("'follow the browser' on the profile restores the browser's language", async () => {
  const { page, member } = await scene.member({ path: "/profile", locale: "de-AT" });
  await welcome(page, "Profileinstellungen");
  const language = page.getByRole("main").getByRole("combobox");
  await language.selectOption("Français");
  await page.getByRole("button", { name: "Änderungen speichern" }).click();
  await welcome(page, "Paramètres du profil");
  await language.selectOption("Comme le navigateur");
  await page.getByRole("button", { name: "Enregistrer", exact: true }).click();
  await welcome(page, "Profileinstellungen");
  expect(await spoken(page)).toBe("de");
  await page.reload();
  await welcome(page, "Profileinstellungen");
  expect(await languageOf(member)).toBeNull();
});

test("the pricing page and its dialogs are in the member's language", async () => {
  const { page } = await scene.member({ path: "/pricing", locale: "de-DE", expected: [/status of 404/] });
  await page.getByRole("heading", { name: "Preise" }).hover();
  await page.getByRole("button", { name: "7 Tage kostenlos testen" }).click();
  const trial = page.getByRole("dialog", { name: "Pro 7 Tage lang testen" });
  await trial.getByText("50.000 Tokens").waitFor();
  await trial.getByRole("button", { name: "Testphase starten" }).click();
  await expectVisible(page.getByText("Deine 7 Tage Pro haben begonnen"));
});

test("the admin page is in German in all its sections, and none is wider than a phone", async () => {
  const { page, context } = await visit(scene.browser, { window: "phone", locale: "de-DE" });
  await (await ownerOf(scene)).enter(context);
  const sections = { subscriptions: "Abonnements", blocked: "Gesperrte Nutzer", audit: "Audit-Protokoll" };
  const others = { messages: "Kontaktnachrichten", health: "Systemzustand" };
  await page.goto(`${scene.application.url}/admin`);
  for (const [tab, title] of Object.entries({ ...sections, ...others })) {
    await goWithin(page, `/admin?tab=${tab}`);
    await page.getByRole("tabpanel").getByRole("heading", { name: title, level: 2 }).waitFor();
    expect([tab, await tooWide(page)]).toEqual([tab, 0]);
  }
});

test("the tools, Saved Plans, Ideas and the fundraising window are in German, and none is wider than a phone", async () => {
  const { page } = await scene.member({ path: "/dashboard", window: "phone", locale: "de-DE" });
  const titles = {
    "/pitch-analyzer": "Pitch-Deck-Analyse",
    "/competitor-analysis": "Wettbewerbsanalyse",
    "/resource-finder": "Ressourcenfinder",
    "/investor-guide": "Investorenratgeber",
    "/influencer-finder": "Influencer-Suche",
    "/self-development": "Selbstentwicklung",
    "/app-generator": "App-Generator",
    "/favicon-generator": "Favicon-Generator",
    "/image-generator": "Bildgenerator",
    "/website-builder": "Website-Baukasten",
    "/automation-builder": "Automatisierungen",
    "/saved-plans": "Gespeicherte Pläne",
    "/ideas": "Ideen",
    "/fundraising": "Finanzierungsfenster",
  };
  for (const [path, title] of Object.entries(titles)) {
    await page.goto(scene.application.url + path);
    await welcome(page, title);
    await page.waitForLoadState("load");
    expect([path, await tooWide(page)]).toEqual([path, 0]);
  }
});
