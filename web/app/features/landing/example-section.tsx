import { Pause, Play, RotateCcw } from "lucide-react";
import { useMemo } from "react";
import { Badge } from "../../ui/badge.tsx";
import { ButtonLink } from "../../ui/button-link.tsx";
import { Button } from "../../ui/button.tsx";
import { ExampleAnswer, answerParts } from "./example-answer.tsx";
import type { Frame } from "./example-player.ts";
import { useExamplePlayer, type PlayState } from "./use-example-player.ts";
import { useLanding } from "./use-landing.ts";

/** A conversation as the chat shows it: complete at first, and played on request. */
export function ExampleSection() {
  const { landing, language } = useLanding();
  const { example } = landing;
  const letters = useMemo(() => {
    const text = example.reply.asked.map((piece) => piece.text).join("");
    return Array.from(new Intl.Segmenter(language).segment(text), ({ segment }) => segment);
  }, [example.reply.asked, language]);
  const { state, frame, press, replay } = useExamplePlayer(letters.length, answerParts);
  return (
    <section id="example" aria-labelledby="example-title" className="mx-auto max-w-page px-gutter pb-band">
      <div className="overflow-hidden rounded-window border border-line bg-surface shadow-window">
        <TitleBar state={state} onPress={press} onReplay={replay} />
        <div className="grid lg:grid-cols-[minmax(0,1fr)_minmax(0,1.12fr)]">
          <ExampleAnswer
            sent={frame.sent}
            analysing={frame.analysing}
            shown={frame.parts}
            moving={state === "playing"}
          />
        </div>
        <Composer frame={frame} letters={letters} />
      </div>
      <div className="mt-10 grid gap-3 md:grid-cols-2 md:gap-10">
        <h2 id="example-title" className="max-w-md text-heading font-semibold">
          {example.title}
        </h2>
        <p className="text-muted">{example.text}</p>
      </div>
    </section>
  );
}

interface TitleBarProps {
  state: PlayState;
  onPress: () => void;
  onReplay: () => void;
}

function TitleBar({ state, onPress, onReplay }: TitleBarProps) {
  const { example } = useLanding().landing;
  const labels: Record<PlayState, string> = {
    unplayed: example.play,
    playing: example.pause,
    paused: example.resume,
    played: example.replay,
  };
  const Icon = { unplayed: Play, playing: Pause, paused: Play, played: RotateCcw }[state];
  return (
    <div className="flex min-h-14 items-center gap-3 border-b border-line bg-sunken px-4 py-2 sm:px-6">
      <p className="truncate text-sm font-medium max-sm:sr-only">{example.assistant}</p>
      <Badge className="shrink-0">{example.ready}</Badge>
      {/* With reduced motion, or without a script, there is nothing to play. */}
      <div className="ml-auto flex gap-2 motion-reduce:hidden noscript:hidden">
        {state === "paused" && (
          <Button size="icon" variant="ghost" aria-label={example.replay} onClick={onReplay}>
            <RotateCcw aria-hidden />
          </Button>
        )}
        <Button size="sm" variant="secondary" onClick={onPress}>
          <Icon aria-hidden />
          {labels[state]}
        </Button>
      </div>
    </div>
  );
}

/** The input is only a drawing: one writes in the real chat. */
function Composer({ frame, letters }: { frame: Frame; letters: string[] }) {
  const { example } = useLanding().landing;
  return (
    <div className="flex items-end gap-3 border-t border-line p-4 sm:px-6">
      <div
        aria-hidden
        className="line-clamp-2 min-h-12 min-w-0 flex-1 rounded-control border border-line-strong bg-canvas px-4 py-3 text-sm"
      >
        {frame.typed > 0 ? (
          <>
            {letters.slice(Math.max(0, frame.typed - 90), frame.typed).join("")}
            <span className="ml-px inline-block h-4 w-px translate-y-0.5 bg-accent" />
          </>
        ) : (
          <span className="text-faint">{example.placeholder}</span>
        )}
      </div>
      <ButtonLink to="/chat" size="lg" className="max-sm:px-4 max-sm:text-sm">
        {example.openChat}
      </ButtonLink>
    </div>
  );
}
