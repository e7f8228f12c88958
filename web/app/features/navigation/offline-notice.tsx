import { WifiOff } from "lucide-react";
import { useSyncExternalStore } from "react";
import { useTranslation } from "react-i18next";

function watch(callback: () => void) {
  addEventListener("online", callback);
  addEventListener("offline", callback);
  return () => {
    removeEventListener("online", callback);
    removeEventListener("offline", callback);
  };
}

/** Shown for as long as the browser has no network. */
export function OfflineNotice() {
  const { t } = useTranslation("navigation");
  const online = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" className="sticky top-nav z-30">
      {!online && (
        <p className="flex items-center justify-center gap-2 border-b border-line bg-warn-soft px-4 py-2 text-sm text-warn">
          <WifiOff aria-hidden className="size-4 shrink-0" />
          {t("offline")}
        </p>
      )}
    </div>
  );
}
