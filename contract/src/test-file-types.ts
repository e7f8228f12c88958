/** By the end of their names: what interviews, counts and screens are kept in. */
export const testFileTypes = [
  "pdf",
  "png",
  "jpg",
  "jpeg",
  "webp",
  "csv",
  "tsv",
  "txt",
  "md",
  "json",
  "xlsx",
  "ods",
  "docx",
  "odt",
  "mp3",
  "m4a",
] as const;
