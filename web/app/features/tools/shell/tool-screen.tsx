import type { Member, RunPrice, ToolInputs, ToolName, ToolOutputs, VentureProfile } from "@cofounder/contract";
import { useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { api, type Problem, problemTexts } from "../../../api/index.ts";
import { spokenLanguage } from "../../../locales/language.ts";
import { Card } from "../../../ui/card.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { toast } from "../../../ui/toast.tsx";
import { ResultFrame, Waiting } from "./result-frame.tsx";
import { RunControls } from "./run-controls.tsx";
import { ToolHistory } from "./tool-history.tsx";
import type { ToolSlots } from "./tool-slots.ts";
import { useChosenVenture } from "./use-chosen-venture.ts";
import { type RunOf, useToolRun } from "./use-tool-run.ts";
import { VenturePicker } from "./venture-picker.tsx";

/** Their results are in the language of the input, or contain no text. */
const inOwnLanguage: ReadonlySet<ToolName> = new Set([
  "competitor-analysis",
  "influencer-finder",
  "investor-guide",
  "resource-finder",
  "image-generator",
  "website-builder",
  "pitch-analyzer",
  "self-development",
]);

/** Tools that write in the language of the interface where the input has none of its own. */
const askingLanguage: ReadonlySet<ToolName> = new Set([
  "competitor-analysis",
  "influencer-finder",
  "investor-guide",
  "resource-finder",
]);

const spoken = <Name extends ToolName>(tool: Name, input: ToolInputs[Name]): ToolInputs[Name] =>
  askingLanguage.has(tool) ? { ...input, language: spokenLanguage() } : input;

export interface ToolFormProps<Name extends ToolName> {
  /** The input of the result that is shown, as a starting point; null if there is none. */
  input: ToolInputs[Name] | null;
  /** What is known of the chosen venture, for a button that fills in the form. */
  venture: VentureProfile | null;
  /** For `useToolDraft`. */
  memberId: string | null;
  busy: boolean;
  onRun: (input: ToolInputs[Name]) => void;
  /** The price of a run here; undefined while unknown. */
  price: RunPrice | undefined;
  onSignIn: () => void;
  /** Placed at the end of the form: the price and the button, named by the screen. */
  controls: ReactNode;
}

export interface ToolResultProps<Name extends ToolName> {
  run: RunOf<Name>;
  output: ToolOutputs[Name];
  input: ToolInputs[Name];
  memberId: string | null;
}

/** A toast: its title and a line below it. */
export interface ToolWords {
  title: string;
  text?: string;
}

interface ToolScreenProps<Name extends ToolName> {
  tool: Name;
  /** Null for visitors, undefined while unknown. */
  member: Member | null | undefined;
  title: string;
  lead: string;
  /** The label of the button. */
  action: string;
  done: ToolWords | ((output: ToolOutputs[Name]) => ToolWords);
  failed: ToolWords;
  slots: ToolSlots;
  /** Remounted for each opened result, so that its fields can start from `input`. */
  form: (props: ToolFormProps<Name>) => ReactNode;
  result: (props: ToolResultProps<Name>) => ReactNode;
  /** Shown in place of a result that a model is writing. */
  making?: (run: RunOf<Name>) => ReactNode;
  /** Shown in place of the result before there is one: what to expect. */
  empty: ReactNode;
  /** A result that needs the whole width is placed below its form. */
  layout?: "beside" | "below";
  /** At the end of the page until there is a result: what the tool does. */
  children?: ReactNode;
}

const layouts = {
  beside: "lg:grid-cols-[minmax(19rem,24rem)_minmax(0,1fr)]",
  below: "",
};

/** A tool's page: its form, its progress, the result and the history. */
export function ToolScreen<Name extends ToolName>(props: ToolScreenProps<Name>) {
  const { tool, member, title, lead, done, failed, slots, layout = "beside" } = props;
  const control = useToolRun({
    tool,
    member,
    onDone: (output) => {
      const words = typeof done === "function" ? done(output) : done;
      toast.success(words.title, words.text);
    },
    onFailed: (problem) => showFailure(failed, problem),
  });
  const memberId = member?.id ?? null;
  const shownId = control.run?.id ?? null;
  return (
    <main id="content" className="mx-auto max-w-page px-4 py-10 sm:px-6 sm:py-14">
      <h1 className="text-title font-semibold">{title}</h1>
      <p className="mt-3 max-w-2xl text-lead text-muted">{lead}</p>
      <div className={`mt-8 grid items-start gap-8 ${layouts[layout]}`}>
        <FormCard key={`${memberId}:${control.form}`} {...props} control={control} />
        <ResultFrame
          control={control}
          member={member}
          slots={slots}
          empty={props.empty}
          hasExample={props.children !== undefined}
          making={<Making run={control.run} draw={props.making} />}
        >
          <Result run={control.run} memberId={memberId} draw={props.result} />
        </ResultFrame>
      </div>
      {!control.run?.output && props.children}
      {memberId !== null && <ToolHistory tool={tool} shown={shownId} onOpen={control.open} onGone={control.close} />}
    </main>
  );
}

interface ResultProps<Name extends ToolName> {
  run: RunOf<Name> | null;
  memberId: string | null;
  draw: (props: ToolResultProps<Name>) => ReactNode;
}

function Result<Name extends ToolName>({ run, memberId, draw }: ResultProps<Name>) {
  if (!run || run.output === null) return null;
  return (
    <Suspense fallback={<Skeleton className="h-64" />}>
      {draw({ run, output: run.output, input: run.input, memberId })}
    </Suspense>
  );
}

/** Before a model writes there is nothing to see. */
function Making<Name extends ToolName>({
  run,
  draw,
}: {
  run: RunOf<Name> | null;
  draw: ToolScreenProps<Name>["making"];
}) {
  if (!draw || run?.status !== "running" || run.stage !== "writing") return <Waiting />;
  return <Suspense fallback={<Waiting />}>{draw(run)}</Suspense>;
}

type Control<Name extends ToolName> = ReturnType<typeof useToolRun<Name>>;

function FormCard<Name extends ToolName>(props: ToolScreenProps<Name> & { control: Control<Name> }) {
  const { tool, member, control, action, slots, form } = props;
  const memberId = member?.id ?? null;
  const { ventureId, profile, choose } = useChosenVenture(memberId);
  const price = useQuery(api.tools.terms.queryOptions({ staleTime: Infinity })).data?.prices[tool];
  const controls = (
    <RunControls
      control={control}
      action={action}
      price={price}
      member={member}
      slots={slots}
      inEnglish={!inOwnLanguage.has(tool) && spokenLanguage() !== "en"}
    />
  );
  const onRun = (input: ToolInputs[Name]) => void control.start(spoken(tool, input), ventureId);
  return (
    <Card className="p-5 sm:p-6">
      {memberId !== null && <VenturePicker ventureId={ventureId} onChoose={choose} />}
      {member !== undefined &&
        form({
          input: control.run?.input ?? null,
          venture: profile,
          memberId,
          busy: control.busy,
          price,
          onSignIn: slots.onSignIn,
          controls,
          onRun,
        })}
    </Card>
  );
}

/** Refusals that are explained on the page get no toast. */
const explained = new Set<Problem["code"]>(["insufficient_tokens", "tool.visitor_limit"]);

function showFailure({ title, text }: ToolWords, { code }: Problem) {
  if (explained.has(code)) return;
  toast.error(title, code === "tool.failed" || code === "unexpected" ? text : problemTexts[code]);
}

/** A button that fills the form with the facts already known. */
export function PrefillButton({
  venture,
  onFill,
}: {
  venture: VentureProfile | null;
  onFill: (venture: VentureProfile) => void;
}) {
  const { t } = useTranslation("tools");
  if (!venture) return null;
  return (
    <button
      type="button"
      onClick={() => onFill(venture)}
      className="w-fit cursor-pointer text-sm font-medium text-accent underline-offset-4 hover:underline"
    >
      {t("prefill")}
    </button>
  );
}
