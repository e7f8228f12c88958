import { rememberRedirect } from "../features/accounts/redirect.ts";
import { useSession } from "../features/accounts/session.ts";
import { Landing } from "../features/landing/landing.tsx";
import { landingNow } from "../features/landing/use-landing.ts";
import { menuLinks } from "../features/navigation/menu-links.ts";
import { PromoForm } from "../features/promo-codes/promo-form.tsx";
import { TypeCards } from "../features/startup-types/type-cards.tsx";
import { Card } from "../ui/card.tsx";
import { pageMeta } from "./page-meta.ts";

export const meta = () => pageMeta("/", landingNow().meta);

export default function HomePage() {
  const { data: session } = useSession();
  const signedIn = Boolean(session?.member);
  return (
    <Landing
      signedIn={signedIn}
      onSignUpFor={rememberRedirect}
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
