import { Tabs as BaseTabs } from "@base-ui/react/tabs";
import type { ReactNode } from "react";
import { cn } from "./cn.ts";

interface TabsProps<Value extends string> {
  label: string;
  tabs: readonly { value: Value; label: ReactNode; content: ReactNode }[];
  value: Value;
  onValueChange: (value: Value) => void;
  className?: string;
  /** Two rows on a phone, if there are more tabs than fit in one. */
  wrap?: boolean;
}

/** Panels stay mounted, so that typed text is still there on return. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onValueChange,
  className,
  wrap = false,
}: TabsProps<Value>) {
  return (
    <BaseTabs.Root value={value} onValueChange={(next: Value) => onValueChange(next)} className={className}>
      <BaseTabs.List
        aria-label={label}
        className={cn(
          "group/tabs relative grid auto-cols-fr grid-flow-col rounded-control border border-line bg-sunken p-1",
          wrap && "max-sm:grid-flow-row max-sm:grid-cols-2",
        )}
      >
        {tabs.map((tab) => (
          <BaseTabs.Tab
            key={tab.value}
            value={tab.value}
            className={cn(
              "relative z-1 h-8 cursor-pointer rounded-[calc(var(--radius-control)-2px)] px-3 text-sm font-medium text-muted",
              "transition-colors duration-fast select-none hover:text-ink data-active:text-ink",
              // Until React shows the indicator.
              "group-has-[[data-indicator][hidden]]/tabs:data-active:bg-surface group-has-[[data-indicator][hidden]]/tabs:data-active:shadow-raised",
            )}
          >
            {tab.label}
          </BaseTabs.Tab>
        ))}
        <BaseTabs.Indicator
          renderBeforeHydration={false}
          data-indicator=""
          className={cn(
            "absolute top-0 left-0 h-8 w-(--active-tab-width) translate-x-(--active-tab-left) " +
              "translate-y-(--active-tab-top) rounded-[calc(var(--radius-control)-2px)]",
            "border border-line bg-surface shadow-raised transition-[translate,width] duration-base ease-out",
          )}
        />
      </BaseTabs.List>
      {tabs.map((tab) => (
        <BaseTabs.Panel key={tab.value} value={tab.value} keepMounted className="mt-6 outline-none [&[hidden]]:hidden">
          {tab.content}
        </BaseTabs.Panel>
      ))}
    </BaseTabs.Root>
  );
}
