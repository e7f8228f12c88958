import { Tabs as BaseTabs } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import { cn } from "./cn.ts";

interface SectionTabsProps<Value extends string> {
  label: string;
  /** A section that was not opened yet is not rendered. */
  sections: readonly { value: Value; label: string; content: ReactNode }[];
  value: Value;
  onValueChange: (value: Value) => void;
}

/** Many tabs: a list beside the panel, or above it if there is no room. Panels stay mounted, with their typed text. */
export function SectionTabs<Value extends string>({ label, sections, value, onValueChange }: SectionTabsProps<Value>) {
  return (
    <BaseTabs.Root
      orientation="vertical"
      value={value}
      onValueChange={(next: Value) => onValueChange(next)}
      className="grid items-start gap-6 lg:grid-cols-[13rem_minmax(0,1fr)] lg:gap-10"
    >
      <BaseTabs.List
        aria-label={label}
        className="grid grid-cols-2 gap-1 sm:grid-cols-3 lg:sticky lg:top-20 lg:grid-cols-1"
      >
        {sections.map((section) => (
          <BaseTabs.Tab
            key={section.value}
            value={section.value}
            className={cn(
              "min-h-10 cursor-pointer rounded-control border border-transparent px-3 py-1.5 text-left text-sm font-medium text-muted select-none",
              "transition-colors duration-fast hover:bg-sunken hover:text-ink",
              "data-active:border-line data-active:bg-surface data-active:text-ink data-active:shadow-raised",
            )}
          >
            {section.label}
          </BaseTabs.Tab>
        ))}
      </BaseTabs.List>
      <div className="min-w-0">
        {sections.map((section) => (
          <BaseTabs.Panel
            key={section.value}
            value={section.value}
            keepMounted
            className="outline-none [&[hidden]]:hidden"
          >
            {section.content}
          </BaseTabs.Panel>
        ))}
      </div>
    </BaseTabs.Root>
  );
}
