import { buffer } from "node:stream/consumers";
import sharp from "sharp";

/** Run by `picture.ts` as a process of its own: a picture comes in, a square of the given side as WebP goes out. */

/** A small file can unfold into a huge picture; what is larger than this is not decoded. */
const pixelsMax = 25_000_000;
const [side, timeMaxMs = 0, unreadableExitCode] = process.argv.slice(2).map(Number);

/** Decoding is done beside this thread, and nothing but the end of the process ends it. */
function endWhenLate(): void {
  const { user, system } = process.cpuUsage();
  if (user + system > timeMaxMs * 1_000) process.kill(process.pid, "SIGKILL");
}

setInterval(endWhenLate, 100).unref();
sharp.concurrency(1);
const bytes = await buffer(process.stdin);
try {
  const picture = await sharp(bytes, { limitInputPixels: pixelsMax, failOn: "error" })
    .rotate()
    .resize(side, side, { fit: "cover" })
    .webp({ quality: 85 })
    .toBuffer();
  process.stdout.write(picture);
} catch {
  process.exitCode = unreadableExitCode;
}
