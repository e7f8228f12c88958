import { Autocomplete } from "@base-ui/react/autocomplete";
import { Dialog } from "@base-ui/react/dialog";
import { Search } from "lucide-react";
import type { ComponentType } from "react";
import { backdropStyles } from "./overlay-styles.ts";

export interface Command {
  /** Unique among the visible ones. */
  value: string;
  label: string;
  /** Further words that match it. */
  hint?: string;
  icon?: ComponentType<{ className?: string; "aria-hidden"?: boolean }>;
  run: () => void;
}

interface CommandGroup {
  value: string;
  items: Command[];
}

interface CommandWindowProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Called with the typed text, for groups that are searched elsewhere. */
  onQuery: (query: string) => void;
  groups: CommandGroup[];
  texts: { title: string; placeholder: string; empty: string };
}

/** A list of everything that can be reached, narrowed by typing, run by Enter or a click. */
export function CommandWindow({ open, onOpenChange, onQuery, groups, texts }: CommandWindowProps) {
  const run = (command: Command) => {
    onOpenChange(false);
    command.run();
  };
  return (
    <Dialog.Root open={open} onOpenChange={onOpenChange}>
      <Dialog.Portal>
        <Dialog.Backdrop className={backdropStyles} />
        <Dialog.Popup
          aria-label={texts.title}
          className={
            "fixed top-[12dvh] left-1/2 z-50 flex max-h-[min(32rem,76dvh)] w-[calc(100vw-2rem)] max-w-xl " +
            "-translate-x-1/2 flex-col overflow-hidden rounded-card border border-line bg-raised text-ink " +
            "shadow-overlay outline-none transition-[scale,opacity] duration-fast ease-out " +
            "data-ending-style:scale-[0.98] data-ending-style:opacity-0 data-starting-style:scale-[0.98] " +
            "data-starting-style:opacity-0"
          }
        >
          <Autocomplete.Root
            open
            inline
            items={groups}
            autoHighlight="always"
            keepHighlight
            itemToStringValue={(item: Command) => `${item.label} ${item.hint ?? ""}`}
            onValueChange={onQuery}
          >
            <div className="flex items-center gap-3 border-b border-line px-4">
              <Search aria-hidden className="size-4 shrink-0 text-faint" />
              <Autocomplete.Input
                aria-label={texts.title}
                placeholder={texts.placeholder}
                className="h-13 w-full bg-transparent text-base outline-none placeholder:text-faint"
              />
            </div>
            <Autocomplete.Empty>
              <p className="px-4 py-10 text-center text-sm text-muted">{texts.empty}</p>
            </Autocomplete.Empty>
            <Autocomplete.List className="min-h-0 overflow-y-auto overscroll-contain p-2 empty:p-0">
              {(group: CommandGroup) => <Group key={group.value} group={group} onRun={run} />}
            </Autocomplete.List>
          </Autocomplete.Root>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Group({ group, onRun }: { group: CommandGroup; onRun: (command: Command) => void }) {
  return (
    <Autocomplete.Group items={group.items} className="not-last:mb-2">
      <Autocomplete.GroupLabel className="px-2 pt-1.5 pb-1 text-xs font-medium text-muted">
        {group.value}
      </Autocomplete.GroupLabel>
      <Autocomplete.Collection>
        {(command: Command) => (
          <Autocomplete.Item
            key={command.value}
            value={command}
            onClick={() => onRun(command)}
            className="flex h-10 cursor-pointer scroll-my-2 items-center gap-3 rounded-control px-2 text-sm outline-none select-none data-highlighted:bg-hover"
          >
            {command.icon && <command.icon aria-hidden className="size-4 shrink-0 text-muted" />}
            <span className="truncate">{command.label}</span>
          </Autocomplete.Item>
        )}
      </Autocomplete.Collection>
    </Autocomplete.Group>
  );
}
