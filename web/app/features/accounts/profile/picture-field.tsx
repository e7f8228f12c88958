import { ImageUp, Trash2 } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useMutation } from "@tanstack/react-query";
import type { Member } from "@cofounder/contract";
import { api, problemOf, problemTexts } from "../../../api/index.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { toast } from "../../../ui/toast.tsx";
import { useMemberUpdate } from "../session.ts";
import { pictureTypes, whyNotPicture } from "./picture-file.ts";
import { isUploaded, previewOf } from "./profile-fields.ts";

interface PictureFieldProps {
  member: Member;
  name: string;
  value: string;
  onChange: (avatarUrl: string) => void;
  /** An uploaded picture is already saved. */
  onUploaded: (member: Member) => void;
  error: string | undefined;
}

export function PictureField({ member, name, value, onChange, onUploaded, error }: PictureFieldProps) {
  const { t } = useTranslation("profile");
  const { upload, uploading } = useUpload(onUploaded);
  const uploaded = isUploaded(value);
  const picture = previewOf(value, member);
  const unread = member.avatarUrl !== null && value.trim() === member.avatarUrl && picture === null;
  const hint = uploaded ? t("avatarUploaded") : t(unread ? "avatarUnread" : "avatarHint");
  return (
    <div className="flex flex-col gap-4 sm:flex-row sm:gap-6">
      <div className="flex size-20 shrink-0 items-center justify-center overflow-hidden rounded-full bg-solid text-3xl font-semibold text-on-solid">
        <Avatar src={picture} name={name} />
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <Field label={t("avatarUrl")} error={error} hint={hint}>
          <Input
            type="url"
            name="avatarUrl"
            inputMode="url"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            placeholder="https://"
            value={uploaded ? "" : value}
            onValueChange={onChange}
          />
        </Field>
        <div className="flex flex-wrap gap-2">
          <UploadButton loading={uploading} onFile={upload} />
          {value !== "" && (
            <Button variant="ghost" size="sm" onClick={() => onChange("")}>
              <Trash2 aria-hidden />
              {t("removePicture")}
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}

function useUpload(onUploaded: (member: Member) => void) {
  const { t } = useTranslation("profile");
  const { t: common } = useTranslation();
  const update = useMemberUpdate();
  const { mutate, isPending } = useMutation(
    api.accounts.uploadAvatar.mutationOptions({
      onSuccess: ({ member }) => {
        update(member);
        onUploaded(member);
        toast.success(t("uploaded"));
      },
      onError: (error) => toast.error(common("error"), problemTexts[problemOf(error).code]),
    }),
  );
  const upload = (file: File) => {
    const reason = whyNotPicture(file);
    if (reason) toast.error(common("error"), problemTexts[reason]);
    else mutate({ file });
  };
  return { upload, uploading: isPending };
}

function UploadButton({ loading, onFile }: { loading: boolean; onFile: (file: File) => void }) {
  const { t } = useTranslation("profile");
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept={pictureTypes}
        hidden
        aria-label={t("upload")}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Choosing the same file again must fire a change event.
          target.value = "";
          if (file) onFile(file);
        }}
      />
      <Button variant="secondary" size="sm" loading={loading} onClick={() => input.current?.click()}>
        {!loading && <ImageUp aria-hidden />}
        {loading ? t("uploading") : t("upload")}
      </Button>
    </>
  );
}
