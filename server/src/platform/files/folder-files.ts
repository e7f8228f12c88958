import { Disk } from "flydrive";
import { FSDriver } from "flydrive/drivers/fs";
import { overDisk } from "./disk-files.ts";
import type { Files } from "./files.ts";

/** @param folder created with the first file. */
export function folderFiles(folder: string): Files {
  return overDisk(new Disk(new FSDriver({ location: folder, visibility: "private" })));
}
