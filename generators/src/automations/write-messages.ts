import type { AutomationStep, AutomationTrigger } from "@cofounder/contract/tools/automation-builder";
import { languageOf } from "../language.ts";
import { messagesIn } from "./knowledge/messages.ts";
import { everything } from "./services.ts";

/** The steps, with a readable message where the founder wrote none: the event with its data. */
export function withMessages(text: string, trigger: AutomationTrigger, steps: AutomationStep[]): AutomationStep[] {
  const language = languageOf(text);
  return steps.map((step) => {
    if (step.config["message"] !== everything) return step;
    return { ...step, config: { ...step.config, message: messageOf(step, trigger, language) } };
  });
}

function messageOf(
  { config, action }: AutomationStep,
  { type, config: started }: AutomationTrigger,
  language: ReturnType<typeof languageOf>,
): string {
  const { happened, toCustomer, planned } = messagesIn[language];
  if (type === "schedule" || type === "manual") return planned.replace("{said}", () => action);
  const kinds = config["to"] === "{{email}}" ? toCustomer : happened;
  const what = started["event"] === "invitee.canceled" ? "cancelled" : type;
  return (kinds[what] ?? kinds.other).replace("{data}", () => dataOf(started["fields"]));
}

/** The fields of the form by name; for any other trigger, all its data. */
function dataOf(fields: string | undefined): string {
  const names = (fields ?? "").split(",").flatMap((name) => (/\S/u.test(name) ? [name.trim()] : []));
  return names.length > 0 ? names.map((name) => `${name}: {{${name}}}`).join("\n") : everything;
}
