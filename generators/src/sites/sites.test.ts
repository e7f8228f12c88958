import { colorSchemes, siteSpec, websiteBuilderInput } from "@cofounder/contract/tools/website-builder";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { contrast, readable } from "./colours.ts";
import { makeSite, moveSection, removeSection, replaceSection, rewriteSection } from "./make-site.ts";
import { sitePhrases } from "./site-phrases.ts";
import { makePalette } from "./palette.ts";
import { previewSite, renderSite, selfContainedSite, siteFiles } from "./render-site.ts";

const input = websiteBuilderInput.parse({
  businessName: "Tallyho",
  description:
    "Tallyho helps freelancers to get paid on time. It sends friendly reminders before an invoice is " +
    "late. With automatic reminders, a shared payment calendar and a weekly overview.",
  industry: "fintech",
  email: "hello@tallyho.example",
});
const site = makeSite(input);
const kinds = (of = site) => of.sections.map(({ kind }) => kind);

describe("the copy", () => {
  test("states in the headline what the business does for a visitor, in the founder's words", () => {
    expect(site.sections[0]).toMatchObject({ kind: "hero", headline: "Get paid on time." });
    const bakery = makeSite({ ...input, description: "We bake bread and deliver it by bike to offices in Lyon." });
    expect(bakery.sections[0]).toMatchObject({ headline: "We bake bread and deliver it by bike to offices in Lyon." });
    const app = makeSite({ ...input, description: "An app that tracks water use for allotment gardens" });
    expect(app.sections[0]).toMatchObject({ headline: "Track water use for allotment gardens." });
  });

  test("does not repeat below the headline what stands in it", () => {
    const walks = "A subscription for dog owners in Lisbon: a walker comes every weekday at lunch for 20 minutes.";
    expect(makeSite({ ...input, description: walks }).sections[0]).toMatchObject({
      headline: "A subscription for dog owners in Lisbon.",
      lead: "A walker comes every weekday at lunch for 20 minutes.",
    });
  });

  test("lists the features the founder named, and none without them", () => {
    expect(site.sections).toContainEqual({
      kind: "features",
      heading: "What Tallyho offers",
      items: ["Automatic reminders", "A shared payment calendar", "A weekly overview"].map((title) => ({
        title,
        text: "",
      })),
      check: null,
    });
    expect(kinds(makeSite({ ...input, description: "Bikes." }))).not.toContain("features");
  });

  test("invents neither a price nor praise", () => {
    expect(kinds()).not.toContain("pricing");
    expect(kinds()).not.toContain("proof");
    const told = makeSite({ ...input, price: "€12 a month", proof: "“It works.” - Mira\nno name here" });
    expect(told.sections).toContainEqual(expect.objectContaining({ kind: "pricing", price: "€12 a month" }));
    expect(told.sections).toContainEqual(
      expect.objectContaining({ kind: "proof", quotes: [{ quote: "It works.", by: "Mira" }] }),
    );
  });

  const founders: [string, string, string, RegExp][] = [
    [
      "en",
      "Handmade bikes",
      "We build bikes in Leeds with steel frames, leather saddles and hub gears. For people who ride daily.",
      /What there is|Good to know/,
    ],
    [
      "de",
      "Hofladen Brandt",
      "Wir verkaufen Gemüse, Eier und Honig vom eigenen Hof. Für Familien, die wissen wollen, woher ihr Essen kommt.",
      /Angebot|Gut zu wissen/,
    ],
    [
      "es",
      "Café Sol",
      "Una cafetería con pan de masa madre, pasteles veganos y café de origen. Para vecinos que trabajan desde casa.",
      /Qué hay|Conviene saber/,
    ],
    [
      "fr",
      "Vélo Doc",
      "Nous réparons des vélos avec un diagnostic, un nettoyage et des pièces neuves. Pour les cyclistes pressés.",
      /L’offre|Bon à savoir/,
    ],
    ["hi", "योग घर", "हम घर पर योग सिखाते हैं। बुज़ुर्गों के लिए सुबह की कक्षाएँ। दिल्ली में।", /सवाल|काम की बातें/],
    ["zh", "小面馆", "我们提供手工面条、饺子和小菜。面向附近上班族的午餐店。", /常见问题|须知/],
  ];

  const internal: [string, string, string][] = [
    [
      "Lunchtime dog walks in Lisbon. A walker comes every weekday.",
      "Customers pay €89 a month, I pay the walkers €5 a walk, and 14 owners have signed up so far.",
      "Rover is what they use today.",
    ],
    ["Wir backen Brot in Kiel.", "Die Miete kostet uns 900 Euro im Monat.", "Soll ich einen zweiten Ofen kaufen?"],
    ["Clases de baile en Vigo.", "Mis alumnos apuntados hasta ahora son doce.", "Quiero abrir otra sala."],
    ["Nous réparons des vélos à Lyon.", "Nos coûts sont de 2 000 € par mois.", "Les clients paient 40 €."],
    ["दिल्ली में योग की कक्षाएँ।", "हमारा किराया 20000 रुपये है।", "अब तक 14 लोग आए हैं।"],
    ["我们在上海教钢琴。", "我们的房租每月八千元。", "目前为止有十二个学生。"],
  ];

  test.each(internal)("keeps off the page what is not for visitors, and says so: %s", (shown, ...kept) => {
    const told = websiteBuilderInput.parse({ businessName: "Lumo", description: [shown, ...kept].join(" ") });
    const made = makeSite(told);
    const { html } = renderSite(made);
    for (const sentence of kept) expect(html).not.toContain(sentence.slice(0, -1));
    const phrases = sitePhrases(told, made);
    expect(phrases.filter((phrase) => phrase.internal).map(({ said }) => said)).toEqual(kept);
    expect(phrases.find(({ said }) => shown.startsWith(said))?.became).not.toBeNull();
  });

  test.each([
    "We plan weddings in Kent. Your customers pay by card.",
    "Tired of late invoices? An app that tracks revenue and payroll for restaurants.",
    "We make bread and rent bikes. Raise your profit with better bookings.",
    "A tool that watches your competitors and their prices.",
  ])("keeps what a business says to its visitors about money: %s", (description) => {
    const told = websiteBuilderInput.parse({ businessName: "Lumo", description });
    expect(sitePhrases(told, makeSite(told)).filter((phrase) => phrase.internal)).toEqual([]);
  });

  test.each(founders)(
    "is in the language of the founder, including fixed texts and lang: %s",
    (...[language, businessName, description, fixed]) => {
      for (const email of [undefined, "a@b.example"]) {
        const told = websiteBuilderInput.parse({ businessName, description, ...(email && { email }) });
        const made = makeSite(told);
        const pages = [renderSite(made).html, siteFiles(made)["privacy.html"] ?? ""];
        for (const html of pages) expect(html).toContain(`<html lang="${language}">`);
        expect(pages[0]).toMatch(fixed);
        const words = pages.join("").replace(/<style>.*?<\/style>/gs, "");
        if (language !== "en")
          expect(words).not.toMatch(
            /Skip to|>Menu<\/button><nav aria-label="Sections"|What it costs|Good to know|Read more|Write to|cookies, counts/,
          );
      }
    },
  );

  test.each(founders)(
    "promises nothing that the founder did not say, and shows where each phrase is used: %s",
    (_, businessName, description) => {
      const told = websiteBuilderInput.parse({ businessName, description, email: "a@b.example", price: "9 €" });
      const made = makeSite(told);
      const own = `${businessName} ${description} a@b.example 9 €`.toLowerCase();
      for (const section of made.sections)
        if (section.kind === "faq")
          for (const { answer } of section.items.slice(0, 1))
            expect(own).toContain(answer.toLowerCase().replace(/[.。।]$/u, ""));
      expect(JSON.stringify(made.sections)).not.toMatch(
        /\b(?:we (?:answer|reply|listen|tell you)|within|guarantee\w*|free trial|honestly|at once|an answer from)\b|garant|kostenlos|gratis|gratuit|innerhalb/i,
      );
      expect(sitePhrases(told, made).filter(({ became }) => became === null)).toEqual([]);
    },
  );

  test.each(founders)("has no button without a target: %s", (_, businessName, description) => {
    for (const email of [undefined, "a@b.example"]) {
      const made = makeSite(websiteBuilderInput.parse({ businessName, description, ...(email && { email }) }));
      const { html } = renderSite(made);
      const links = [...html.matchAll(/href="([^"]*)"/g)]
        .map(([, href = ""]) => href)
        .filter((href) => href.startsWith("#"));
      for (const href of links) expect(html).toContain(`id="${href.slice(1)}"`);
      if (email === undefined) {
        expect(html).not.toMatch(/mailto:|href="#contact"/);
        expect(made.sections[0]?.check).toMatch(/e-mail/);
      }
    }
  });

  test("is a valid site for any input", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", maxLength: 300 }),
        fc.constantFrom(...colorSchemes),
        (typed, colorScheme) => {
          const asked = websiteBuilderInput.safeParse({
            businessName: typed.slice(0, 80),
            description: typed,
            colorScheme,
          });
          if (!asked.success) return;
          const made = makeSite(asked.data);
          if (made.businessName) expect(siteSpec.safeParse(made).error).toBeUndefined();
          expect(renderSite(made).html).toContain("</html>");
        },
      ),
    );
  });
});

