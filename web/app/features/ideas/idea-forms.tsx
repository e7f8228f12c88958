import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { api, problemOf, problemTexts } from "../../api/index.ts";
import { spokenLanguage } from "../../locales/language.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Field } from "../../ui/field.tsx";
import { Input } from "../../ui/input.tsx";
import { Textarea } from "../../ui/textarea.tsx";
import { toast } from "../../ui/toast.tsx";

const listOf = (text: string): string[] =>
  text
    .split(",")
    .map((each) => each.trim().slice(0, 80))
    .filter(Boolean)
    .slice(0, 8);

/** Reloads the board after a change. */
export function useBoardChanged() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: api.ideas.list.key() });
}

export function IdeaForms() {
  return (
    <div className="grid items-start gap-6 md:grid-cols-2">
      <TypedIdea />
      <GeneratedIdeas />
    </div>
  );
}

function TypedIdea() {
  const { t } = useTranslation("ideas");
  const [draft, setDraft] = useState({ title: "", text: "" });
  const changed = useBoardChanged();
  const add = useMutation(
    api.ideas.add.mutationOptions({
      onSuccess: async () => {
        setDraft({ title: "", text: "" });
        await changed();
      },
      onError: (error) => toast.error(t("changeFailed"), problemTexts[problemOf(error).code]),
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.title.trim() && draft.text.trim()) add.mutate(draft);
    else toast.error(t("missing"));
  };
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="mb-4 font-semibold">{t("typed")}</h2>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Field label={t("ideaTitle")}>
          <Input value={draft.title} maxLength={120} onValueChange={(title) => setDraft({ ...draft, title })} />
        </Field>
        <Field label={t("ideaText")}>
          <Textarea value={draft.text} maxLength={4_000} onValueChange={(text) => setDraft({ ...draft, text })} />
        </Field>
        <Button type="submit" loading={add.isPending} className="self-start">
          {t("add")}
        </Button>
      </form>
    </Card>
  );
}

const fields = ["skills", "interests", "budget", "hours"] as const;

function GeneratedIdeas() {
  const { t } = useTranslation("ideas");
  const [draft, setDraft] = useState({ skills: "", interests: "", budget: "", hours: "" });
  const changed = useBoardChanged();
  const generate = useMutation(
    api.ideas.generate.mutationOptions({
      onSuccess: async () => {
        toast.success(t("made"));
        await changed();
      },
      onError: (error) => toast.error(t("failed"), problemTexts[problemOf(error).code]),
    }),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const seeds = {
      skills: listOf(draft.skills),
      interests: listOf(draft.interests),
      ...(draft.budget.trim() && { budget: Math.round(Number(draft.budget)) }),
      ...(draft.hours.trim() && { hoursPerWeek: Math.round(Number(draft.hours)) }),
    };
    const { budget = 0, hoursPerWeek = 1 } = seeds;
    const complete = seeds.skills.length && seeds.interests.length && budget >= 0 && hoursPerWeek >= 1;
    if (complete) generate.mutate(seeds);
    else toast.error(t("missing"));
  };
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="mb-4 font-semibold">{t("generated")}</h2>
      <form noValidate onSubmit={submit} className="grid grid-cols-2 items-end gap-4">
        {fields.map((name) => {
          const isList = name === "skills" || name === "interests";
          return (
            <Field
              key={name}
              label={t(name)}
              hint={t(isList ? "comma" : "optional")}
              className={isList ? "col-span-2" : ""}
            >
              <Input
                value={draft[name]}
                inputMode={isList ? "text" : "numeric"}
                maxLength={isList ? 400 : 8}
                onValueChange={(value) => setDraft({ ...draft, [name]: value })}
              />
            </Field>
          );
        })}
        <Button type="submit" loading={generate.isPending} className="col-span-2 justify-self-start">
          {t("generate")}
        </Button>
        {spokenLanguage() !== "en" && <p className="col-span-2 text-sm text-muted">{t("inEnglish")}</p>}
      </form>
    </Card>
  );
}
