import type { ReplyPart } from "@cofounder/contract/analysis";
import type { Analysis, Reply } from "../analysis.ts";
import { answerCraft, type CraftReply, figuresNow } from "../answers/answer-craft.ts";
import { longestChange, translateAnalysis } from "../analyse.ts";
import { isFromElsewhere } from "../reading/sheet.ts";
import type { Venture } from "../reading/venture.ts";
import { fromSheet } from "./from-sheet.ts";
import { confirms, denies, heard, isAcknowledgement, onlySettles, takenNow } from "./heard-now.ts";
import { readKind } from "../reader/spans/read-kind.ts";
import { isLanguage } from "../i18n/language.ts";
import { translatorFor } from "../i18n/translator.ts";
import { renderChange } from "./change.ts";
import { renderUnitEconomics } from "./economics.ts";
import { renderFundraising } from "./fundraising.ts";
import { renderGrowth } from "./growth.ts";
import { renderIdeas } from "./ideas.ts";
import { type Intent, readIntent } from "./intent.ts";
import { renderAskedMarket, renderMarket } from "./market.ts";
import { onlyAsks } from "./only-asks.ts";
import { correctionNotTaken, unchanged } from "./unchanged.ts";
import { toMarkdown } from "./markdown.ts";
import { notices, refuse } from "./notices.ts";
import { renderMonetization } from "./monetization.ts";
import { renderAskedRoadmap, renderRegulation, renderRiskiest, renderRoadmap } from "./plan.ts";
import { renderRating } from "./rating.ts";
import { renderAskedCompetitors, renderCompetitors, renderGap } from "./rivals.ts";
import { toParts } from "./section.ts";
import type { RenderedSection } from "./section.ts";
import { renderSeed } from "./seed.ts";
import { answersTo, askedIn, renderShort } from "./short-reply-of.ts";
import { headline, renderStanding, renderSummary } from "./summary.ts";
import { spelledOut, wordsFor } from "./words.ts";

export interface RenderOptions {
  /** The founder's latest message, or the prompt of a tool; decides between one topic and the whole report. */
  ask?: string;
  /** The request, if known: `ask` is then not searched for it, and changes are not repeated. */
  topic?: Exclude<Intent, "report">;
  /** A language other than that of the messages: one of the six. */
  language?: string;
  /** A language model writes the reply, and answers what the stored answers do not. */
  hasModel?: boolean;
}

type SectionRenderer = (analysis: Analysis) => RenderedSection | null;

/** What follows from the figures and the words, whatever is asked. */
const findings: SectionRenderer[] = [renderMarket, renderGap, renderCompetitors, renderUnitEconomics];
const report: SectionRenderer[] = [
  renderSummary,
  ...findings,
  renderRegulation,
  renderRiskiest,
  renderRoadmap,
  renderRating,
];
const answers: Record<Exclude<Intent, "report">, SectionRenderer[]> = {
  full: report.toSpliced(2, 0, renderMonetization),
  pricing: [renderMonetization, renderUnitEconomics, renderRiskiest],
  competitors: [renderAskedCompetitors, renderGap, renderRiskiest],
  market: [renderAskedMarket, renderGap, renderRiskiest],
  plan: [renderAskedRoadmap, renderRiskiest],
  growth: [renderGrowth, renderRiskiest, renderUnitEconomics],
  revenue: [renderMonetization, renderUnitEconomics],
  ideas: [renderIdeas, renderRiskiest],
  risks: [renderRiskiest, renderRegulation, renderRating],
  regulation: [renderRegulation, renderRiskiest],
  rating: [renderRating, renderRiskiest],
  funding: [renderFundraising, renderRiskiest],
};

const mostQuestions = 5;

/** Renders an analysis as the parts of a reply and as Markdown. */
export function renderReply(analysis: Analysis, options: RenderOptions = {}): Reply {
  const language = options.language?.slice(0, 2) ?? analysis.language;
  const shown = isLanguage(language) ? translateAnalysis(analysis, language) : analysis;
  const translator = translatorFor(shown.language);
  const craft = craftReply(shown, options);
  const parts = partsOf(shown, options, craft).map((part) => spelledOut(part, translator));
  const empty = craft ? !craft.isAnswered : analysis.refusal !== undefined || isNearlyEmpty(analysis);
  const settlesOnly = onlySettles(analysis);
  return {
    parts: [...parts, wordsFor(parts, translator)],
    markdown: toMarkdown(parts, translator),
    empty,
    smallTalk: !confirms(shown) && isAcknowledgement(options.ask),
    settlesOnly,
    onlyAsks: asksInReport(analysis, options, craft),
    costsNothing: [
      empty,
      settlesOnly,
      options.topic === undefined && corrects(shown, options.ask),
      addsNothing(shown, options, craft),
    ].includes(true),
  };
}

