import type { MadeSite } from "@cofounder/contract";
import { slugOf } from "@cofounder/generators/slug";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowUpRight } from "lucide-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api, problemOf, problemTexts } from "../../../api/index.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { toast } from "../../../ui/toast.tsx";

interface PublishCardProps {
  siteId: string;
  name: string;
  /** Saves pending changes. */
  onBefore: () => Promise<void>;
  /** Changed since the page was opened. */
  isEdited: boolean;
}

/** Publishes a site and unpublishes it. */
export function PublishCard({ siteId, name, onBefore, isEdited }: PublishCardProps) {
  const { t } = useTranslation("website");
  const queryClient = useQueryClient();
  const { data } = useQuery(api.sites.get.queryOptions({ input: { siteId } }));
  const [typed, setTyped] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  if (!data) return null;
  const { address } = data.site;
  const wanted = typed ?? address ?? slugOf(name, "site");
  const act = async (work: () => Promise<{ site: MadeSite }>, done: string) => {
    setBusy(true);
    setFault(undefined);
    try {
      const answer = await work();
      queryClient.setQueryData(api.sites.get.queryKey({ input: { siteId } }), answer);
      toast.success(done);
    } catch (error) {
      setFault(problemTexts[problemOf(error).code]);
    } finally {
      setBusy(false);
    }
  };
  const publish = () =>
    act(async () => {
      await onBefore();
      return api.sites.publish.call({ siteId, address: wanted });
    }, t("published"));
  const unpublish = () => act(() => api.sites.unpublish.call({ siteId }), t("unpublished"));
  return (
    <Card className="flex flex-col gap-4 p-5">
      {address && <PublishedAt address={address} isAhead={data.site.isAhead || isEdited} />}
      <Field label={t("address")} hint={t("addressHint")} error={fault}>
        <Input value={wanted} maxLength={48} onValueChange={(next) => setTyped(next.toLowerCase())} />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button loading={busy} onClick={() => void publish()}>
          {t(address ? "publishAgain" : "publish")}
        </Button>
        {address && (
          <Button variant="secondary" disabled={busy} onClick={() => void unpublish()}>
            {t("unpublish")}
          </Button>
        )}
      </div>
    </Card>
  );
}

function PublishedAt({ address, isAhead }: { address: string; isAhead: boolean }) {
  const { t } = useTranslation("website");
  const path = `/sites/${address}`;
  return (
    <p className="text-sm">
      {t("publishedAt")}{" "}
      <a
        href={path}
        target="_blank"
        rel="noopener noreferrer"
        className="font-medium text-accent underline underline-offset-4"
      >
        {path} <ArrowUpRight aria-hidden className="inline size-3.5" />
      </a>
      {isAhead && <span className="block text-muted">{t("ahead")}</span>}
    </p>
  );
}
