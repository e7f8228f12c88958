import { useTranslation } from "react-i18next";
import { Button } from "../../ui/button.tsx";
import { Notice } from "./notice.tsx";

export function SignedInPanel({ email, onGoOn }: { email: string; onGoOn: () => void }) {
  const { t } = useTranslation("accounts");
  return (
    <div className="flex flex-col gap-5">
      <Notice look="good">
        <p>{t("alreadySignedIn", { email })}</p>
      </Notice>
      <Button onClick={onGoOn}>{t("goOn")}</Button>
    </div>
  );
}