const craftReply = (analysis: Analysis, { topic, ask, hasModel }: RenderOptions): CraftReply | null =>
  topic || analysis.refusal || confirms(analysis) ? null : answerCraft(analysis, ask, hasModel === true);

/** Whether the founder's own words ask for no topic, and the reply only asks for confirmation. */
const asksInReport = (analysis: Analysis, { ask, topic }: RenderOptions, craft: CraftReply | null): boolean =>
  craft === null && topic === undefined && intentOf(analysis, ask) === "report" && onlyAsks(analysis);

/** Whether a later message corrects what was understood, and asks nothing: it is never charged. */
const corrects = (analysis: Analysis, ask: string | undefined): boolean =>
  ask !== undefined &&
  analysis.change !== null &&
  readKind(ask, { first: false }, analysis.language).kind === "correction" &&
  answersTo(analysis).length === 0;

/** Whether a later message is a mere acknowledgement, or the reply could do nothing with it. */
const addsNothing = (analysis: Analysis, { ask, topic }: RenderOptions, craft: CraftReply | null): boolean =>
  craft === null &&
  topic === undefined &&
  (isAcknowledgement(ask) ||
    (analysis.change !== null &&
      !describesVenture(analysis, ask) &&
      readIntent(ask) === "report" &&
      figuresNow(analysis) === 0 &&
      renderChange(analysis) === null &&
      answersTo(analysis).length === 0));

/** A stored answer loses no number of its question. Who has told nothing yet and asks what none fits is greeted too. */
function partsOf(analysis: Analysis, options: RenderOptions, craft: CraftReply | null): ReplyPart[] {
  if (!craft) return chooseParts(analysis, options);
  const figures = figuresNow(analysis) > 0 ? heard(analysis) : [];
  const parts = [...figures, ...craft.parts];
  return craft.isAnswered || !isNearlyEmpty(analysis) ? parts : [...parts, ...greet(analysis)];
}

function chooseParts(analysis: Analysis, options: RenderOptions): ReplyPart[] {
  if (analysis.refusal) return refuse(analysis.refusal, translatorFor(analysis.language));
  if (isNearlyEmpty(analysis)) return greet(analysis);
  const said = options.topic ? inDepth(analysis, options.topic) : answer(analysis, options.ask);
  return [...heard(analysis), ...fromSheet(analysis), ...said];
}

/** Said in the messages. */
const figuresIn = ({ quantities, unread }: Venture): number =>
  quantities.filter((quantity) => !isFromElsewhere(quantity)).length + unread.length;

/** For a message in the founder's own words. */
function answer(analysis: Analysis, ask: string | undefined): ReplyPart[] {
  if (confirms(analysis)) return wholeReply(analysis);
  if (denies(analysis, ask)) return [correctionNotTaken(analysis)];
  if (isAcknowledgement(ask)) return standing(analysis);
  const intent = intentOf(analysis, ask);
  const changed = intent === "full" ? null : renderChange(analysis);
  if (changed) return [...notices(analysis), ...answersTo(analysis), ...changed];
  return intent === "report" ? answerWhole(analysis, ask) : inDepth(analysis, intent);
}

/** For a message that asks for no topic and changes nothing that can be named. */
function answerWhole(analysis: Analysis, ask: string | undefined): ReplyPart[] {
  if (corrects(analysis, ask))
    return [
      ...notices(analysis),
      ...(takenNow(analysis).some(({ settles }) => settles) ? [] : [correctionNotTaken(analysis)]),
    ];
  if (analysis.change || isContinued(analysis)) return answersLater(analysis);
  return isSeed(analysis) ? seed(analysis) : inDepth(analysis, "report");
}

/**
 * A first message with a figure is a venture, whatever business terms it contains; its questions are answered first.
 */
function describesVenture({ input, venture }: Analysis, ask: string | undefined): boolean {
  const said = input.messages.filter((message) => message !== "");
  return said.length === 1 && ask !== undefined && ask === said[0] && figuresIn(venture) > 0;
}

const intentOf = (analysis: Analysis, ask: string | undefined): Intent =>
  describesVenture(analysis, ask) ? "report" : readIntent(ask);

