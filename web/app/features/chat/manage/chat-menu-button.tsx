import { Ellipsis } from "lucide-react";
import { Button, type ButtonProps } from "../../../ui/button.tsx";

export function ChatMenuButton({ label, ...rest }: ButtonProps & { label: string }) {
  return (
    <Button variant="ghost" size="icon" aria-label={label} {...rest}>
      <Ellipsis aria-hidden />
    </Button>
  );
}
