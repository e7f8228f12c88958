import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";
import type { AuthFailure } from "../auth-api.ts";
import { PanelHead } from "../password-panels.tsx";
import { CodeForm } from "./code-form.tsx";

/** The password was right, but the second factor took too long or failed too often. */
const ends = new Set(["INVALID_TWO_FACTOR_COOKIE", "TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE"]);

interface ChallengePanelProps {
  onVerified: () => Promise<void>;
  /** Goes back to the password, with the refusal that ended the challenge. */
  onBack: (failure: AuthFailure | null) => void;
}

/** The second step of a sign-in. */
export function ChallengePanel({ onVerified, onBack }: ChallengePanelProps) {
  const { t } = useTranslation("factor");
  const { t: accounts } = useTranslation("accounts");
  return (
    <div className="flex flex-col gap-5">
      <PanelHead title={t("challenge.title")} text={t("challenge.text")} />
      <CodeForm
        submitLabel={t("challenge.verify")}
        onVerified={onVerified}
        onFailure={(failure) => ends.has(failure.code) && onBack(failure)}
      />
      <Button variant="ghost" size="sm" onClick={() => onBack(null)} className="self-center">
        {accounts("backToSignIn")}
      </Button>
    </div>
  );
}
