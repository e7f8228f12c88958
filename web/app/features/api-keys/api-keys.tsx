import { useQuery } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router";
import { api } from "../../api/index.ts";
import { ListCard } from "../../components/list.tsx";
import { Button } from "../../ui/button.tsx";
import { KeyRow } from "./key-row.tsx";
import { MakeForm } from "./make-form.tsx";
import { NewSecret } from "./new-secret.tsx";

/** What is shown above the list: nothing, the form of a new key, or the key just created. */
type Above = { shows: "nothing" } | { shows: "form" } | { shows: "secret"; secret: string };

export function ApiKeys() {
  const { t } = useTranslation("account");
  const [above, setAbove] = useState<Above>({ shows: "nothing" });
  const query = useQuery(api.apiKeys.list.queryOptions());
  const { hash } = useLocation();
  const section = useRef<HTMLElement>(null);
  // The page rendered this after the browser had looked for the anchor.
  useEffect(() => {
    if (hash === "#api-keys") section.current?.scrollIntoView();
  }, [hash]);
  const nothing = () => setAbove({ shows: "nothing" });
  return (
    <section ref={section} id="api-keys" aria-labelledby="api-keys-title">
      <div className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <div className="max-w-2xl">
          <h2 id="api-keys-title" className="text-xl font-semibold tracking-tight">
            {t("keys.title")}
          </h2>
          <p className="mt-1 text-sm text-muted">
            {t("keys.text")}{" "}
            <Link to="/api-documentation" className="text-accent underline underline-offset-4">
              {t("keys.documentation")}
            </Link>
          </p>
        </div>
        {above.shows === "nothing" && (
          <Button variant="secondary" size="sm" onClick={() => setAbove({ shows: "form" })}>
            <Plus aria-hidden />
            {t("keys.new")}
          </Button>
        )}
      </div>
      {above.shows === "form" && (
        <MakeForm onMade={(secret) => setAbove({ shows: "secret", secret })} onCancel={nothing} />
      )}
      {above.shows === "secret" && <NewSecret secret={above.secret} onDone={nothing} />}
      <ListCard
        query={query}
        items={query.data?.keys ?? []}
        row={(key) => <KeyRow key={key.id} apiKey={key} readAt={query.dataUpdatedAt} />}
        empty={t("keys.none")}
      />
    </section>
  );
}
