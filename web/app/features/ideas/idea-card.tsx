import type { Idea } from "@cofounder/contract";
import { Pencil, Trash2 } from "lucide-react";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../api/index.ts";
import { useAction } from "../../components/use-action.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Card } from "../../ui/card.tsx";
import { ConfirmButton } from "../../ui/confirm-button.tsx";
import { Input } from "../../ui/input.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { toast } from "../../ui/toast.tsx";

interface IdeaCardProps {
  idea: Idea;
  chosen: boolean;
  /** Null once four are chosen. */
  onChoose: ((chosen: boolean) => void) | null;
}

export function IdeaCard({ idea, chosen, onChoose }: IdeaCardProps) {
  const { t } = useTranslation("ideas");
  const [editing, setEditing] = useState(false);
  const { title, text, madeBy, score } = idea;
  if (editing) return <EditCard idea={idea} onEnd={() => setEditing(false)} />;
  return (
    <Card className="flex flex-col gap-3 p-5">
      <div className="flex items-start justify-between gap-3">
        <h3 className="font-semibold text-balance wrap-anywhere">{title}</h3>
        <input
          type="checkbox"
          aria-label={t("compare", { title })}
          checked={chosen}
          disabled={!chosen && !onChoose}
          onChange={(event) => onChoose?.(event.target.checked)}
          className="mt-1 size-4 shrink-0 accent-accent"
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <Badge>{score.rating.score === null ? t("notRated") : t("rated", { score: score.rating.score })}</Badge>
        {madeBy === "engine" && <Badge>{t("byEngine")}</Badge>}
      </div>
      <p className="text-sm whitespace-pre-line text-muted wrap-anywhere">{text}</p>
      {score.missing.length > 0 && (
        <details className="text-sm">
          <summary className="cursor-pointer font-medium">{t("missingTitle")}</summary>
          <ul className="mt-2 list-disc pl-5 text-muted">
            {score.missing.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </details>
      )}
      <div className="mt-auto flex items-center gap-1 pt-2">
        <ButtonLink
          to={`/chat?prompt=${encodeURIComponent(`${title}. ${text}`)}`}
          variant="secondary"
          size="sm"
          className="mr-auto"
        >
          {t("chat")}
        </ButtonLink>
        <Button variant="ghost" size="icon" aria-label={t("edit", { title })} onClick={() => setEditing(true)}>
          <Pencil aria-hidden />
        </Button>
        <DeleteButton idea={idea} />
      </div>
    </Card>
  );
}

function EditCard({ idea, onEnd }: { idea: Idea; onEnd: () => void }) {
  const { t } = useTranslation("ideas");
  const [draft, setDraft] = useState({ title: idea.title, text: idea.text });
  const { pending, run } = useAction({ failed: t("changeFailed"), changed: [api.ideas.list.key()] });
  const save = async () => {
    if (await run(() => api.ideas.update.call({ ideaId: idea.id, ...draft }))) onEnd();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.title.trim() && draft.text.trim()) void save();
    else toast.error(t("missing"));
  };
  return (
    <Card className="p-5">
      <form noValidate onSubmit={submit} className="flex flex-col gap-3">
        <Input
          aria-label={t("ideaTitle")}
          value={draft.title}
          maxLength={120}
          onValueChange={(title) => setDraft({ ...draft, title })}
        />
        <Textarea
          aria-label={t("ideaText")}
          value={draft.text}
          maxLength={4_000}
          onValueChange={(text) => setDraft({ ...draft, text })}
        />
        <div className="flex gap-2">
          <Button type="submit" size="sm" loading={pending}>
            {t("save")}
          </Button>
          <Button variant="ghost" size="sm" onClick={onEnd}>
            {t("cancel")}
          </Button>
        </div>
      </form>
    </Card>
  );
}

function DeleteButton({ idea: { id, title } }: { idea: Idea }) {
  const { t } = useTranslation("ideas");
  const { run } = useAction({ failed: t("changeFailed"), changed: [api.ideas.list.key()] });
  const question = {
    title: t("deleteTitle"),
    text: t("deleteText", { title }),
    confirm: t("deleteConfirm"),
    cancel: t("cancel"),
  };
  return (
    <ConfirmButton
      variant="ghost"
      size="icon"
      aria-label={t("delete", { title })}
      question={question}
      onConfirm={() => run(() => api.ideas.delete.call({ ideaId: id }))}
    >
      <Trash2 aria-hidden />
    </ConfirmButton>
  );
}
