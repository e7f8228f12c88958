/** Files that the product keeps for its members: a folder of this machine, or storage that speaks S3. */
export interface Files {
  /** @param key a path such as `avatars/<id>.webp`; an existing file of that name is replaced. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Null when there is no such file. */
  get(key: string): Promise<Uint8Array | null>;
  /** A file that is not there is no error. */
  delete(key: string): Promise<void>;
}
