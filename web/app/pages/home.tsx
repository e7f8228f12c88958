import { rememberRedirect } from "../features/accounts/redirect.ts";
import { useSession } from "../features/accounts/session.ts";
import { Landing } from "../features/landing/landing.tsx";
import { LazyPromoForm } from "../features/promo-codes/lazy-promo-form.tsx";
import { TypeCards } from "../features/startup-types/type-cards.tsx";
import { Card } from "../ui/card.tsx";
import { landing } from "../content/landing.ts";

export const meta = () => [{ title: landing.meta.title }, { name: "description", content: landing.meta.description }];

export default function HomePage() {
  const { data: session } = useSession();
  return (
    <Landing
      signedIn={Boolean(session?.member)}
      onGetStarted={() => rememberRedirect("/chat")}
      typeCards={<TypeCards type="title" />}
      promoBox={
        <Card className="p-5 sm:p-6">
          <LazyPromoForm signedIn={Boolean(session?.member)} />
        </Card>
      }
    />
  );
}
