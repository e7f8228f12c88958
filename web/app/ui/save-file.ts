/** Browsers read a download's address after the click, so it is released a moment later. */
const releaseMs = 10_000;

/** Saves a file as a download. */
export function saveFile(filename: string, content: Blob) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = filename;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), releaseMs);
}
