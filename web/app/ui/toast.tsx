import { toast as sonner, Toaster as Sonner } from "sonner";

/** One title, one optional line below it. Errors stay longer: they ask to be read. */
export const toast = {
  success: (title: string, description?: string) => sonner.success(title, { description }),
  error: (title: string, description?: string) => sonner.error(title, { description, duration: 8000 }),
  info: (title: string, description?: string) => sonner.info(title, { description }),
};

export function Toaster({ label, closeLabel }: { label: string; closeLabel: string }) {
  return (
    <Sonner
      position="bottom-right"
      closeButton
      containerAriaLabel={label}
      toastOptions={{
        closeButtonAriaLabel: closeLabel,
        unstyled: true,
        classNames: {
          toast:
            "flex w-full items-start gap-3 rounded-control border border-line bg-raised p-4 text-sm text-ink shadow-overlay",
          title: "font-medium",
          description: "mt-0.5 text-muted",
          icon: "mt-0.5 [&_svg]:size-4.5 text-muted",
          success: "[&_[data-icon]]:text-good",
          error: "[&_[data-icon]]:text-bad",
          closeButton: "order-last ml-auto cursor-pointer text-muted hover:text-ink",
        },
      }}
    />
  );
}
