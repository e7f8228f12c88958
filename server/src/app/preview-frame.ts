const receiver = `
for (const name of ["RTCPeerConnection", "webkitRTCPeerConnection", "WebTransport"]) Object.defineProperty(window, name, { value: undefined });
addEventListener("message", ({ data, source }) => {
  if (source !== parent || typeof data?.document !== "string") return;
  document.open();
  document.write(data.document);
  document.close();
}, { once: true });
parent.postMessage({ preview: "ready" }, "*");`;

/**
 * An empty page that becomes the document its parent sends. Its rules come with the response and hold for whatever is
 * written into it: an origin of its own, no network, no forms, no frames. A document in an attribute would have the
 * rules of the page around it instead, under which no script of a made app could run.
 */
export const previewFrame = {
  html: `<!doctype html><meta charset="utf-8"><title>Preview</title><script>${receiver}</script>`,
  headers: {
    "content-security-policy": [
      "sandbox allow-scripts allow-modals allow-forms",
      "default-src 'none'",
      "script-src 'unsafe-inline' data: blob:",
      "style-src 'unsafe-inline'",
      "img-src data: blob:",
      "font-src data:",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ].join("; "),
    // WebRTC asks no policy of content: Chromium keeps it in by this header (`webrtc 'block'` it does not know), for frames
    // within this one too; elsewhere the frame is left without the means.
    "connection-allowlist": "()",
    "cache-control": "no-cache",
  },
};
