import { useState } from "react";
import { useTranslation } from "react-i18next";

const foldedCharacters = 1_500;
const foldedLines = 16;

function isLong(text: string): boolean {
  return text.length > foldedCharacters || text.split("\n").length > foldedLines;
}

/** The person's own words, as typed. Very long ones are folded. */
export function UserBubble({ text }: { text: string }) {
  const { t } = useTranslation("chat");
  const [open, setOpen] = useState(false);
  const long = isLong(text);
  return (
    <div
      data-bubble
      className="max-w-[85%] rounded-2xl rounded-br-md bg-bubble px-4 py-2.5 leading-relaxed wrap-anywhere whitespace-pre-wrap sm:max-w-[75%]"
    >
      <div className={long && !open ? "line-clamp-[12]" : undefined}>{text}</div>
      {long && (
        <button
          type="button"
          aria-expanded={open}
          className="mt-1 text-sm font-medium text-accent hover:underline"
          onClick={() => setOpen(!open)}
        >
          {open ? t("message.showLess") : t("message.showAll")}
        </button>
      )}
    </div>
  );
}
