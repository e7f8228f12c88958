import type { KillTest, TestFile } from "@cofounder/contract";
import { testFileTypes } from "@cofounder/contract/test-file-types";
import { useQuery } from "@tanstack/react-query";
import { Download, Paperclip, X } from "lucide-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { api, problemOf, problemTexts } from "../../api/index.ts";
import { useAction } from "../../components/use-action.ts";
import { useMayEdit } from "../../components/venture-access.tsx";
import { formats } from "../../locales/formats.ts";
import { Button } from "../../ui/button.tsx";
import { ConfirmButton } from "../../ui/confirm-button.tsx";
import { saveFile } from "../../ui/save-file.ts";

type Place = Parameters<typeof api.testFiles.list.call>[0];

const placeIn = ({ id, ventureId }: KillTest): Place => ({ testId: id, ventureId: ventureId ?? "none" });

/** Files that show what a test counted: lists, screens, recordings. */
export function TestFiles({ test }: { test: KillTest }) {
  const { t } = useTranslation("killTests");
  const mayEdit = useMayEdit();
  const place = placeIn(test);
  const query = useQuery(api.testFiles.list.queryOptions({ input: place }));
  const files = query.data?.files ?? [];
  if (query.data && files.length === 0 && !mayEdit) return null;
  return (
    <section aria-label={t("attached.title")}>
      <h3 className="mb-1 font-medium">{t("attached.title")}</h3>
      {query.isError && !query.data && <p role="alert">{problemTexts[problemOf(query.error).code]}</p>}
      <ul className="divide-y divide-line">
        {files.map((file) => (
          <FileRow key={file.id} place={place} file={file} />
        ))}
      </ul>
      {mayEdit && <AddFile place={place} />}
    </section>
  );
}

function FileRow({ place, file: { id: fileId, name, size, addedAt } }: { place: Place; file: TestFile }) {
  const { t } = useTranslation("killTests");
  const mayEdit = useMayEdit();
  const { run, pending } = useAction({ failed: t("attached.downloadFailed") });
  const removing = useAction({ failed: t("attached.removeFailed"), changed: [api.testFiles.key()] });
  const download = () => run(async () => saveFile(name, await api.testFiles.download.call({ ...place, fileId })));
  return (
    <li className="flex items-center justify-between gap-2 py-1.5">
      <div className="min-w-0">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-muted">
          {t("attached.size", { size: formats.decimals(Math.max(1, size / 1_000), 0) })} · {formats.time(addedAt)}
        </p>
      </div>
      <div className="flex shrink-0">
        <Button
          variant="ghost"
          size="icon"
          loading={pending}
          aria-label={t("attached.download", { name })}
          onClick={() => void download()}
        >
          <Download aria-hidden />
        </Button>
        {mayEdit && (
          <ConfirmButton
            variant="ghost"
            size="icon"
            aria-label={t("attached.removeOf", { name })}
            question={{
              title: t("attached.removeTitle"),
              text: name,
              confirm: t("attached.remove"),
              cancel: t("cancel"),
            }}
            onConfirm={() => removing.run(() => api.testFiles.remove.call({ ...place, fileId }))}
          >
            <X aria-hidden />
          </ConfirmButton>
        )}
      </div>
    </li>
  );
}

const accepted = testFileTypes.map((type) => `.${type}`).join(",");

function AddFile({ place }: { place: Place }) {
  const { t } = useTranslation("killTests");
  const chooser = useRef<HTMLInputElement>(null);
  const { run, pending } = useAction({ failed: t("attached.addFailed"), changed: [api.testFiles.key()] });
  return (
    <>
      <input
        ref={chooser}
        type="file"
        accept={accepted}
        aria-label={t("attached.chosen")}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = "";
          if (file) void run(() => api.testFiles.add.call({ ...place, file }));
        }}
      />
      <Button variant="secondary" size="sm" className="mt-2" loading={pending} onClick={() => chooser.current?.click()}>
        <Paperclip aria-hidden />
        {t("attached.add")}
      </Button>
      <p className="mt-1.5 text-xs text-muted">{t("attached.hint")}</p>
    </>
  );
}
