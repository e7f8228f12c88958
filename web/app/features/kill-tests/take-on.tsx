import type { PlannedTest } from "@cofounder/contract";
import { useQuery } from "@tanstack/react-query";
import { Check, FlaskConical } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import { api } from "../../api/index.ts";
import { loadTexts } from "../../locales/load-texts.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";
import { useOnDemand } from "../../ui/use-on-demand.ts";
import { textOf } from "./rule-text.ts";

const load = async () => (await Promise.all([import("./rule-dialog.tsx"), loadTexts("killTests")]))[0].RuleDialog;

interface TakeOnProps {
  test: PlannedTest;
  /** The reply that proposes it. */
  messageId: string;
  chatId: string;
}

/** Takes on the test of a reply, or leads to it where that was done. */
export function TakeOn({ test, messageId, chatId }: TakeOnProps) {
  const { t, i18n } = useTranslation("chat");
  const [open, setOpen] = useState(false);
  const query = useQuery(api.killTests.list.queryOptions({ input: { chatId } }));
  const { part: RuleDialog, preload, request } = useOnDemand(load, () => toast.error(t("takeOn.notLoaded")));
  const taken = query.data?.tests.some(({ origin }) => origin?.messageId === messageId);
  if (taken)
    return (
      <p lang={i18n.language} className="mt-3 flex items-center gap-2 text-sm text-muted">
        <Check aria-hidden className="size-4 text-good" />
        <Link to="/tests" className="underline underline-offset-4 hover:text-ink">
          {t("takeOn.taken")}
        </Link>
      </p>
    );
  return (
    <div lang={i18n.language} className="mt-3">
      <Button
        variant="secondary"
        size="sm"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          request();
          setOpen(true);
        }}
      >
        <FlaskConical aria-hidden />
        {t("takeOn.offer")}
      </Button>
      {RuleDialog && open && (
        <RuleDialog
          open
          onOpenChange={setOpen}
          title={t("takeOn.offer")}
          initial={textOf(test)}
          onLock={(rule) => api.killTests.lock.call({ messageId, rule })}
        />
      )}
    </div>
  );
}
