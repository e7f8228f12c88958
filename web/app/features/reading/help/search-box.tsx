import { Search, X } from "lucide-react";
import type { RefObject } from "react";
import { help } from "../../../content/help.ts";
import { Button } from "../../../ui/button.tsx";
import { Input } from "../../../ui/input.tsx";

interface SearchBoxProps {
  ref: RefObject<HTMLInputElement | null>;
  searching: boolean;
  onQuery: (query: string) => void;
  onClear: () => void;
  status: string;
}

/** Filters during typing, so it is not rendered without a script: everything is shown then. */
export function SearchBox({ ref, searching, onQuery, onClear, status }: SearchBoxProps) {
  return (
    <form role="search" onSubmit={(event) => event.preventDefault()} className="max-w-2xl noscript:hidden">
      <div className="relative">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-faint"
        />
        <Input
          ref={ref}
          type="search"
          aria-label={help.search.label}
          placeholder={help.search.placeholder}
          autoComplete="off"
          onValueChange={onQuery}
          className="h-13 pr-12 pl-12 sm:text-base [&::-webkit-search-cancel-button]:hidden"
        />
        {searching && (
          <Button
            variant="ghost"
            size="icon"
            aria-label={help.search.clear}
            onClick={onClear}
            className="absolute top-2 right-2"
          >
            <X aria-hidden />
          </Button>
        )}
      </div>
      <p role="status" className="mt-3">
        {status}
      </p>
    </form>
  );
}
