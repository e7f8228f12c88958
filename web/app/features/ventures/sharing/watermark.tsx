const rows = 14;
const inRow = 24;

/** A name again and again across the window and each printed page. */
export const Watermark = ({ text }: { text: string }) => (
  <div aria-hidden className="pointer-events-none fixed inset-0 z-40 overflow-hidden select-none">
    <div className="absolute -inset-1/2 flex -rotate-24 flex-col justify-around">
      {Array.from({ length: rows }, (_, row) => (
        <p key={row} className={`flex gap-16 text-sm whitespace-nowrap text-ink/10 ${row % 2 ? "ml-24" : ""}`}>
          {Array.from({ length: inRow }, (__, place) => (
            <span key={place}>{text}</span>
          ))}
        </p>
      ))}
    </div>
  </div>
);
