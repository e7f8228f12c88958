import type { AdminUser } from "@cofounder/contract";
import { useState } from "react";
import { Card } from "../../../ui/card.tsx";
import { AdjustForm } from "./adjust-form.tsx";
import { UserSearch } from "./user-search.tsx";

/** Choose an account on the left, change its tokens on the right; on a phone one below the other. */
export function TokenManagement() {
  const [chosen, setChosen] = useState<AdminUser | null>(null);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[1fr_22rem]">
      <UserSearch chosenId={chosen?.id ?? null} onChoose={setChosen} />
      <Card className="p-5 lg:sticky lg:top-20">
        <AdjustForm key={chosen?.id} user={chosen} onAdjusted={setChosen} />
      </Card>
    </div>
  );
}
