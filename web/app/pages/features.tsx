import type { MetaArgs } from "react-router";
import { features } from "../content/features.ts";
import { rememberRedirect } from "../features/accounts/redirect.ts";
import { useSession } from "../features/accounts/session.ts";
import { ArgueDrawing, TellDrawing } from "../features/landing/step-drawings.tsx";
import { countTools } from "../features/landing/tools-section.tsx";
import { MakeDrawing, PlaceDrawing } from "../features/landing/tool-drawings.tsx";
import { menuLinks } from "../features/navigation/menu-links.ts";
import { Showcase } from "../features/showcase/showcase.tsx";
import { pageTexts } from "../locales/page-texts.ts";
import { pageMeta } from "./page-meta.ts";

/** The help center shows them under its own address. */
export const meta = ({ location }: MetaArgs) => {
  const { title, inHelpCenter, description } = pageTexts("features", features).meta;
  const inHelp = location.pathname.startsWith("/help-center");
  return pageMeta(inHelp ? "/help-center/features" : "/features", {
    title: inHelp ? inHelpCenter : title,
    description,
  });
};

const drawings = {
  cofounder: <TellDrawing />,
  competitors: <PlaceDrawing />,
  market: <ArgueDrawing />,
  app: <MakeDrawing />,
};

export default function FeaturesPage() {
  const { data: session } = useSession();
  return (
    <Showcase
      signedIn={Boolean(session?.member)}
      onGetStarted={() => rememberRedirect("/chat")}
      tools={countTools(menuLinks)}
      drawings={drawings}
    />
  );
}
