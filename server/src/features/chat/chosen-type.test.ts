import { expect, test } from "vitest";
import { startTestApp, type TestMember } from "../../app/test-app.ts";
import { newId } from "../../platform/db/columns.ts";

const app = await startTestApp();

/** Two messages of a chat that was begun for this kind of startup; the replies. */
async function chatFor(member: TestMember, startupType: string | null): Promise<string[]> {
  const chatId = newId();
  const ask = async (text: string, parentId: string | null) => {
    const kind = parentId === null ? startupType : null;
    const request = {
      kind: "message" as const,
      text,
      messageId: newId(),
      parentId,
      startupType: kind,
      webSearch: false,
    };
    const { turnId } = await member.api.chats.startTurn({ chatId, request });
    return member.finish(turnId);
  };
  const first = await ask("We make appointment software for dentists in Berlin for €49 a month, and 12 pay.", null);
  const second = await ask("It costs us €6 for each customer and month.", first.id);
  return [first.content, second.content];
}

test("the kind of startup that a chat was begun for stands above the words, in every reply", async () => {
  const ann = await app.signUp("Ann");
  const [free, chosen] = [await chatFor(ann, null), await chatFor(ann, "health-wellness")];
  expect(free[0]).toContain("SaaS Platform");
  expect(chosen[0]).not.toContain("SaaS Platform");
  expect(chosen[0]).toContain("Health & Wellness");
  expect(chosen[1]).not.toBe(free[1]);
});
