import { HeardSpecimen } from "../features/chat/reply/heard/heard-specimen.tsx";
import { ButtonChapter, ChoiceChapter, FieldChapter } from "../features/design/controls.tsx";
import { ColourChapter, MotionChapter, SpaceChapter, TypeChapter } from "../features/design/foundations.tsx";
import { Chapter, Specimen } from "../features/design/specimen.tsx";
import { DisplayChapter, OverlayChapter } from "../features/design/surfaces.tsx";
import { loadTexts } from "../locales/load-texts.ts";

export const clientLoader = () => loadTexts("chat", "heard");

export const meta = () => [{ title: "Design" }, { name: "robots", content: "noindex" }];

/** Every token and primitive in every state, for developers. */
export default function DesignPage() {
  return (
    <main id="content" className="mx-auto max-w-page px-gutter pt-16">
      <h1 className="mb-12 text-display font-semibold">Design</h1>
      <TypeChapter />
      <ColourChapter />
      <SpaceChapter />
      <MotionChapter />
      <ButtonChapter />
      <FieldChapter />
      <ChoiceChapter />
      <OverlayChapter />
      <DisplayChapter />
      <Chapter title="Replies">
        <Specimen title="heard, fold">
          <HeardSpecimen />
        </Specimen>
      </Chapter>
    </main>
  );
}
