import {
  ArrowRight,
  Coins,
  FlaskConical,
  Lightbulb,
  MessageSquarePlus,
  NotebookText,
  Rocket,
  Settings,
} from "lucide-react";
import type { Member } from "@cofounder/contract";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ButtonLink } from "../../ui/button-link.tsx";

/** In tokens: a reply costs one to three. */
const replyCostMax = 3;

interface DashboardProps {
  member: Member;
  /** The latest chat with what is open in it. */
  leftOff: ReactNode;
  /** Tests that wait for their result. */
  overdue: ReactNode;
  typeCards: ReactNode;
}

/** A member's start page: where they left off, next steps, and the startup types to begin from. */
export function Dashboard({ member, leftOff, overdue, typeCards }: DashboardProps) {
  const { t } = useTranslation("dashboard");
  const name = member.displayName?.trim();
  const [fewest, most] = [Math.floor(member.tokens / replyCostMax), member.tokens];
  const enough = fewest > 0 ? t("enough", { fewest, most }) : t("notEnough");
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
        <div className="min-w-0">
          <p className="text-sm font-medium text-accent">{t("title")}</p>
          <h1 className="mt-2 text-title font-semibold break-words">
            {name ? t("welcome", { name }) : t("welcomeNameless")}
          </h1>
        </div>
        <p className="flex items-center gap-3 rounded-card border border-line bg-surface px-4 py-3 shadow-raised">
          <Coins aria-hidden className="size-5 text-accent" />
          <span>
            <span className="block font-semibold tabular-nums">{t("tokens", { count: member.tokens })}</span>
            <span className="block text-xs text-muted">{enough}</span>
          </span>
        </p>
      </header>
      {overdue}
      {leftOff}
      <Actions />
      <section aria-labelledby="start-from" className="mt-14">
        <h2 id="start-from" className="text-xl font-semibold tracking-tight">
          {t("startFrom")}
        </h2>
        <p className="mt-1 text-muted">{t("startFromText")}</p>
        <p className="mt-4 mb-6 flex flex-wrap items-center gap-x-4 gap-y-2">
          {t("noneFits")}
          <ButtonLink to="/chat" variant="secondary" size="sm">
            {t("ownWords")}
            <ArrowRight aria-hidden />
          </ButtonLink>
        </p>
        {typeCards}
      </section>
    </>
  );
}

function Actions() {
  const { t } = useTranslation("dashboard");
  return (
    <nav aria-label={t("actions")} className="mt-8 grid grid-cols-2 gap-3 sm:flex sm:flex-wrap">
      <ButtonLink to="/chat">
        <MessageSquarePlus aria-hidden />
        {t("newChat")}
      </ButtonLink>
      <ButtonLink to="/ventures" variant="secondary">
        <Rocket aria-hidden />
        {t("ventures")}
      </ButtonLink>
      <ButtonLink to="/tests" variant="secondary" className="max-sm:px-2 max-sm:text-[0.8125rem]">
        <FlaskConical aria-hidden />
        {t("tests")}
      </ButtonLink>
      <ButtonLink to="/saved-plans" variant="secondary">
        <NotebookText aria-hidden />
        {t("savedPlans")}
      </ButtonLink>
      <ButtonLink to="/ideas" variant="secondary">
        <Lightbulb aria-hidden />
        {t("getIdeas")}
      </ButtonLink>
      <ButtonLink to="/profile" variant="secondary">
        <Settings aria-hidden />
        {t("settings")}
      </ButtonLink>
    </nav>
  );
}
