import type { Rating } from "@cofounder/contract";
import { useTranslation } from "react-i18next";
import { Dialog } from "../../../ui/dialog.tsx";
import { RatingReasons } from "./rating-part.tsx";

interface RatingDialogProps {
  rating: Rating;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

export function RatingDialog({ rating, open, onOpenChange }: RatingDialogProps) {
  const { t } = useTranslation("chat");
  return (
    <Dialog open={open} onOpenChange={onOpenChange} title={t("rating.title")} closeLabel={t("close", { ns: "common" })}>
      <RatingReasons rating={rating} />
    </Dialog>
  );
}
