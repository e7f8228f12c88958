import { useState } from "react";
import { avatarInitial } from "./avatar-initial.ts";

interface AvatarProps {
  src: string | null;
  /** Its initial is shown if there is no picture or it fails to load. */
  name: string;
}

/** Fills the round area around it. */
export function Avatar({ src, name }: AvatarProps) {
  const [missing, setMissing] = useState<string | null>(null);
  if (!src || src === missing) return <span aria-hidden>{avatarInitial(name)}</span>;
  return (
    <img
      src={src}
      alt=""
      referrerPolicy="no-referrer"
      className="size-full object-cover"
      onError={() => setMissing(src)}
    />
  );
}
