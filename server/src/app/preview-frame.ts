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
 * An empty page that becomes the document its parent sends. Its policy comes with the response and applies to the
 * written document: an origin of its own, no network, no forms, no frames. A document in an attribute (srcdoc) would
 * inherit the policy of the page around it, which blocks the scripts of a made app.
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
    // CSP does not cover WebRTC: Chromium blocks it by this header (it does not know `webrtc 'block'`), for frames
    // within this one too; in other browsers the API is removed from the frame.
    "connection-allowlist": "()",
    "cache-control": "no-cache",
  },
};
