import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";

/** A browser of its own for each test, with nothing loaded yet. */
beforeEach(() => {
  vi.resetModules();
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.stubGlobal("navigator", { languages: ["de-AT", "en"] });
  vi.stubGlobal("document", { documentElement: { lang: "" } });
});
afterEach(() => vi.unstubAllGlobals());
// The worker goes on with its other files: they begin in English.
afterAll(() => void vi.resetModules());

async function open() {
  const [{ i18n }, { loadTexts }, language] = await Promise.all([
    import("./i18n.ts"),
    import("./load-texts.ts"),
    import("./language.ts"),
  ]);
  const has = (spoken: string, name: string) => i18n.hasResourceBundle(spoken, name);
  return { i18n, loadTexts, ...language, has };
}

test("a page is spoken in the browser's language with its own texts, and brings no other page's and no other language", async () => {
  const { i18n, loadTexts, has } = await open();
  await loadTexts("admin");
  expect(i18n.t("admin:tabs.audit")).toBe("Audit-Protokoll");
  expect([has("de", "common"), has("de", "adminDashboard"), has("fr", "common")]).toEqual([true, false, false]);
  await loadTexts("adminDashboard");
  expect(i18n.t("adminDashboard:sections.health")).toBe("Systemzustand");
});

test("a language chosen later brings what the pages have asked for so far", async () => {
  const { i18n, loadTexts, keepLanguage, speakWantedLanguage, has } = await open();
  await loadTexts("admin");
  keepLanguage("fr");
  await speakWantedLanguage();
  expect(i18n.t("admin:tabs.audit")).toBe("Journal d’audit");
  expect(has("fr", "adminDashboard")).toBe(false);
  await loadTexts("adminDashboard");
  keepLanguage("es");
  await speakWantedLanguage();
  expect(i18n.t("adminDashboard:sections.health")).toBe("Estado del sistema");
});

test("one language counts in its own plural forms and writes numbers in its own way", async () => {
  const { i18n, loadTexts } = await open();
  await loadTexts("checkout");
  expect(i18n.t("checkout:begin.trial.title", { count: 1 })).toBe("Pro 1 Tag lang testen");
  expect(i18n.t("checkout:begin.trial.title", { count: 7 })).toBe("Pro 7 Tage lang testen");
  expect(i18n.t("checkout:begin.offer.text", { count: 3, tokens: 50_000 })).toContain("50.000 Tokens");
});
