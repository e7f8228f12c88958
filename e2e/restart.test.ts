import { expect, test } from "vitest";
import { idea, scriptedAsShown, scriptedBeginning, timesIn } from "./fixtures/chat-page.ts";
import { setScene } from "./fixtures/scene.ts";

const scene = setScene({ model: true, ownDatabase: true });

test("a page recovers by itself when the server is killed during a reply and restarted", async () => {
  const { chat, page } = await scene.memberInChat({ expected: [/net::ERR_/] });
  await chat.sendFirst(`${idea} #held`);
  await chat.reply.getByText(scriptedBeginning).waitFor();

  await scene.application.kill();
  await page.getByText("Connection lost.").waitFor();
  await scene.application.startAgain();

  await chat.reply.getByText("This reply was interrupted before it was finished.").waitFor();
  expect(await chat.replyText()).toContain(scriptedBeginning);
  expect(timesIn(await chat.replyText(), scriptedAsShown)).toBe(0);
  await chat.showsTokens(10);

  await chat.reply.getByRole("button", { name: "Write the reply again" }).click();
  await scene.model.goOn();
  await chat.reply.getByText("2/2").waitFor();
  expect(timesIn(await chat.replyText(), scriptedAsShown)).toBe(1);
  await chat.showsTokens(9);
});
