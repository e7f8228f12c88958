import type { HeardFigure, ReplyPart } from "@cofounder/contract";
import { use, useCallback, useSyncExternalStore } from "react";
import { useChatRuntime } from "../../chat-runtime.ts";
import {
  ReadOnlyContext,
  ShowFiguresContext,
  ThreadBusyContext,
  useThreadActions,
} from "../../thread/thread-actions.ts";
import { ReplyContext } from "../reply-context.ts";
import { HeardView } from "./heard-view.tsx";
import { settlingOf } from "./settling.ts";
import { foundersBefore, heardBefore, placeOf } from "./said.ts";
import { type Settled, waiting, withoutThese, withSettled } from "./shown-figures.ts";

/** The figures read in this conversation, with the settlements in progress. */
export function HeardPart({ part }: { part: Extract<ReplyPart, { kind: "heard" }> }) {
  const { id: messageId, chatId } = use(ReplyContext);
  const settling = settlingOf(useChatRuntime());
  const { messages } = useThreadActions();
  const settled = useSyncExternalStore(
    settling.watch,
    () => settling.get(messageId),
    () => settling.get(messageId),
  );
  const foreign = use(ReadOnlyContext);
  const busy = use(ThreadBusyContext);
  const frozen = foreign ? "foreign" : busy ? "busy" : null;
  const find = useCallback(
    (figure: HeardFigure) => placeOf(figure, foundersBefore(messages(), messageId)),
    [messages, messageId],
  );
  const earlier = useCallback(
    () => withoutThese(heardBefore(messages(), messageId), part.figures),
    [messages, messageId, part.figures],
  );
  const showFigures = use(ShowFiguresContext);
  const figures = withSettled(part.figures, settled);
  /** Nothing waits any more: the answer is what to read next. Several were confirmed: those left to explain are. */
  const onSettle = (clicked: Settled[]) => {
    settling.add({ chatId, messageId, settled: clicked });
    const [before, after] = [waiting(figures), waiting(withSettled(figures, clicked))];
    if (before.length > 0 && after.length === 0) showFigures({ messageId, part: "answer" });
    else if (clicked.length > 1) showFigures({ messageId, part: "figures" });
  };
  return <HeardView earlier={earlier} part={{ ...part, figures }} frozen={frozen} placeOf={find} onSettle={onSettle} />;
}
