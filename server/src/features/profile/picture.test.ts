import { stat } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import sharp from "sharp";
import { expect, test } from "vitest";
import { jpegOfManyScans } from "../../app/test-slow-picture.ts";
import { squarePicture } from "./picture.ts";

test("pictures that are slow to decode are refused, and files can be read meanwhile", async () => {
  const slow = await jpegOfManyScans(5_000);
  let ended = 0;
  const refusals = ["ann", "ben"].map((userId) =>
    squarePicture(slow, userId)
      .catch((error: unknown) => error)
      .finally(() => (ended += 1)),
  );
  // By now the maximum number of pictures is being decoded.
  await delay(1_000);
  await stat(import.meta.filename);
  expect(ended).toBe(0);
  for (const refusal of await Promise.all(refusals)) expect(refusal).toMatchObject({ code: "avatar.unreadable" });
});

test("the same kind of picture is accepted while it is small", async () => {
  const { width, format } = await sharp(await squarePicture(await jpegOfManyScans(200), "ann")).metadata();
  expect({ width, format }).toEqual({ width: 512, format: "webp" });
});