/** What can be said of an idea without figures; one that is described at length gets the whole analysis too. */
function seed(analysis: Analysis): ReplyPart[] {
  const asked = askedIn(analysis);
  const said = [...notices(analysis), ...answersTo(analysis, asked), ...renderSeed(analysis)];
  return analysis.venture.wordCount < seedWords ? said : [...said, ...wholeAnalysis(analysis, asked.length > 0)];
}

const sectionsOf = (analysis: Analysis, renderers: readonly SectionRenderer[]): ReplyPart[] =>
  renderers
    .map((renderer) => renderer(analysis))
    .filter((section): section is RenderedSection => section !== null)
    .flatMap((section) => toParts(section, analysis));

/** The reply before its sections, and those that a screen folds away. */
function wholeReply(analysis: Analysis): ReplyPart[] {
  const asked = askedIn(analysis);
  return [...notices(analysis), ...renderShort(analysis, asked), ...wholeAnalysis(analysis, asked.length > 0)];
}

/**
 * The sections that a screen folds away: rating, test, plan and the
 * rules to look at are of an idea, and no answer to a decision. What the
 * founder's own figures ask for is said before them.
 */
function wholeAnalysis(analysis: Analysis, decides: boolean): ReplyPart[] {
  const { t } = translatorFor(analysis.language);
  const isSaid = analysis.killTest.ownBar !== undefined;
  const ofIdea = isSaid ? report.filter((section) => section !== renderRiskiest && section !== renderRoadmap) : report;
  const sections = sectionsOf(analysis, decides ? findings : ofIdea);
  return sections.length === 0 ? [] : [{ kind: "fold", title: t`The whole analysis` }, ...sections];
}

function inDepth(analysis: Analysis, intent: Intent): ReplyPart[] {
  if (intent === "report") return wholeReply(analysis);
  const sections = sectionsOf(analysis, answers[intent]);
  const whole = intent === "full";
  const first: ReplyPart[] = whole ? [{ kind: "headline", text: headline(analysis) }] : [];
  return [...first, ...notices(analysis), ...sections, ...questions(analysis, whole ? mostQuestions : 3)];
}

/** A short first message about a venture that is known: a question about it, and not its description. */
function isContinued({ input }: Analysis): boolean {
  const { messages, sheet = [], about } = input;
  const isKnown = about?.isEarlier || sheet.some(({ span, after }) => span === null && after < 0);
  return isKnown === true && messages.length === 1 && (messages[0] ?? "").length <= longestChange;
}

/** For a later message without changes: its questions, and the figures confirmed or waiting. */
function answersLater(analysis: Analysis): ReplyPart[] {
  const asked = askedIn(analysis);
  if (answersTo(analysis, asked).length === 0) return [unchanged(analysis), ...standing(analysis)];
  return [...notices(analysis), ...renderShort(analysis, asked)];
}

/** The current state, for a message that neither asks nor changes anything. */
function standing(analysis: Analysis): ReplyPart[] {
  return [...notices(analysis), ...toParts(renderStanding(analysis), analysis), ...questions(analysis, 3)];
}

const greetingWords = 12;
const seedWords = 25;

/** An idea without figures, or in a few words with one. */
function isSeed({ venture, rating }: Analysis): boolean {
  const figures = figuresIn(venture);
  const isShort = venture.wordCount < seedWords && rating.score === null;
  return venture.phrases.idea !== null && (figures === 0 || (figures === 1 && isShort));
}

function isNearlyEmpty(analysis: Analysis): boolean {
  const { venture } = analysis;
  const isShort = venture.phrases.idea === null && figuresIn(venture) === 0 && venture.wordCount < greetingWords;
  // A short question about the figures of the sheet has an answer.
  return isShort && !(venture.current.some(isFromElsewhere) && answersTo(analysis).length > 0);
}

function greet(analysis: Analysis): ReplyPart[] {
  const { t } = translatorFor(analysis.language);
  return [
    {
      kind: "section",
      id: "answer",
      title: t`Tell me about the venture`,
      text: t`I work from what you tell me: what it is, who pays, and every number you have. \
With that I compute margins, market and runway, name the riskiest assumption and plan its test. \
Numbers I do not have, I ask for.`,
      basis: "",
    },
    { kind: "questions", title: t`Three questions to start with`, items: analysis.questions.slice(0, 3) },
  ];
}

function questions(analysis: Analysis, most: number): ReplyPart[] {
  const { t } = translatorFor(analysis.language);
  const items = analysis.questions.slice(0, most);
  return items.length === 0 ? [] : [{ kind: "questions", title: t`What I need to know next`, items }];
}
