import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { loadTexts } from "../../locales/load-texts.ts";
import { Button } from "../../ui/button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import type { AuthFailure } from "./auth-api.ts";
import { PanelHead } from "./password-panels.tsx";

const CodeForm = lazy(async () => {
  const [{ CodeForm: Form }] = await Promise.all([import("./two-factor/code-form.tsx"), loadTexts("factor")]);
  return { default: Form };
});

/** The password was right, but the second factor was waited for too long or missed too often. */
const ends = new Set(["INVALID_TWO_FACTOR_COOKIE", "TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE"]);

interface ChallengePanelProps {
  onVerified: () => Promise<void>;
  /** Back to the password; with the refusal that ended the challenge. */
  onBack: (failure: AuthFailure | null) => void;
}

/** The second half of a sign-in. */
export function ChallengePanel({ onVerified, onBack }: ChallengePanelProps) {
  const { t } = useTranslation("accounts");
  const { t: common } = useTranslation();
  return (
    <div className="flex flex-col gap-5">
      <PanelHead title={t("challenge.title")} text={t("challenge.text")} />
      <Suspense fallback={<Spinner label={common("loading")} className="self-center text-xl text-muted" />}>
        <CodeForm
          submitLabel={t("challenge.verify")}
          onVerified={onVerified}
          onFailure={(failure) => ends.has(failure.code) && onBack(failure)}
        />
      </Suspense>
      <Button variant="ghost" size="sm" onClick={() => onBack(null)} className="self-center">
        {t("backToSignIn")}
      </Button>
    </div>
  );
}
