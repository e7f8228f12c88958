import { useQuery } from "@tanstack/react-query";
import { api } from "../api/index.ts";
import { rememberRedirect } from "../features/accounts/redirect.ts";
import { useSession } from "../features/accounts/session.ts";
import { pricingMeta } from "../features/pricing/pricing-texts.ts";
import { Pricing } from "../features/pricing/pricing.tsx";
import { PromoForm } from "../features/promo-codes/promo-form.tsx";
import { Card } from "../ui/card.tsx";
import { pageMeta } from "./page-meta.ts";

export const meta = () => pageMeta("/pricing", pricingMeta());

export default function PricingPage() {
  const { data: session } = useSession();
  const signedIn = Boolean(session?.member);
  const { data } = useQuery(api.subscriptions.get.queryOptions({ enabled: signedIn }));
  return (
    <Pricing
      signedIn={signedIn}
      onSignInFirst={() => rememberRedirect("/pricing")}
      takesPayment={session?.instance.payment ?? true}
      current={signedIn ? (data?.subscription?.tier ?? null) : null}
      promoBox={
        <Card className="p-5 sm:p-6">
          <PromoForm signedIn={signedIn} />
        </Card>
      }
    />
  );
}
