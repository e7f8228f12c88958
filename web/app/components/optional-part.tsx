import { type ComponentType, useEffect, useState } from "react";

/**
 * A part that a page works without, whose code comes when it is shown. Where it cannot be loaded, the page stays as it
 * is without the part, which is tried again once the browser is online again.
 */
export function optionalPart<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  return function OptionalPart(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    const isMissing = Part === null;
    useEffect(() => {
      if (!isMissing) return;
      let isShown = true;
      const attempt = () => {
        load().then(
          (part) => {
            loaded = part;
            if (isShown) setPart(() => part);
          },
          () => {
            if (isShown) window.addEventListener("online", attempt, { once: true });
          },
        );
      };
      attempt();
      return () => {
        isShown = false;
        window.removeEventListener("online", attempt);
      };
    }, [isMissing]);
    return Part && <Part {...props} />;
  };
}
