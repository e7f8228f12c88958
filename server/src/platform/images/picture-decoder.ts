import { buffer } from "node:stream/consumers";
import sharp from "sharp";
import type { PictureForm } from "./decode-picture.ts";

/** Run by `decode-picture.ts` as a process of its own: reads a picture, writes one of the given form. */

/** A small file can expand to a huge picture; a larger one than this is not decoded. */
const pixelsMax = 25_000_000;
const [given = "", timeMaxMs, unreadableExitCode] = process.argv.slice(2);
const form = JSON.parse(given) as PictureForm;

/** Decoding runs beside this thread, and only the end of the process stops it. */
function endWhenLate(): void {
  const { user, system } = process.cpuUsage();
  if (user + system > Number(timeMaxMs) * 1_000) process.kill(process.pid, "SIGKILL");
}

setInterval(endWhenLate, 100).unref();
sharp.concurrency(1);
const bytes = await buffer(process.stdin);
try {
  const picture = sharp(bytes, { limitInputPixels: pixelsMax, failOn: "error" }).rotate();
  const made =
    "square" in form
      ? picture.resize(form.square, form.square, { fit: "cover" }).webp({ quality: 85 })
      : picture.resize(form.within, form.within, { fit: "inside", withoutEnlargement: true }).png();
  process.stdout.write(await made.toBuffer());
} catch {
  process.exitCode = Number(unreadableExitCode);
}
