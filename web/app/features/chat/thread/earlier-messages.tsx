import { useEffect, useRef, type RefObject } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";

interface EarlierMessagesProps {
  scroller: RefObject<HTMLDivElement | null>;
  loading: boolean;
  onLoad: () => void;
}

/** Placed above the first loaded message; requests the previous page when it comes near the viewport. */
export function EarlierMessages({ scroller, loading, onLoad }: EarlierMessagesProps) {
  const { t } = useTranslation("chat");
  const marker = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const target = marker.current;
    if (!target || loading) return;
    const observer = new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && onLoad(), {
      root: scroller.current,
      rootMargin: "300px 0px 0px",
    });
    observer.observe(target);
    return () => observer.disconnect();
  }, [scroller, loading, onLoad]);

  return (
    <div ref={marker} className="flex justify-center pb-6">
      <Button variant="ghost" size="sm" loading={loading} onClick={onLoad}>
        {loading ? t("earlierLoading") : t("earlierLoad")}
      </Button>
    </div>
  );
}
