import type { Member } from "@cofounder/contract";
import type { ComponentProps } from "react";
import { avatarInitial } from "./avatar-initial.ts";

/** The button of the account menu; stands there without one while the menu's code is on its way. */
export function AvatarButton({ member, ...rest }: ComponentProps<"button"> & { member: Member }) {
  return (
    <button
      type="button"
      className="flex size-8 cursor-pointer items-center justify-center rounded-full bg-solid text-sm font-semibold text-on-solid select-none"
      {...rest}
    >
      <span aria-hidden>{avatarInitial(member)}</span>
    </button>
  );
}
