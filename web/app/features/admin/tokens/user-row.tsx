import type { AdminUser } from "@cofounder/contract";
import { Check, Coins, MessagesSquare, ShieldOff } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { formats } from "../../../locales/formats.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { RemoveFactorDialog } from "./remove-factor-dialog.tsx";
import { UserChatsDialog } from "./user-chats-dialog.tsx";

interface UserRowProps {
  user: AdminUser;
  chosen: boolean;
  onChoose: () => void;
}

export function UserRow({ user, chosen, onChoose }: UserRowProps) {
  const { t } = useTranslation("admin");
  const [open, setOpen] = useState<"chats" | "factor" | null>(null);
  const close = () => setOpen(null);
  return (
    <li className={chosen ? "bg-accent-soft" : undefined}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3 px-4 py-3.5 sm:px-5">
        <Person user={user} />
        <div className="flex flex-wrap gap-2">
          {user.twoFactor && (
            <Button
              variant="ghost"
              size="icon"
              aria-label={t("users.removeFactor")}
              title={t("users.removeFactor")}
              onClick={() => setOpen("factor")}
            >
              <ShieldOff aria-hidden />
            </Button>
          )}
          <Button variant="secondary" size="sm" onClick={() => setOpen("chats")}>
            <MessagesSquare aria-hidden />
            {t("users.viewChats")}
          </Button>
          <Button variant={chosen ? "primary" : "secondary"} size="sm" aria-pressed={chosen} onClick={onChoose}>
            {chosen && <Check aria-hidden />}
            {chosen ? t("users.chosen") : t("users.choose")}
          </Button>
        </div>
      </div>
      {open === "chats" && <UserChatsDialog user={user} onClose={close} />}
      {open === "factor" && <RemoveFactorDialog user={user} onClose={close} />}
    </li>
  );
}

function Person({ user }: { user: AdminUser }) {
  const { t } = useTranslation("admin");
  return (
    <div className="min-w-0 grow basis-56">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="font-medium wrap-anywhere">{user.displayName ?? user.email}</span>
        <Marks user={user} />
      </p>
      <p className="mt-0.5 text-sm wrap-anywhere text-muted">
        {user.displayName ? `${user.email} · ` : ""}
        {t("users.since", { date: formats.date(user.createdAt) })}
      </p>
      <p className="mt-1 flex items-center gap-1.5 text-sm tabular-nums">
        <Coins aria-hidden className="size-4 text-accent" />
        {t("users.balance", { count: user.balance })}
        {user.plan > 0 && <span className="text-muted">{t("users.plan", { count: user.plan })}</span>}
      </p>
    </div>
  );
}

function Marks({ user }: { user: AdminUser }) {
  const { t } = useTranslation("admin");
  return (
    <>
      {user.isAdmin && <Badge tone="accent">{t("users.admin")}</Badge>}
      {user.isPremium && <Badge tone="good">{t("users.premium")}</Badge>}
      {user.twoFactor && <Badge>{t("users.twoFactor")}</Badge>}
      {!user.emailVerified && <Badge tone="warn">{t("users.unconfirmed")}</Badge>}
    </>
  );
}
