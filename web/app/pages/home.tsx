import type { FirstAnalysis } from "@cofounder/contract";
import { lazy, type ReactNode, Suspense } from "react";
import { useNavigate } from "react-router";
import { rememberRedirect } from "../features/accounts/redirect.ts";
import { useIsMember, useSession } from "../features/accounts/session.ts";
import { chatAbout } from "../features/landing/idea/kept-idea.ts";
import { Landing } from "../features/landing/landing.tsx";
import { landingNow } from "../features/landing/use-landing.ts";
import { menuLinks } from "../features/navigation/menu-links.ts";
import { PromoForm } from "../features/promo-codes/promo-form.tsx";
import { TypeCards } from "../features/startup-types/type-cards.tsx";
import { loadTexts } from "../locales/load-texts.ts";
import { Card } from "../ui/card.tsx";
import { ownLink } from "../ui/own-link.ts";
import { Skeleton } from "../ui/skeleton.tsx";
import { pageMeta } from "./page-meta.ts";

export const meta = () => pageMeta("/", landingNow().meta);

/** What renders replies is most of the chat's code: loaded with the first analysis. */
const VisitorReply = lazy(async () => {
  const [{ VisitorReply: Reply }] = await Promise.all([
    import("../features/chat/visitor-reply.tsx"),
    loadTexts("chat", "heard"),
  ]);
  return { default: Reply };
});

const renderReply = (analysis: FirstAnalysis) => (
  <Suspense fallback={<Skeleton className="h-64" />}>
    <VisitorReply analysis={analysis} />
  </Suspense>
);

/** What computes a sheet, and its texts, come when a visitor wants to see it. */
const VisitorSheet = lazy(async () => {
  const [{ VisitorSheet: Sheet }] = await Promise.all([
    import("../features/ventures/follows/visitor-sheet.tsx"),
    loadTexts("ventures", "amounts", "heard", "scenarios"),
  ]);
  return { default: Sheet };
});

const renderSheet = (signUp: ReactNode) => (
  <Suspense fallback={<Skeleton className="h-96" />}>
    <VisitorSheet signUp={signUp} />
  </Suspense>
);

export default function HomePage() {
  const { data: session } = useSession();
  const isMember = useIsMember();
  const signedIn = Boolean(session?.member);
  const navigate = useNavigate();
  return (
    <Landing
      signedIn={signedIn}
      onSignUpFor={rememberRedirect}
      renderReply={renderReply}
      renderSheet={renderSheet}
      isMember={isMember}
      onMemberIdea={(text) => void navigate(chatAbout(text), { state: ownLink })}
      tools={menuLinks}
      typeCards={<TypeCards type="title" />}
      promoBox={
        <Card className="p-5 sm:p-6">
          <PromoForm signedIn={signedIn} />
        </Card>
      }
    />
  );
}
