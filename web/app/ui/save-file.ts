/** Browsers read the address of a download after the click; it is freed a moment later. */
const releaseMs = 10_000;

/** Hands a file to the person as a download. */
export function saveFile(filename: string, content: Blob) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = filename;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), releaseMs);
}
