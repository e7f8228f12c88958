import sharp from "sharp";

const scanStart = Buffer.from([0xff, 0xda]);
const tableStart = Buffer.from([0xff, 0xc4]);
const imageEnd = Buffer.from([0xff, 0xd9]);

/**
 * A small JPEG that is slow to decode: each of its 63 coefficients comes one bit at a time for each of three colours,
 * as the standard allows, and each of these 2,646 scans walks over the whole picture.
 */
export async function jpegOfManyScans(side: number): Promise<Uint8Array> {
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
