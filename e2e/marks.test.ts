import type { Chat, Message, ReplyPart, TextMark } from "@cofounder/contract";
import pg from "pg";
import { expect, test } from "vitest";
import { barriers } from "./fixtures/barriers.ts";
import { windows } from "./fixtures/browser.ts";
import { idea } from "./fixtures/chat-page.ts";
import { type MemberInChat, setScene } from "./fixtures/scene.ts";

const scene = setScene({ model: true });

const text = `At **€29** a month, 40 salons pay **€1,160**. Salons in Spain spend about 3% on software.

| | a month |
|---|--:|
| Churn | 6% |

- Ask 12 more salons.`;

const mark = (quote: string, kind: TextMark["kind"], says = ""): TextMark => {
  const start = text.indexOf(quote);
  return { start, end: start + quote.length, kind, says, claim: null };
};

const marks = [
  mark("€29", "founder", "€29 a month"),
  mark("40", "founder", "40 salons in the pilot"),
  mark("€1,160", "computed", "€29 × 40 = €1,160"),
  mark("3%", "own"),
  mark("6%", "differs", "6%, computed: 4%"),
  mark("12", "own"),
];

/** Stores the text and its marks as the last reply of the chat. */
async function storeReply({ member, chat }: MemberInChat): Promise<void> {
  const { messages } = await member.get<{ chat: Chat; messages: Message[] }>(`/api/chats/${chat.chatId}`);
  const reply = messages.findLast(({ type }) => type === "ai");
  const parts: ReplyPart[] = [...(reply?.parts ?? []).filter(({ kind }) => kind !== "marks"), { kind: "marks", marks }];
  const client = new pg.Client(scene.database);
  await client.connect();
  await client.query("UPDATE messages SET content = $1, parts = $2 WHERE id = $3", [
    text,
    JSON.stringify(parts),
    reply?.id,
  ]);
  await client.end();
}

test.each(windows("desktop"))("the figures of a reply say what backs them, on a %s", async (window) => {
  const visitor = await scene.memberInChat({ window });
  const { chat, page } = visitor;
  await chat.sendFirst(idea);
  await chat.finished();
  await storeReply(visitor);
  await page.reload();
  await chat.finished();
  const figure = (quote: string) => chat.reply.locator("[data-mark]").filter({ hasText: quote });
  await figure("€1,160").waitFor();
  expect(await chat.reply.locator("[data-mark]").allInnerTexts()).toEqual(["€29", "40", "€1,160", "3%", "6%", "12"]);
  expect(await chat.replyText()).toContain("At €29 a month, 40 salons pay €1,160. Salons in Spain");
  expect(await barriers(page)).toEqual({});

  const dialog = page.getByRole("dialog");
  await figure("€1,160").click();
  await dialog.getByText("€29 × 40 = €1,160", { exact: true }).waitFor();
  await dialog.getByText("Checked: it follows from your figures").waitFor();
  expect(await barriers(page)).toEqual({});
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });

  // Arrow keys lead on from there, and Enter opens.
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await dialog.getByText("From the model, not checked").waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("3%");

  await chat.reply.getByRole("button", { name: "3 of 6 figures checked; the others are the model's own" }).click();
  await dialog.getByText("Churn · 6%").waitFor();
  expect(await dialog.getByRole("strong").allInnerTexts()).toEqual(["€29", "40", "€1,160", "3%", "6%", "12"]);
  expect(await barriers(page)).toEqual({});
});

test("the numbers found are lit in the message until the reply has their meanings", async () => {
  const { chat, page } = await scene.memberInChat({ expected: [/ERR_/] });
  const spans = ["€29", "40", "4%"].map((quote) => ({
    start: idea.indexOf(quote),
    end: idea.indexOf(quote) + quote.length,
  }));
  await page.route("**/api/turns/*/events*", (route) =>
    route.fulfill({
      contentType: "text/event-stream",
      body: `id: 1\nevent: numbers\ndata: ${JSON.stringify({ spans })}\n\n`,
    }),
  );
  await chat.sendFirst(idea);
  const lit = page.locator("[data-bubble] span");
  await lit.first().waitFor();
  expect(await lit.allInnerTexts()).toEqual(["€29", "40", "4%"]);
  expect(await barriers(page)).toEqual({});
  await page.unroute("**/api/turns/*/events*");
  await chat.finished();
  await expect.poll(() => lit.count()).toBe(0);
});
