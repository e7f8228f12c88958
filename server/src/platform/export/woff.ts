import { inflateSync } from "node:zlib";

const signature = 0x774f4646;
const [woffHead, woffEntry, sfntHead, sfntEntry] = [44, 20, 12, 16];
const padded = (length: number): number => Math.ceil(length / 4) * 4;

/** A WOFF font as the font that is packed in it: unpacked once here, and not for each of its glyphs. Others stay as they are. */
export function unpackWoff(file: Buffer): Buffer {
  if (file.readUInt32BE(0) !== signature) return file;
  const tables = Array.from({ length: file.readUInt16BE(12) }, (_, index) => {
    const at = woffHead + index * woffEntry;
    const [offset, packed, length] = [file.readUInt32BE(at + 4), file.readUInt32BE(at + 8), file.readUInt32BE(at + 12)];
    const stored = file.subarray(offset, offset + packed);
    return {
      tag: file.subarray(at, at + 4),
      checksum: file.readUInt32BE(at + 16),
      content: packed < length ? inflateSync(stored) : stored,
    };
  });
  const head = Buffer.alloc(sfntHead + tables.length * sfntEntry);
  const power = Math.floor(Math.log2(tables.length));
  head.writeUInt32BE(file.readUInt32BE(4), 0);
  head.writeUInt16BE(tables.length, 4);
  head.writeUInt16BE(2 ** power * sfntEntry, 6);
  head.writeUInt16BE(power, 8);
  head.writeUInt16BE((tables.length - 2 ** power) * sfntEntry, 10);
  let offset = head.length;
  tables.forEach(({ tag, checksum, content }, index) => {
    const at = sfntHead + index * sfntEntry;
    tag.copy(head, at);
    head.writeUInt32BE(checksum, at + 4);
    head.writeUInt32BE(offset, at + 8);
    head.writeUInt32BE(content.length, at + 12);
    offset += padded(content.length);
  });
  const contents = tables.map(({ content }) =>
    Buffer.concat([content, Buffer.alloc(padded(content.length) - content.length)]),
  );
  return Buffer.concat([head, ...contents]);
}
