import { useQuery } from "@tanstack/react-query";
import { Link2 } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api, limits } from "../../../api/index.ts";
import { LoadFailed } from "../../../components/list.tsx";
import { useAction } from "../../../components/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { CopyLine } from "../../../ui/copy-line.tsx";
import { FormFields } from "../../../ui/form-fields.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { LinkRow } from "./link-row.tsx";

const dayChoices = ["7", "30", "90", "365"] as const;

interface LinkFields {
  days: (typeof dayChoices)[number];
  reader: string;
}

const asNew: LinkFields = { days: "30", reader: "" };

/** Links to read the sheet: make, list and end them, and see when they were opened. */
export function ShareVenture({ ventureId }: { ventureId: string }) {
  const { t } = useTranslation("sharedSheets");
  const { t: ofPlans } = useTranslation("savedPlans");
  const [made, setMade] = useState<{ id: string; url: string } | null>(null);
  return (
    <section
      aria-labelledby="venture-share"
      className="mt-6 rounded-card border border-line bg-surface p-5 shadow-raised sm:p-6"
    >
      <h2 id="venture-share" className="font-semibold">
        {ofPlans("share.title")}
      </h2>
      <p className="mt-1 mb-4 max-w-xl text-sm text-muted">{t("text")}</p>
      <NewLink ventureId={ventureId} onMade={setMade} />
      {made && (
        <div role="status" className="mt-4 flex flex-col gap-2 text-sm">
          {ofPlans("share.made")}
          <CopyLine
            text={made.url}
            label={ofPlans("share.copy")}
            copiedLabel={ofPlans("share.copied")}
            failedText={ofPlans("share.copyFailed")}
          />
        </div>
      )}
      <Links
        ventureId={ventureId}
        onEnded={(id) => {
          if (id === made?.id) setMade(null);
        }}
      />
    </section>
  );
}

interface NewLinkProps {
  ventureId: string;
  onMade: (made: { id: string; url: string }) => void;
}

function NewLink({ ventureId, onMade }: NewLinkProps) {
  const { t } = useTranslation("sharedSheets");
  const { t: ofPlans } = useTranslation("savedPlans");
  const [values, setValues] = useState(asNew);
  const { run, pending } = useAction({ failed: t("failedToMake"), changed: [api.ventureShares.key()] });
  const make = () =>
    run(async () => {
      const { days, reader } = values;
      const { share, url } = await api.ventureShares.make.call({ ventureId, days: Number(days), reader });
      onMade({ id: share.id, url });
      setValues(asNew);
    });
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <FormFields<LinkFields>
        values={values}
        onChange={(change) => setValues({ ...values, ...change })}
        rowClass="grid items-start gap-4 sm:grid-cols-2"
        fields={[
          [
            {
              name: "days",
              label: ofPlans("share.days"),
              options: dayChoices.map((value) => ({
                value,
                label: ofPlans("share.dayOptions", { count: Number(value) }),
              })),
            },
            {
              name: "reader",
              label: t("reader"),
              hint: t("readerHint"),
              maxLength: limits.shareReaderMaxLength,
              autoComplete: "off",
            },
          ],
        ]}
      />
      <Button type="submit" variant="secondary" className="self-start" loading={pending}>
        <Link2 aria-hidden />
        {ofPlans("share.make")}
      </Button>
    </form>
  );
}

function Links({ ventureId, onEnded }: { ventureId: string; onEnded: (shareId: string) => void }) {
  const { t } = useTranslation("sharedSheets");
  const query = useQuery(api.ventureShares.list.queryOptions({ input: { ventureId } }));
  return (
    <>
      <h3 className="mt-6 text-sm font-medium">{t("links")}</h3>
      {query.isPending && <Skeleton className="mt-2 h-16 rounded-card" />}
      {query.isError && !query.data && <LoadFailed query={query} failure={t("failedToList")} className="mt-2" />}
      {query.data?.shares.length === 0 && <p className="mt-1 text-sm text-muted">{t("none")}</p>}
      <ul className="mt-1 divide-y divide-line">
        {query.data?.shares.map((share) => (
          <LinkRow key={share.id} ventureId={ventureId} share={share} onEnded={() => onEnded(share.id)} />
        ))}
      </ul>
    </>
  );
}
