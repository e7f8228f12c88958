import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { Upload } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { problemOf, problemTexts } from "../api/index.ts";
import { Button, type ButtonProps } from "../ui/button.tsx";

/** Changes the list, and says what came of it, a line each. */
type Change = () => Promise<string[]>;

interface CsvImportProps extends Pick<ButtonProps, "variant" | "size"> {
  /** The label of the button. */
  label: string;
  /** The name of the file input for screen readers. */
  fileLabel: string;
  /** The list that changes. */
  changed: QueryKey;
  onImport: (csv: string) => Promise<string[]>;
  /** Further buttons. */
  children?: (busy: boolean, run: (change: Change) => Promise<void>) => ReactNode;
}

/** A button that asks for a CSV file, and the outcome. */
export function CsvImport({ label, fileLabel, changed, onImport, children, ...look }: CsvImportProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const queryClient = useQueryClient();
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<{ lines: string[]; bad: boolean }>({ lines: [], bad: false });
  const run = async (change: Change) => {
    setBusy(true);
    try {
      setOutcome({ lines: await change(), bad: false });
    } catch (error) {
      setOutcome({ lines: [problemTexts[problemOf(error).code]], bad: true });
    } finally {
      setBusy(false);
      await queryClient.invalidateQueries({ queryKey: changed });
    }
  };
  return (
    <>
      <input
        ref={chooser}
        type="file"
        accept=".csv,text/csv"
        aria-label={fileLabel}
        className="sr-only"
        tabIndex={-1}
        onChange={(event) => {
          const file = event.target.files?.[0];
          event.target.value = "";
          if (file) void run(async () => onImport(await file.text()));
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button {...look} loading={busy} onClick={() => chooser.current?.click()}>
          <Upload aria-hidden />
          {label}
        </Button>
        {children?.(busy, run)}
      </div>
      <div role="status" className={`text-sm ${outcome.bad ? "text-bad" : "text-muted"}`}>
        {outcome.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </>
  );
}
