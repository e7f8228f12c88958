import type { Rating } from "@cofounder/contract";
import { Star } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { toast } from "../../../ui/toast.tsx";
import { useOnDemand } from "../../../ui/use-on-demand.ts";
import { useReplyWords } from "./reply-words.ts";

const loadDialog = async () => (await import("./rating-dialog.tsx")).RatingDialog;

const look =
  "inline-flex items-center gap-1.5 rounded-full bg-accent-soft px-2.5 py-1 text-xs font-semibold text-accent tabular-nums";

/** '8/10'. Opens the reasons if the reply includes them. */
export function RatingBadge({ score, rating }: { score: number; rating: Rating | null }) {
  const { t } = useTranslation("common");
  const { say } = useReplyWords();
  const [open, setOpen] = useState(false);
  const { part: RatingDialog, preload, request } = useOnDemand(loadDialog, () => toast.error(t("crash.offline")));
  const show = () => {
    request();
    setOpen(true);
  };
  const face = (
    <>
      <Star className="size-3 fill-current" aria-hidden />
      {score}/10
    </>
  );
  if (!rating) return <span className={look}>{face}</span>;
  return (
    <>
      <button
        type="button"
        aria-label={say("reply.ratingLabel", { score })}
        aria-haspopup="dialog"
        className={`${look} hover:brightness-95`}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={show}
      >
        {face}
      </button>
      {RatingDialog && <RatingDialog open={open} onOpenChange={setOpen} rating={rating} />}
    </>
  );
}
