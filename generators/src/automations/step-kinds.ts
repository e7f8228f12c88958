import type { AutomationStep } from "@cofounder/contract/tools/automation-builder";

/** A step that gets rows from a service or an address. */
export const isRead = ({ type, config }: Pick<AutomationStep, "type" | "config">): boolean =>
  config["operation"] === "read" || (type === "http" && config["method"] === "GET");
