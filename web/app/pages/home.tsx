import { rememberRedirect } from "../features/accounts/redirect.ts";
import { useSession } from "../features/accounts/session.ts";
import { Landing } from "../features/landing/landing.tsx";
import { TypeCards } from "../features/startup-types/type-cards.tsx";
import { landing } from "../content/landing.ts";

export const meta = () => [{ title: landing.meta.title }, { name: "description", content: landing.meta.description }];

export default function HomePage() {
  const { data: session } = useSession();
  return (
    <Landing
      signedIn={Boolean(session?.member)}
      onGetStarted={() => rememberRedirect("/chat")}
      typeCards={<TypeCards type="title" />}
    />
  );
}
