/** The body of a response; throws where it is larger than `max` bytes. */
export async function bytesUpTo(
  response: { body: ReadableStream<Uint8Array> | null },
  max: number,
): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of response.body ?? []) {
    length += piece.byteLength;
    if (length > max) throw new Error("The answer is too large.");
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
