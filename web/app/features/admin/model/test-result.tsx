import type { ModelTest } from "@cofounder/contract";
import { CircleAlert, CircleCheck, CircleX } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { formats } from "../../../locales/formats.ts";

type State = "good" | "half" | "bad";

const seconds = (ms: number): string => formats.decimals(ms / 1_000, 1);

/** What a model gave when it was tried: a text with its speed, a call, a reading. */
export function TestResult({ tried: { text, toolCall, reading } }: { tried: ModelTest }) {
  const { t } = useTranslation("adminDashboard");
  const call = toolCall.failure ? "bad" : toolCall.called ? "good" : "half";
  const read = reading.failure ? "bad" : reading.open.length === 0 ? "good" : "half";
  return (
    <ul className="flex flex-col gap-4 rounded-control border border-line bg-sunken p-4 text-sm">
      <Part state={text.failure ? "bad" : "good"} title={t("models.tried.text")} failure={text.failure?.message}>
        <TriedText text={text} />
      </Part>
      <Part state={call} title={t("models.tried.call")} failure={toolCall.failure?.message}>
        <p className="text-muted">{t(toolCall.called ? "models.tried.called" : "models.tried.notCalled")}</p>
      </Part>
      <Part state={read} title={t("models.tried.reading")} failure={reading.failure?.message}>
        <TriedReading reading={reading} />
      </Part>
    </ul>
  );
}

function TriedText({ text: { text, firstMs, tokensPerSecond } }: { text: ModelTest["text"] }) {
  const { t } = useTranslation("adminDashboard");
  const speed = tokensPerSecond === null ? null : formats.number(Math.round(tokensPerSecond));
  return (
    <>
      <p className="text-muted tabular-nums">
        {t("models.tried.first", { seconds: seconds(firstMs) })}
        {speed !== null && ` · ${t("models.tried.speed", { tokens: speed })}`}
      </p>
      <p className="mt-1 wrap-anywhere">{text}</p>
    </>
  );
}

function TriedReading({ reading: { proven, open, sentence, ms } }: { reading: ModelTest["reading"] }) {
  const { t } = useTranslation("adminDashboard");
  return (
    <>
      <p className="text-muted">
        {t("models.tried.read", { proven: proven.length, count: proven.length + open.length })}
        {` · ${t("models.tried.took", { seconds: seconds(ms) })}`}
      </p>
      <p className="mt-1 italic wrap-anywhere">{sentence}</p>
      <ul className="mt-2 flex flex-col gap-1">
        {proven.map(({ quote, label }) => (
          <li key={quote}>
            <span className="font-medium">{quote}</span> <span className="text-muted">{label}</span>
          </li>
        ))}
        {open.map((quote) => (
          <li key={quote}>
            <span className="font-medium">{quote}</span> <span className="text-warn">{t("models.tried.open")}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

const icons = { good: CircleCheck, half: CircleAlert, bad: CircleX };
const tones: Record<State, string> = { good: "text-good", half: "text-warn", bad: "text-bad" };

interface PartProps {
  state: State;
  title: string;
  failure: string | undefined;
  children: ReactNode;
}

function Part({ state, title, failure, children }: PartProps) {
  const Icon = icons[state];
  return (
    <li className="flex gap-2.5">
      <Icon aria-hidden className={`mt-0.5 size-4 shrink-0 ${tones[state]}`} />
      <div className="min-w-0">
        <p className="font-medium">{title}</p>
        {failure === undefined ? children : <p className="wrap-anywhere text-bad">{failure}</p>}
      </div>
    </li>
  );
}
