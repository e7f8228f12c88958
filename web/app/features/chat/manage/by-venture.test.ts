import type { Chat, Venture } from "@cofounder/contract";
import { expect, test } from "vitest";
import { byVenture } from "./by-venture.ts";

const chat = (id: string, ventureId: string | null): Chat => ({
  id,
  ventureId,
  title: id,
  startupType: null,
  createdAt: "",
  updatedAt: "",
  runningTurnId: null,
});

const venture = (id: string): Venture => ({
  id,
  name: id,
  line: "",
  buyer: "",
  offer: "",
  stage: null,
  place: "",
  currency: "",
  type: "",
  access: "own",
  owner: null,
  version: 1,
  createdAt: "",
  updatedAt: "",
});

test("chats are grouped by venture in the order of their newest chat, those of no venture last", () => {
  const chats = [chat("1", null), chat("2", "b"), chat("3", "a"), chat("4", "b"), chat("5", "not loaded")];
  const groups = byVenture(chats, [venture("a"), venture("b")]);
  expect(groups.map((group) => [group.venture?.id ?? null, group.chats.map(({ id }) => id)])).toEqual([
    ["b", ["2", "4"]],
    ["a", ["3"]],
    [null, ["1", "5"]],
  ]);
});
