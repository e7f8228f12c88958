import { Upload } from "lucide-react";
import { type ComponentProps, type ReactNode, useRef } from "react";
import { Button } from "./button.tsx";

/** The outcome of the last change. */
export interface Told {
  lines: string[];
  bad: boolean;
}

interface CsvChooserProps extends Pick<ComponentProps<typeof Button>, "variant" | "size"> {
  /** The label of the button. */
  label: string;
  /** The name of the file input for screen readers. */
  fileLabel: string;
  busy: boolean;
  told: Told | null;
  onFile: (file: File) => void;
  /** Further buttons. */
  children?: ReactNode;
}

/** A button that asks for a CSV file, and the outcome. */
export function CsvChooser({ label, fileLabel, busy, told, onFile, children, ...look }: CsvChooserProps) {
  const chooser = useRef<HTMLInputElement>(null);
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
          if (file) onFile(file);
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button {...look} loading={busy} onClick={() => chooser.current?.click()}>
          <Upload aria-hidden />
          {label}
        </Button>
        {children}
      </div>
      <div role="status" className={`text-sm ${told?.bad ? "text-bad" : "text-muted"}`}>
        {told?.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
    </>
  );
}
