import { useTranslation } from "react-i18next";
import { relativeTime } from "./relative-time.ts";

/** How long ago a chat changed. */
export function Age({ iso, now }: { iso: string; now: number }) {
  const { t } = useTranslation("chat");
  const time = relativeTime(iso, now);
  return (
    <time dateTime={iso}>
      {"count" in time ? t(`time.${time.unit}`, { count: time.count }) : t(`time.${time.unit}`)}
    </time>
  );
}
