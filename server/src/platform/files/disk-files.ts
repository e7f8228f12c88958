import type { Disk } from "flydrive";
import type { Files } from "./files.ts";

export function overDisk(disk: Disk): Files {
  return {
    put: (key, bytes, contentType) => disk.put(key, bytes, { contentType }),
    get: async (key) => ((await disk.exists(key)) ? disk.getBytes(key) : null),
    delete: (key) => disk.delete(key),
  };
}
