import type { ProblemCode } from "@cofounder/contract";
import { databaseErrorOf, isMissingReference } from "./database.ts";

/** The refusal when the parent of a new row was deleted meanwhile, by the violated foreign key. */
export const codesOfForeignKeys: Record<string, ProblemCode> = {
  blocked_accounts_user_id_users_id_fk: "user.not_found",
  idempotent_calls_user_id_key_id_api_keys_user_id_id_fk: "unauthenticated",
  chats_of_venture: "venture.not_found",
  chats_of_shared_venture: "venture.not_found",
  tool_runs_of_shared_venture: "venture.not_found",
  messages_user_id_chat_id_chats_user_id_id_fk: "chat.not_found",
  pitch_requests_pitch_id_pitches_id_fk: "pitch.not_found",
  promo_code_usage_promo_code_id_promo_codes_id_fk: "promo_code.unknown",
  saved_plan_shares_user_id_plan_id_saved_plans_user_id_id_fk: "saved_plan.not_found",
  saved_plan_versions_user_id_plan_id_saved_plans_user_id_id_fk: "saved_plan.not_found",
  venture_members_of_venture: "venture.not_found",
  venture_shares_of_venture: "venture.not_found",
  kill_test_files_of_their_test: "kill_test.not_found",
  venture_scenarios_of_venture: "venture.not_found",
  venture_scenario_versions_of_scenario: "scenario.not_found",
  venture_versions_of_venture: "venture.not_found",
  venture_figures_of_venture: "venture.not_found",
  venture_figure_versions_of_figure: "venture_figure.not_found",
  turns_user_id_chat_id_chats_user_id_id_fk: "chat.not_found",
  user_roles_user_id_users_id_fk: "user.not_found",
  user_subscriptions_user_id_users_id_fk: "user.not_found",
};

/** Null where the database refused for another reason. */
export const missingIn = (error: unknown): ProblemCode | null =>
  isMissingReference(error) ? (codesOfForeignKeys[databaseErrorOf(error)?.constraint ?? ""] ?? null) : null;
