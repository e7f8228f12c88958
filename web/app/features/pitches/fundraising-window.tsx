import type { Member } from "@cofounder/contract";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router";
import { ListingList } from "./listing-list.tsx";
import { Moderation } from "./moderation.tsx";
import { MyPitches } from "./my-pitches.tsx";
import { PitchForm } from "./pitch-form.tsx";
import { Requests } from "./requests.tsx";

const views = ["list", "mine", "requests", "moderate"] as const;
type View = (typeof views)[number];

interface FundraisingWindowProps {
  member: Member | null;
  onSignIn: () => void;
}

/** The list for everybody, own pitches for members, moderation for admins. The address names the part shown. */
export function FundraisingWindow({ member, onSignIn }: FundraisingWindowProps) {
  const { t } = useTranslation("fundraising");
  const [search, setSearch] = useSearchParams();
  const shown = views.find((view) => view === search.get("view")) ?? "list";
  const open = (view: View) => setSearch(view === "list" ? {} : { view }, { preventScrollReset: true });
  const submit = () => setSearch({ view: "mine", form: "new" });
  const offered = views.filter((view) => view !== "moderate" || member?.isAdmin);
  return (
    <>
      <nav aria-label={t("views")} className="mb-8 flex gap-1 overflow-x-auto border-b border-line">
        {offered.map((view) => (
          <button
            key={view}
            type="button"
            aria-current={view === shown ? "page" : undefined}
            onClick={() => open(view)}
            className={
              "-mb-px h-11 shrink-0 cursor-pointer border-b-2 border-transparent px-3 text-sm font-medium " +
              "text-muted hover:text-ink aria-[current=page]:border-ink aria-[current=page]:text-ink"
            }
          >
            {t(`tabs.${view}`)}
          </button>
        ))}
      </nav>
      <Shown
        view={shown}
        begun={search.get("form") === "new"}
        member={member}
        onSignIn={onSignIn}
        onOpen={open}
        onSubmit={submit}
      />
    </>
  );
}

interface ShownProps extends FundraisingWindowProps {
  view: View;
  /** A new pitch is being written. */
  begun: boolean;
  onOpen: (view: View) => void;
  onSubmit: () => void;
}

function Shown({ view, begun, member, onSignIn, onOpen, onSubmit }: ShownProps) {
  if (view === "list") return <ListingList member={member} onSignIn={onSignIn} onSubmit={onSubmit} />;
  if (!member) return <PitchForm pitch={null} signedIn={false} onEnd={() => onOpen("list")} />;
  if (view === "mine") return <MyPitches begun={begun} onBegin={onSubmit} onEnd={() => onOpen("mine")} />;
  if (view === "requests") return <Requests />;
  return member.isAdmin ? <Moderation /> : <Requests />;
}
