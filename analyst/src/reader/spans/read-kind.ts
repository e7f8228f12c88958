import type { MessageKind } from "../../quantities/labels.ts";
import type { Language } from "../../i18n/language.ts";
import { messageFeatures } from "./features.ts";
import { chancesOf, type Linear, scoresOf } from "./linear.ts";
import { type Message, messageOf } from "./message.ts";
import { spanModel } from "./model-file.ts";

export interface KindRead {
  kind: MessageKind;
  confidence: number;
}

/** The kind of a message; `first` says whether it opens the conversation. */
export function readKind(text: string, { first }: { first: boolean }, language: Language): KindRead {
  return likeliestKind(spanModel().kinds, messageOf(text, language), first);
}

export function likeliestKind(model: Linear, message: Message, isFirst: boolean): KindRead {
  const chances = chancesOf(scoresOf(model, [messageFeatures(message, isFirst)]));
  const best = chances.indexOf(Math.max(...chances));
  return { kind: model.tags[best] as MessageKind, confidence: chances[best] ?? 0 };
}
