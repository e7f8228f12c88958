import type { Rating } from "@cofounder/contract";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../ui/dialog.tsx";
import { RatingReasons } from "./rating-part.tsx";
import { useReplyWords } from "./reply-words.ts";

interface RatingDialogProps {
  rating: Rating;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function RatingDialog({ rating, open, onOpenChange }: RatingDialogProps) {
  const { t } = useTranslation("common");
  const { say, locale } = useReplyWords();
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={say("rating.title")} closeLabel={t("close")}>
      <div lang={locale}>
        <RatingReasons rating={rating} />
      </div>
    </Dialog>
  );
}
