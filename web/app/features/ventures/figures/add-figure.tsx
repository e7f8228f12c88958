import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { api } from "../../../api/index.ts";
import { useAction } from "../../../components/use-action.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { toast } from "../../../ui/toast.tsx";
import { FigureFields, type FigureText, meaningOf, typedOf } from "./figure-fields.tsx";

/** Types a figure into the sheet. */
export function AddFigure({ ventureId, onDone }: { ventureId: string; onDone: () => void }) {
  const { t } = useTranslation("ventures");
  const [values, setValues] = useState<FigureText>({ value: "", choice: "price", unit: "EUR" });
  const { run, pending } = useAction({ failed: t("saveFailed"), changed: [api.ventures.key()] });
  const add = async (event: SubmitEvent) => {
    event.preventDefault();
    const typed = typedOf(values);
    if (!typed || values.choice === "") return toast.error(t("figures.noNumber"));
    const figure = { ...typed, ...meaningOf(values.choice) };
    if (await run(() => api.ventures.addFigure.call({ ventureId, ...figure }))) onDone();
  };
  return (
    <Card className="p-5">
      <form className="flex flex-col gap-4" onSubmit={(event) => void add(event)}>
        <FigureFields values={values} onChange={(change) => setValues({ ...values, ...change })} />
        <Button type="submit" loading={pending} className="self-start">
          {t("figures.add")}
        </Button>
      </form>
    </Card>
  );
}
