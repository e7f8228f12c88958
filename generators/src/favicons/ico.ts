interface IcoPicture {
  /** Width and height in pixels, at most 256. */
  size: number;
  png: Uint8Array;
}

const headerBytes = 6;
const entryBytes = 16;

/**
 * An icon file with PNG pictures in the given order. Largest first: some browsers draw an ascending order wrongly
 * (RealFaviconGenerator, 2026).
 */
export function icoOf(pictures: readonly IcoPicture[]): Uint8Array {
  const start = headerBytes + entryBytes * pictures.length;
  const file = new Uint8Array(pictures.reduce((sum, { png }) => sum + png.length, start));
  const view = new DataView(file.buffer);
  view.setUint16(2, 1, true);
  view.setUint16(4, pictures.length, true);
  let offset = start;
  for (const [index, { size, png }] of pictures.entries()) {
    const at = headerBytes + entryBytes * index;
    view.setUint8(at, size % 256);
    view.setUint8(at + 1, size % 256);
    view.setUint16(at + 4, 1, true);
    view.setUint16(at + 6, 32, true);
    view.setUint32(at + 8, png.length, true);
    view.setUint32(at + 12, offset, true);
    file.set(png, offset);
    offset += png.length;
  }
  return file;
}
