import { stat } from "node:fs/promises";
import { setTimeout as delay } from "node:timers/promises";
import sharp from "sharp";
import { expect, test } from "vitest";
import { squarePicture } from "./picture.ts";

const scanStart = Buffer.from([0xff, 0xda]);
const tableStart = Buffer.from([0xff, 0xc4]);
const imageEnd = Buffer.from([0xff, 0xd9]);

/**
 * A small JPEG that takes a decoder long: each of its 63 coefficients comes one bit at a time for each of three colours, as
 * the standard allows, and each of these 2,646 scans walks over the whole picture.
 */
async function jpegOfManyScans(side: number): Promise<Uint8Array> {
  const plain = await sharp({ create: { width: side, height: side, channels: 3, background: "#1f5f4a" } })
    .jpeg({ progressive: true, chromaSubsampling: "4:4:4" })
    .toBuffer();
  const head = plain.subarray(0, plain.indexOf(tableStart, plain.indexOf(scanStart)));
  const table = plain.subarray(plain.lastIndexOf(tableStart), plain.lastIndexOf(scanStart));
  const emptyScan = plain.subarray(plain.lastIndexOf(scanStart), -2);
  const scans: Buffer[] = [];
  for (let colour = 1; colour <= 3; colour += 1)
    for (let coefficient = 1; coefficient <= 63; coefficient += 1)
      for (let bit = 13; bit >= 0; bit -= 1) {
        const scan = Buffer.from(emptyScan);
        scan[5] = colour;
        scan.fill(coefficient, 7, 9);
        scan[9] = ((bit === 13 ? 0 : bit + 1) << 4) | bit;
        scans.push(scan);
      }
  return Buffer.concat([head, table, ...scans, imageEnd]);
}

test("pictures that take a decoder long are refused, and files are read meanwhile", async () => {
  const slow = await jpegOfManyScans(5_000);
  let ended = 0;
  const refusals = ["ann", "ben", "cem", "dia"].map((userId) =>
    squarePicture(slow, userId)
      .catch((error: unknown) => error)
      .finally(() => (ended += 1)),
  );
  // By now every picture that may be decoded at once is.
  await delay(1_000);
  await stat(import.meta.filename);
  expect(ended).toBe(0);
  for (const refusal of await Promise.all(refusals)) expect(refusal).toMatchObject({ code: "avatar.unreadable" });
});

test("the same kind of picture is accepted while it is small", async () => {
  const { width, format } = await sharp(await squarePicture(await jpegOfManyScans(200), "ann")).metadata();
  expect({ width, format }).toEqual({ width: 512, format: "webp" });
});
