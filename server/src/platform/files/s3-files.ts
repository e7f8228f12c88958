import { Disk } from "flydrive";
import { overDisk } from "./disk-files.ts";
import type { Files } from "./files.ts";

export interface S3Settings {
  bucket: string;
  region: string;
  /** Null: Amazon's own; else the address of a compatible server. */
  endpoint: string | null;
  accessKeyId: string;
  secretAccessKey: string;
}

/** Its code is large, and loaded only where S3 is configured. */
export async function s3Files({ bucket, region, endpoint, ...credentials }: S3Settings): Promise<Files> {
  const { S3Driver } = await import("flydrive/drivers/s3");
  return overDisk(
    new Disk(
      new S3Driver({
        bucket,
        region,
        credentials,
        visibility: "private",
        supportsACL: false,
        ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
      }),
    ),
  );
}
