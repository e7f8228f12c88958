/** Files that the product stores for its members: in a folder of this machine, or in S3-compatible storage. */
export interface Files {
  /** @param key a path such as `avatars/<id>.webp`; an existing file of that name is replaced. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Null when there is no such file. */
  get(key: string): Promise<Uint8Array | null>;
  /** A missing file is not an error. */
  delete(key: string): Promise<void>;
}
