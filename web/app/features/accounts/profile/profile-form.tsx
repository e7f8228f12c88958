import type { Member } from "@cofounder/contract";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState, type SubmitEvent } from "react";
import { useTranslation } from "react-i18next";
import { api, problemOf, problemTexts } from "../../../api/index.ts";
import { languageNames } from "../../../content/languages.ts";
import { formats } from "../../../locales/formats.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { Select } from "../../../ui/select.tsx";
import { toast } from "../../../ui/toast.tsx";
import { NameField } from "../fields.tsx";
import { EmailStatus } from "../email-status.tsx";
import { useMemberUpdate } from "../session.ts";
import { PictureField } from "./picture-field.tsx";
import { changesOf, fieldsOf, whyNotProfile, type ProfileFields, type ProfileProblems } from "./profile-fields.ts";

/** Typed text stays until it is saved, even if saving fails. */
function useProfileForm(member: Member) {
  const { t } = useTranslation("profile");
  const { t: common } = useTranslation();
  const [fields, setFields] = useState<ProfileFields>(() => fieldsOf(member));
  const [problems, setProblems] = useState<ProfileProblems>({});
  const update = useMemberUpdate();
  const save = useMutation(
    api.accounts.updateProfile.mutationOptions({
      onSuccess: (saved) => {
        update(saved.member);
        setFields(fieldsOf(saved.member));
        toast.success(common("success"), t("saved"));
      },
      onError: (error) => {
        const { code } = problemOf(error);
        toast.error(common("error"), code === "unexpected" ? t("saveFailed") : problemTexts[code]);
      },
    }),
  );
  const change = (changed: Partial<ProfileFields>) => setFields((before) => ({ ...before, ...changed }));
  const submit = () => {
    const found = whyNotProfile(fields);
    setProblems(found);
    if (Object.keys(found).length > 0) return false;
    save.mutate(changesOf(fields, fieldsOf(member)));
    return true;
  };
  return { fields, problems, change, submit, saving: save.isPending };
}

export function ProfileForm({ member }: { member: Member }) {
  const { t } = useTranslation("profile");
  const { fields, problems, change, submit, saving } = useProfileForm(member);
  const form = useRef<HTMLFormElement>(null);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (saving || submit()) return;
    requestAnimationFrame(() => form.current?.querySelector<HTMLInputElement>("[aria-invalid=true]")?.focus());
  };
  return (
    <form ref={form} noValidate onSubmit={onSubmit} className="flex flex-col gap-6">
      <PictureField
        member={member}
        name={fields.displayName.trim() || member.email}
        value={fields.avatarUrl}
        onChange={(avatarUrl) => change({ avatarUrl })}
        onUploaded={({ avatarUrl }) => change({ avatarUrl: avatarUrl ?? "" })}
        error={problems.avatarUrl && t("avatarForm")}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <NameField
          value={fields.displayName}
          onChange={(displayName) => change({ displayName })}
          problem={problems.displayName === "nameLong" ? "nameLong" : undefined}
        />
        <LanguageField value={fields.language} onChange={(language) => change({ language })} />
        <ReadOnlyFields member={member} />
      </div>
      <div className="border-t border-line pt-6">
        <Button type="submit" loading={saving}>
          {t("save")}
        </Button>
      </div>
    </form>
  );
}

interface LanguageFieldProps {
  value: ProfileFields["language"];
  onChange: (language: ProfileFields["language"]) => void;
}

const languageCodes = Object.keys(languageNames) as (keyof typeof languageNames)[];

function LanguageField({ value, onChange }: LanguageFieldProps) {
  const { t } = useTranslation("profile");
  const options = [
    { value: "" as const, label: t("followBrowser") },
    ...languageCodes.map((code) => ({ value: code, label: languageNames[code], lang: code })),
  ];
  return (
    <Field label={t("language")}>
      <Select name="language" value={value} onValueChange={onChange} options={options} />
    </Field>
  );
}

function ReadOnlyFields({ member }: { member: Member }) {
  const { t } = useTranslation("profile");
  return (
    <>
      <Field label={t("email")} aside={<EmailStatus className="-mt-1" />}>
        <Input type="email" name="email" value={member.email} readOnly />
      </Field>
      <Field label={t("created")}>
        <Input value={formats.date(member.createdAt)} readOnly />
      </Field>
    </>
  );
}
