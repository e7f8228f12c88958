import { ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Card } from "../../ui/card.tsx";

const steps = ["write", "confirm", "read"] as const;

/** For a member without a chat: what to do first, and what comes of it. */
export function FirstSteps() {
  const { t } = useTranslation("dashboard");
  return (
    <Card className="mt-10 p-5 sm:p-7">
      <h2 className="text-xl font-semibold tracking-tight">{t("first.title")}</h2>
      <ol className="mt-5 grid gap-x-8 gap-y-5 md:grid-cols-3">
        {steps.map((step, at) => (
          <li key={step} className="flex gap-3.5">
            <span
              aria-hidden
              className="grid size-7 shrink-0 place-items-center rounded-full bg-accent-soft text-sm font-semibold text-accent"
            >
              {at + 1}
            </span>
            <span>
              <span className="block font-medium">{t(`first.${step}.title`)}</span>
              <span className="mt-0.5 block text-sm text-muted">{t(`first.${step}.text`)}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className="mt-6 flex flex-wrap items-center gap-x-5 gap-y-3">
        <ButtonLink to="/chat">
          {t("first.start")}
          <ArrowRight aria-hidden />
        </ButtonLink>
        <Link to="/#example" className="rounded-sm text-sm font-medium text-accent underline-offset-4 hover:underline">
          {t("first.example")}
        </Link>
      </p>
    </Card>
  );
}
