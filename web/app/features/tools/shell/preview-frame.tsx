import { useEffect, useRef } from "react";

export interface PreviewNews {
  preview: "ready" | "error" | "blocked";
  message?: string;
}

interface PreviewFrameProps {
  title: string;
  /** A whole HTML document. A new one gets a new frame. */
  document: string;
  onNews?: (news: PreviewNews) => void;
  className?: string;
  style?: React.CSSProperties;
}

const isNews = (data: unknown): data is PreviewNews => typeof data === "object" && data !== null && "preview" in data;

/**
 * Shows a generated document safely: in a frame without our origin, whose response forbids every request. It can reach
 * neither this page nor cookies nor the network, whatever it contains.
 */
export function PreviewFrame({ title, document, onNews, className, style }: PreviewFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const listener = useRef(onNews);
  useEffect(() => {
    listener.current = onNews;
  });
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent<unknown>) => {
      const inner = frame.current?.contentWindow;
      if (!inner || source !== inner || !isNews(data)) return;
      // The frame has an opaque origin, which cannot be named as a target.
      if (data.preview === "ready") inner.postMessage({ document }, "*");
      else listener.current?.(data);
    };
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  }, [document]);
  return (
    <iframe
      key={document}
      ref={frame}
      title={title}
      // If the frame loaded before the listener was added, its ready message was missed.
      onLoad={({ currentTarget }) => currentTarget.contentWindow?.postMessage({ document }, "*")}
      src="/api/preview-frame"
      sandbox="allow-scripts allow-forms allow-modals"
      className={className}
      style={style}
    />
  );
}
