import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../api/index.ts";
import { useAction } from "../../components/use-action.ts";
import { spokenLanguage } from "../../locales/language.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { FormFields } from "../../ui/form-fields.tsx";
import { toast } from "../../ui/toast.tsx";

const listOf = (text: string): string[] =>
  text
    .split(",")
    .map((each) => each.trim().slice(0, 80))
    .filter(Boolean)
    .slice(0, 8);

export function IdeaForms() {
  return (
    <div className="grid gap-6 md:grid-cols-2">
      <TypedIdea />
      <GeneratedIdeas />
    </div>
  );
}

function TypedIdea() {
  const { t } = useTranslation("ideas");
  const [draft, setDraft] = useState({ title: "", text: "" });
  const { pending, run } = useAction({ failed: t("changeFailed"), changed: [api.ideas.list.key()] });
  const add = () =>
    run(async () => {
      await api.ideas.add.call(draft);
      setDraft({ title: "", text: "" });
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.title.trim() && draft.text.trim()) void add();
    else toast.error(t("missing"));
  };
  return (
    <Card className="flex flex-col p-5 sm:p-6">
      <h2 className="mb-4 font-semibold">{t("typed")}</h2>
      <form noValidate onSubmit={submit} className="flex grow flex-col gap-4">
        <FormFields
          values={draft}
          onChange={(change) => setDraft({ ...draft, ...change })}
          fields={[
            { name: "title", label: t("ideaTitle"), placeholder: t("ideaTitleExample"), maxLength: 120 },
            { name: "text", label: t("ideaText"), placeholder: t("ideaTextExample"), rows: 7, maxLength: 4_000 },
          ]}
        />
        <Button type="submit" loading={pending} className="mt-auto self-start">
          {t("add")}
        </Button>
      </form>
    </Card>
  );
}

const noSeeds = { skills: "", interests: "", budget: "", hours: "" };

const seedsOf = ({ skills, interests, budget, hours }: typeof noSeeds) => ({
  language: spokenLanguage(),
  skills: listOf(skills),
  interests: listOf(interests),
  ...(budget.trim() && { budget: Math.round(Number(budget)) }),
  ...(hours.trim() && { hoursPerWeek: Math.round(Number(hours)) }),
});

function GeneratedIdeas() {
  const { t } = useTranslation("ideas");
  const [draft, setDraft] = useState(noSeeds);
  const { pending, run } = useAction({ failed: t("failed"), changed: [api.ideas.list.key()] });
  const generate = (seeds: Parameters<typeof api.ideas.generate.call>[0]) =>
    run(async () => {
      await api.ideas.generate.call(seeds);
      toast.success(t("made"));
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const seeds = seedsOf(draft);
    const { budget = 0, hoursPerWeek = 1 } = seeds;
    const complete = seeds.skills.length && seeds.interests.length && budget >= 0 && hoursPerWeek >= 1;
    if (complete) void generate(seeds);
    else toast.error(t("missing"));
  };
  return (
    <Card className="p-5 sm:p-6">
      <h2 className="mb-4 font-semibold">{t("generated")}</h2>
      <form noValidate onSubmit={submit} className="grid grid-cols-2 items-end gap-4">
        <FormFields
          values={draft}
          onChange={(change) => setDraft({ ...draft, ...change })}
          fields={[
            {
              name: "skills",
              label: t("skills"),
              placeholder: t("skillsExample"),
              hint: t("comma"),
              maxLength: 400,
              className: "col-span-2",
            },
            {
              name: "interests",
              label: t("interests"),
              placeholder: t("interestsExample"),
              hint: t("comma"),
              maxLength: 400,
              className: "col-span-2",
            },
            { name: "budget", label: t("budget"), hint: t("optional"), inputMode: "numeric", maxLength: 8 },
            { name: "hours", label: t("hours"), hint: t("optional"), inputMode: "numeric", maxLength: 8 },
          ]}
        />
        <div className="col-span-2 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" variant="secondary" loading={pending}>
            {t("generate")}
          </Button>
          <p className="text-sm text-muted">{t("free")}</p>
        </div>
      </form>
    </Card>
  );
}
