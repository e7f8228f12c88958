import { Menu as BaseMenu } from "@base-ui/react/menu";
import type { ComponentProps, ReactElement, ReactNode } from "react";
import { cn } from "./cn.ts";
import { popupStyles } from "./overlay-styles.ts";

interface MenuProps {
  /** The button that opens it. */
  trigger: ReactElement;
  defaultOpen?: boolean;
  align?: "start" | "center" | "end";
  side?: "top" | "right" | "bottom" | "left";
  className?: string;
  children: ReactNode;
}

/** A dropdown of actions: fill it with `MenuItem`, `MenuLabel` and `MenuSeparator`. */
export function Menu({ trigger, defaultOpen = false, align = "end", side = "bottom", className, children }: MenuProps) {
  return (
    <BaseMenu.Root modal={false} defaultOpen={defaultOpen}>
      <BaseMenu.Trigger render={trigger} />
      <BaseMenu.Portal>
        <BaseMenu.Positioner sideOffset={6} align={align} side={side} className="z-50 outline-none">
          <BaseMenu.Popup className={cn(popupStyles, "min-w-44 p-1", className)}>{children}</BaseMenu.Popup>
        </BaseMenu.Positioner>
      </BaseMenu.Portal>
    </BaseMenu.Root>
  );
}

const itemStyles = [
  "flex min-h-9 cursor-pointer items-center gap-2.5 rounded-[calc(var(--radius-control)-2px)] px-2.5 text-sm text-ink outline-none select-none",
  "data-highlighted:bg-hover data-disabled:cursor-not-allowed data-disabled:opacity-55 [&_svg]:size-4 [&_svg]:text-muted",
].join(" ");

interface MenuItemProps {
  onSelect: () => void;
  danger?: boolean;
  disabled?: boolean;
  className?: string;
  children: ReactNode;
}

export function MenuItem({ onSelect, danger = false, disabled = false, className, children }: MenuItemProps) {
  return (
    <BaseMenu.Item
      disabled={disabled}
      onClick={() => onSelect()}
      className={cn(itemStyles, danger && "text-bad [&_svg]:text-bad", className)}
    >
      {children}
    </BaseMenu.Item>
  );
}

interface MenuLinkProps {
  /** The router's link that is rendered as the item. */
  render: ReactElement;
  className?: string;
  children: ReactNode;
}

/** A menu item that is a link. */
export function MenuLink({ render, className, children }: MenuLinkProps) {
  return (
    <BaseMenu.LinkItem closeOnClick render={render} className={cn(itemStyles, className)}>
      {children}
    </BaseMenu.LinkItem>
  );
}

export function MenuLabel({ className, ...rest }: ComponentProps<"div">) {
  return <div className={cn("px-2.5 py-2 text-sm", className)} {...rest} />;
}

export function MenuSeparator() {
  return <BaseMenu.Separator className="mx-1 my-1 h-px bg-line" />;
}