describe("edits", () => {
  test("move a section, stop at the ends, and bring a removed one back to its place", () => {
    expect(kinds(moveSection(site, "faq", -1)).indexOf("faq")).toBe(kinds().indexOf("faq") - 1);
    expect(kinds(moveSection(site, "hero", -1))).toEqual(kinds());
    const without = removeSection(site, "features");
    expect(kinds(without)).not.toContain("features");
    expect(kinds(rewriteSection(without, "features", { input, turn: 0 }))).toEqual(kinds());
  });

  test("rewrite one section and leave the others unchanged", () => {
    const again = rewriteSection(site, "hero", { input, turn: 1 });
    expect(again.sections[0]).not.toEqual(site.sections[0]);
    expect(again.sections.slice(1)).toEqual(site.sections.slice(1));
  });

  test("replace a section by the founder's text", () => {
    const edited = replaceSection(site, { kind: "footer", text: "Made in Porto.", check: null });
    expect(renderSite(edited).html).toContain("Made in Porto.");
  });
});

describe("the page", () => {
  test.each(colorSchemes)("%s: one title, landmarks, a description, a skip link, no outside request", (colorScheme) => {
    const { html, css, js } = renderSite({ ...site, colorScheme });
    expect(html.match(/<h1/g)).toHaveLength(1);
    for (const part of [
      "<main",
      "<header",
      "<footer",
      "<nav",
      'name="description"',
      "og:title",
      "Skip to content",
      'lang="en"',
    ])
      expect(html).toContain(part);
    expect(`${html.replace(/data:image[^"]*/g, "")}${css}${js}`).not.toMatch(/https?:|url\(|@import/);
    expect(css).toContain("prefers-reduced-motion");
  });

  test("is the same for the same name, and different for another", () => {
    expect(renderSite(makeSite(input))).toEqual(renderSite(site));
    expect(renderSite({ ...site, businessName: "Otherwise" }).html).not.toBe(renderSite(site).html);
  });

  test("is dark where the scheme has a dark mode", () => {
    const dark = colorSchemes.filter((colorScheme) =>
      renderSite({ ...site, colorScheme }).css.includes("prefers-color-scheme: dark"),
    );
    expect(dark).toEqual(["modern", "minimal"]);
  });

  test.each([
    "<script>alert(1)</script>",
    `"><img src=x onerror=alert(1)>`,
    "' onmouseover='alert(1)",
    "javascript:alert(1)",
    "</title></style></script><svg onload=alert(1)>",
    "a\u2028b\u2029c\u202ed",
    "$& $1 $`",
  ])("a hostile text is rendered as text: %j", (hostile) => {
    const bad = makeSite({
      ...input,
      businessName: hostile.slice(0, 80),
      description: hostile,
      industry: hostile,
      price: hostile.slice(0, 60),
      proof: `${hostile} - ${hostile}`,
      about: hostile,
    });
    const all = [
      ...Object.values(siteFiles(bad)),
      previewSite(bad),
      selfContainedSite(bad, { home: "/", privacy: "/privacy" }).page,
    ];
    for (const file of all) {
      expect(file).not.toMatch(/<script>alert|<img|<svg onload|href="javascript/);
      expect(file).not.toMatch(/<[^>"]*(?:"[^"]*"[^>"]*)*\son[a-z]+=/);
      expect(file).not.toMatch(/[\u2028\u2029\u202e]/);
    }
  });

  test("links to an address only where one was given", () => {
    expect(renderSite(site).html).toContain('href="mailto:hello@tallyho.example"');
    expect(renderSite({ ...site, email: null }).html).not.toContain("mailto:");
  });

  test("a preview has rules that allow no network, and contains everything itself", () => {
    expect(previewSite(site)).toContain("default-src 'none'");
    expect(previewSite(site)).not.toContain("styles.css");
  });
});

test("every text reaches AA contrast in every scheme and for every hue", () => {
  for (const scheme of colorSchemes) {
    for (let hue = 0; hue < 360; hue += 15) {
      const { light, dark } = makePalette(scheme, { hue, second: (hue + 130) % 360 });
      for (const colours of dark ? [light, dark] : [light]) {
        const pairs: [string, string][] = [
          [colours.ink, colours.paper],
          [colours.ink, colours.raised],
          [colours.muted, colours.paper],
          [colours.muted, colours.raised],
          [colours.link, colours.paper],
          [colours.link, colours.raised],
          [colours.onAccent, colours.accent],
          [colours.onBand, colours.band],
          [colours.bandMuted, colours.band],
          [colours.onBand, colours.second],
        ];
        for (const [text, ground] of pairs.slice(0, scheme === "vibrant" ? 10 : 9)) {
          expect(contrast(text, ground), `${scheme} ${hue} ${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
        }
      }
    }
  }
  expect(contrast("#000000", "#ffffff")).toBeCloseTo(21);
  expect(readable({ l: 0.5, c: 0, h: 0 }, ["#808080"], 21)).toMatch(/^#(000000|ffffff)$/);
});
