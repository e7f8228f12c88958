import { expect, test } from "vitest";
import { startTestApp, type TestMember } from "../../app/test-app.ts";
import { newId } from "../../platform/db/columns.ts";

const app = await startTestApp();

/** Long enough to be answered in full. */
const more = `It costs us €6 for each customer and month. ${"We call ten practices a week and ask how they fill the gaps that patients leave. ".repeat(4)}`;

/** Two messages of a chat with this chosen kind of startup: both replies, and the second with a settled figure. */
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
  const second = await ask(more, first.id);
  const place = { chatId, messageId: second.id };
  const settlements = [{ span: { message: 1, start: 12, end: 14 }, reading: null }];
  const { message: settled } = await member.api.chats.settleFigures({ ...place, settlements });
  return [first.content, second.content, settled.content];
}

test("the kind of startup chosen for a chat holds in every reply", async () => {
  const ann = await app.signUp("Ann");
  const [free, chosen] = [await chatFor(ann, null), await chatFor(ann, "health-wellness")];
  for (const reply of free) expect(reply).not.toContain("as its kind");
  for (const reply of chosen) expect(reply).toContain('You chose "Health & Wellness" as its kind.');
});
