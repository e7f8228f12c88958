import type { Message, ReplyPart, TurnEvent, TurnNotice, WebSource } from "@cofounder/contract";

export type TurnStage = Extract<TurnEvent, { type: "status" }>["stage"];

/** The state of a reply that is being written. */
export interface TurnState {
  /** Number of the last applied event; a reconnect asks for those after it. */
  seq: number;
  stage: TurnStage | null;
  /** The numbers found in the message that is answered. */
  numbers: { start: number; end: number }[];
  parts: ReplyPart[];
  label: Message["label"];
  text: string;
  sources: WebSource[];
  notices: TurnNotice[];
  /** The stored message, once the turn has ended. It replaces all of the above. */
  ended: Message | null;
  /** Tokens left after the turn. */
  tokens: number | null;
}

export interface NumberedEvent {
  seq: number;
  event: TurnEvent;
}

export const emptyTurn: TurnState = {
  seq: 0,
  stage: null,
  numbers: [],
  parts: [],
  label: null,
  text: "",
  sources: [],
  notices: [],
  ended: null,
  tokens: null,
};

type Change<Type extends TurnEvent["type"]> = (
  state: TurnState,
  event: Extract<TurnEvent, { type: Type }>,
) => TurnState;

const changes: { [Type in TurnEvent["type"]]: Change<Type> } = {
  status: (state, event) => ({ ...state, stage: event.stage }),
  numbers: (state, event) => ({ ...state, numbers: event.spans }),
  card: (state, event) => ({ ...state, parts: event.parts, label: event.label }),
  text: (state, event) => ({ ...state, text: state.text + event.delta }),
  sources: (state, event) => ({ ...state, sources: event.items }),
  notice: (state, { code, text }) => ({ ...state, notices: [...state.notices, { code, text }] }),
  reset: (state) => ({ ...state, text: "" }),
  end: (state, event) => ({ ...state, ended: event.message, tokens: event.tokens }),
};

/** Applies one event. Events already seen, or after the end, change nothing. */
export function withTurnEvent(state: TurnState, { seq, event }: NumberedEvent): TurnState {
  if (seq <= state.seq || state.ended !== null) return state;
  const change = changes[event.type] as Change<TurnEvent["type"]>;
  return { ...change(state, event), seq };
}

export function isTurnEventType(type: string): type is TurnEvent["type"] {
  return Object.hasOwn(changes, type);
}
