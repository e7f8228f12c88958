import type { Chat } from "@cofounder/contract";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../../api/index.ts";
import { useAction } from "../../../components/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Field } from "../../../ui/field.tsx";
import { Select } from "../../../ui/select.tsx";
import { useVentures } from "./use-ventures.ts";

interface MoveDialogProps {
  chat: Chat;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

/** Moves a chat to a venture, or to none. */
export function MoveDialog({ chat, open, onOpenChange }: MoveDialogProps) {
  const { t } = useTranslation("chat");
  const ventures = useVentures();
  const [chosen, setChosen] = useState(chat.ventureId ?? "");
  const { run, pending } = useAction({ failed: t("chat.moveFailed"), changed: [api.chats.key(), api.ventures.key()] });
  const move = async () => {
    if (await run(() => api.chats.move.call({ chatId: chat.id, ventureId: chosen || null }))) onOpenChange(false);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("chat.move")}
      closeLabel={t("chat.cancel")}
      footer={
        <Button loading={pending} onClick={() => void move()}>
          {t("chat.moveConfirm")}
        </Button>
      }
    >
      <Field label={t("chat.moveVenture")}>
        <Select
          value={chosen}
          onValueChange={setChosen}
          options={[
            { value: "", label: t("chat.noVenture") },
            ...ventures.map(({ id, name, owner }) => ({ value: id, label: owner ? `${name} (${owner})` : name })),
          ]}
        />
      </Field>
    </Dialog>
  );
}
