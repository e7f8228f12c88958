/** Text controls look the same everywhere. 16 px on phones, because iOS zooms in on smaller ones on focus. */
export const controlStyles = [
  "w-full rounded-control border border-line-strong bg-surface text-base text-ink placeholder:text-faint sm:text-sm",
  "transition-[border-color,box-shadow] duration-fast ease-out hover:border-line-hover",
  "focus:border-accent focus:ring-3 focus:ring-accent/25 focus:outline-none",
  "aria-invalid:border-bad aria-invalid:focus:ring-bad/25",
  "disabled:cursor-not-allowed disabled:opacity-55 read-only:bg-sunken read-only:text-muted",
].join(" ");
