import type { AdminUser } from "@cofounder/contract";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../../api/index.ts";
import { Card } from "../../../ui/card.tsx";
import { Field } from "../../../ui/field.tsx";
import { Input } from "../../../ui/input.tsx";
import { ListState, MoreButton } from "../list-state.tsx";
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
    api.admin.users.infiniteOptions({
      input: (cursor: string | undefined) => ({
        ...(text && { query: text }),
        ...(cursor !== undefined && { cursor }),
      }),
      initialPageParam: undefined,
      getNextPageParam: ({ next }) => next ?? undefined,
      placeholderData: keepPreviousData,
    }),
  );
  const users = query.data?.pages.flatMap((page) => page.users) ?? [];
  return (
    <div className="flex min-w-0 flex-col gap-4">
      <Field label={t("users.search")} hint={t("users.searchHint")}>
        <Input type="search" autoComplete="off" value={typed} onValueChange={setTyped} maxLength={200} />
      </Field>
      <Card className="overflow-hidden">
        <ListState query={query} failure={t("loadFailed.users")} empty={users.length === 0 ? t("users.none") : null}>
          <ul className="divide-y divide-line">
            {users.map((user) => (
              <UserRow key={user.id} user={user} chosen={user.id === chosenId} onChoose={() => onChoose(user)} />
            ))}
          </ul>
          <MoreButton query={query} />
        </ListState>
      </Card>
    </div>
  );
}
