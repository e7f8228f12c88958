import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { api } from "../../../api/index.ts";
import { Button } from "../../../ui/button.tsx";
import { ButtonLink } from "../../../ui/button-link.tsx";
import { ToolForm } from "../parts/tool-form.tsx";
import { PrefillButton, type ToolFormProps } from "../shell/tool-screen.tsx";

const initial = { description: "" };

/** Needs only a description. Without a plan, an explanation and a link to the plans replace the button. */
export function AppForm({ controls, price, onSignIn, onRun, ...props }: ToolFormProps<"app-generator">) {
  const { t } = useTranslation("appGenerator");
  const { memberId } = props;
  const { data } = useQuery(api.subscriptions.get.queryOptions({ enabled: memberId !== null }));
  const isOpen = memberId !== null && data?.subscription !== null;
  return (
    <ToolForm
      {...props}
      tool="app-generator"
      initial={initial}
      missing={t("missing")}
      inputOf={(fields) => fields}
      onRun={(input) => isOpen && onRun(input)}
      before={({ change }) => (
        <PrefillButton venture={props.venture} onFill={({ idea, told }) => change({ description: idea ?? told })} />
      )}
      fields={[
        {
          name: "description",
          label: t("field"),
          hint: t("hint"),
          placeholder: t("placeholder"),
          rows: 6,
          maxLength: 8_000,
          required: true,
        },
      ]}
      after={({ draft }) =>
        isOpen ? (
          <>
            <fieldset disabled={draft.description.trim() === ""}>{controls}</fieldset>
            {price && <p className="text-sm text-muted">{t(price.tokens > 0 ? "paid" : "unpaid")}</p>}
          </>
        ) : (
          <PlanNote onSignIn={memberId === null ? onSignIn : null} />
        )
      }
      controls={null}
    />
  );
}

/** `onSignIn` is null for a member. */
function PlanNote({ onSignIn }: { onSignIn: (() => void) | null }) {
  const { t } = useTranslation("appGenerator");
  return (
    <div role="note" className="flex flex-wrap items-center gap-3 rounded-lg bg-accent-soft px-4 py-3 text-sm">
      <span className="grow">{t(onSignIn ? "signInFirst" : "noPlan")}</span>
      {onSignIn && (
        <Button size="sm" onClick={onSignIn}>
          {t("signIn")}
        </Button>
      )}
      <ButtonLink to="/pricing" size="sm" variant="secondary">
        {t("plans")}
      </ButtonLink>
    </div>
  );
}
