import { rememberRedirect } from "../features/accounts/redirect.ts";
import { useSession } from "../features/accounts/session.ts";
import { Landing } from "../features/landing/landing.tsx";
import { landingNow } from "../features/landing/use-landing.ts";
import { LazyPromoForm } from "../features/promo-codes/lazy-promo-form.tsx";
import { TypeCards } from "../features/startup-types/type-cards.tsx";
import { Card } from "../ui/card.tsx";

export const meta = () => {
  const { title, description } = landingNow().meta;
  return [{ title }, { name: "description", content: description }];
};

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
