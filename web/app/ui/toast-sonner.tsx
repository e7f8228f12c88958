import { useEffect } from "react";
import { toast, Toaster } from "sonner";

interface Notice {
  kind: "success" | "error" | "info";
  title: string;
  description: string | undefined;
}

interface SonnerToasterProps {
  label: string;
  closeLabel: string;
  onReady: (draw: (notice: Notice) => void) => void;
}

/** Errors stay longer, to be read. */
function draw({ kind, title, description }: Notice) {
  toast[kind](title, { description, duration: kind === "error" ? 8000 : 4000 });
}

export function SonnerToaster({ label, closeLabel, onReady }: SonnerToasterProps) {
  useEffect(() => onReady(draw), [onReady]);
  return (
    <Toaster
      position="top-center"
      offset={{ top: "4.5rem" }}
      mobileOffset={{ top: "4.5rem" }}
      closeButton
      containerAriaLabel={label}
      toastOptions={{
        closeButtonAriaLabel: closeLabel,
        unstyled: true,
        classNames: {
          toast:
            "flex w-full items-start gap-3 rounded-control border border-line bg-raised p-4 font-sans text-sm text-ink shadow-overlay",
          title: "font-medium",
          description: "mt-0.5 text-muted",
          icon: "mt-0.5 text-muted [&_svg]:size-4.5",
          success: "[&_[data-icon]]:text-good",
          error: "[&_[data-icon]]:text-bad",
          closeButton: "order-last ml-auto cursor-pointer text-muted hover:text-ink",
        },
      }}
    />
  );
}
