import type { AdminUser } from "@cofounder/contract";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../../api/index.ts";
import { byCursor, ListCard } from "../../../components/list.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { useDebounced } from "../../../ui/use-debounced.ts";
import { UserRow } from "./user-row.tsx";

interface UserSearchProps {
  chosenId: string | null;
  onChoose: (user: AdminUser) => void;
}

export function UserSearch({ chosenId, onChoose }: UserSearchProps) {
  const { t } = useTranslation("admin");
  const [typed, setTyped] = useState("");
  const text = useDebounced(typed.trim());
  const query = useInfiniteQuery(
    api.admin.users.infiniteOptions({ ...byCursor(text ? { query: text } : {}), placeholderData: keepPreviousData }),
  );
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Field label={t("users.search")} hint={t("users.searchHint")}>
        <Input type="search" autoComplete="off" value={typed} onValueChange={setTyped} maxLength={200} />
      </Field>
      <ListCard
        query={query}
        items={query.data?.pages.flatMap((page) => page.users) ?? []}
        row={(user) => (
          <UserRow key={user.id} user={user} chosen={user.id === chosenId} onChoose={() => onChoose(user)} />
        )}
        failure={t("loadFailed.users")}
        empty={t("users.none")}
      />
    </div>
  );
}
