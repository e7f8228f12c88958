import { useQuery } from "@tanstack/react-query";
import { Skeleton } from "../../../ui/skeleton.tsx";

async function draw(text: string) {
  const { toString } = await import("qrcode");
  return `data:image/svg+xml,${encodeURIComponent(await toString(text, { type: "svg", margin: 0 }))}`;
}

/**
 * Dark on white in both themes, as cameras need it. Renders nothing if the drawing fails to load: the secret is shown
 * beside it.
 */
export function QrCode({ text, label }: { text: string; label: string }) {
  const { data, isError } = useQuery({ queryKey: ["qr-code", text], queryFn: () => draw(text), gcTime: 0 });
  if (isError) return null;
  return (
    <div className="mx-auto w-fit rounded-card border border-line bg-white p-4">
      {data ? <img src={data} alt={label} className="size-44" /> : <Skeleton className="size-44" />}
    </div>
  );
}
