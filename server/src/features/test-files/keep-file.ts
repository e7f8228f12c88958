import { testFileNameMaxLength, testFilesMax, testFileTypes } from "@cofounder/contract";
import type { MemberCtx } from "../../platform/ctx.ts";
import { newId } from "../../platform/db/columns.ts";
import { willBeNamed } from "../../platform/files/sweep-files.ts";
import { Problem } from "../../platform/problem.ts";
import { requireTest } from "../kill-tests/index.ts";
import { deleteFile, type FilePlace, type FileRow, findFile, insertFile, keyOf, listFiles } from "./store.ts";

/** Longer than the row of a file takes to be written. */
const unnamedMs = 30 * 60_000;

export async function readFiles(ctx: MemberCtx, testId: string): Promise<FileRow[]> {
  await requireTest(ctx, testId);
  return listFiles(ctx, testId);
}

/** The bytes are stored before the row that names them; without it they are deleted again. */
export async function addFile(ctx: MemberCtx, testId: string, file: File): Promise<FileRow> {
  await requireTest(ctx, testId);
  const name = nameOf(file);
  if ((await listFiles(ctx, testId)).length >= testFilesMax) throw new Problem("test_file.limit_reached");
  const id = newId();
  await willBeNamed(ctx, keyOf(id), new Date(ctx.now().getTime() + unnamedMs));
  await ctx.files.put(keyOf(id), new Uint8Array(await file.arrayBuffer()), "application/octet-stream");
  const row = await insertFile(ctx, { id, testId, name, size: file.size }, testFilesMax);
  if (row) return row;
  // Another one took the last place meanwhile: no row will name these bytes.
  await willBeNamed(ctx, keyOf(id), ctx.now());
  throw new Problem("test_file.limit_reached");
}

/** The last part of the client's name, on one line. Refuses a kind of file that is not kept. */
function nameOf({ name }: File): string {
  const last = name.split(/[\\/]/).at(-1) ?? "";
  const plain = last.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, "").trim();
  const dot = plain.lastIndexOf(".");
  const type = plain.slice(dot + 1).toLowerCase();
  if (dot < 1 || !testFileTypes.some((each) => each === type)) throw new Problem("test_file.type");
  return `${plain.slice(0, Math.min(dot, testFileNameMaxLength - type.length - 1))}.${type}`;
}

/** As it was added; a browser saves it and shows nothing of it. */
export async function readFile(ctx: MemberCtx, place: FilePlace): Promise<File> {
  await requireTest(ctx, place.testId);
  const row = await findFile(ctx, place);
  const bytes = row && (await ctx.files.get(keyOf(row.id)));
  if (!row || !bytes) throw new Problem("test_file.not_found");
  return new File([new Uint8Array(bytes)], row.name, { type: "application/octet-stream" });
}

export async function removeFile(ctx: MemberCtx, place: FilePlace): Promise<void> {
  await requireTest(ctx, place.testId);
  if (!(await deleteFile(ctx, place))) throw new Problem("test_file.not_found");
}
