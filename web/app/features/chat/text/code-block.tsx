import { Children, isValidElement, type ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CopyButton } from "./copy-button.tsx";

function textOf(node: ReactNode): string {
  return Children.toArray(node)
    .map((child) => {
      if (typeof child === "string" || typeof child === "number") return String(child);
      return isValidElement<{ children?: ReactNode }>(child) ? textOf(child.props.children) : "";
    })
    .join("");
}

function languageOf(node: ReactNode): string {
  const code = Children.toArray(node)[0];
  if (!isValidElement<{ className?: string }>(code)) return "";
  return /language-(\S+)/.exec(code.props.className ?? "")?.[1] ?? "";
}

export function CodeBlock({ children }: { children?: ReactNode }) {
  const { t } = useTranslation("chat");
  return (
    <figure className="my-4 overflow-hidden rounded-lg border border-line bg-sunken">
      <figcaption className="flex items-center justify-between pr-1 pl-4 text-xs text-muted">
        <span>{languageOf(children)}</span>
        <CopyButton label={t("reply.copyCode")} text={() => textOf(children)} />
      </figcaption>
      <pre
        className="overflow-x-auto px-4 pb-4 font-mono text-[0.8125rem] leading-relaxed [&_code]:bg-transparent [&_code]:p-0"
        tabIndex={0}
      >
        {children}
      </pre>
    </figure>
  );
}
