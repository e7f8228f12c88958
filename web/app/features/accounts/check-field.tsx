interface CheckFieldProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  label: string;
  hint?: string;
}

export function CheckField({ checked, onChange, label, hint }: CheckFieldProps) {
  return (
    <label className="flex cursor-pointer items-start gap-3 text-sm">
      <input
        type="checkbox"
        checked={checked}
        onChange={(event) => onChange(event.target.checked)}
        className="mt-0.5 size-4 shrink-0 cursor-pointer accent-accent"
      />
      <span>
        {label}
        {hint && <span className="mt-0.5 block text-muted">{hint}</span>}
      </span>
    </label>
  );
}
