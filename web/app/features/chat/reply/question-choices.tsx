import type { QuestionChoice } from "@cofounder/contract";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/button.tsx";

interface QuestionChoicesProps {
  choices: readonly QuestionChoice[];
  /** The one that is on its way to the server. */
  pressed: QuestionChoice | undefined;
  disabled: boolean;
  onChoose: (choice: QuestionChoice) => void;
}

/** The answers to a question that one press gives. */
export function QuestionChoices({ choices, pressed, disabled, onChoose }: QuestionChoicesProps) {
  const { t } = useTranslation("heard");
  return (
    <div className="mt-2.5 flex flex-wrap gap-2 print:hidden">
      {choices.map((choice) => (
        <Button
          key={choice.label}
          variant="secondary"
          size="sm"
          className="h-auto min-h-9 py-1.5 text-left whitespace-normal"
          aria-pressed={choice === pressed}
          disabled={disabled}
          title={disabled ? t("waits") : undefined}
          onClick={() => onChoose(choice)}
        >
          {choice.label}
        </Button>
      ))}
    </div>
  );
}
