import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** Who of an organisation has the assistant, and how its answers are worded. */
export type AssistantSwitches = {
  is_on: boolean;
  role_codes: string[];
  uses_model: boolean;
  row_version: number;
};

/** The switches of the assistant, which every profile repeats. */
export async function readAssistantSwitches(
  tx: Transaction<Database>,
  orgId: string,
): Promise<AssistantSwitches> {
  const { app_metadata: metadata, row_version } = await tx
    .selectFrom('organisation')
    .select(['app_metadata', 'row_version'])
    .where('org_id', '=', orgId)
    .executeTakeFirstOrThrow();
  return {
    is_on: metadata.enable_ai_assistant ?? false,
    role_codes: metadata.assistant_role_codes ?? [],
    // Nothing leaves the house before somebody has decided so.
    uses_model: metadata.assistant_uses_model ?? false,
    row_version,
  };
}

/** Stores the switches; answers whether nobody had changed them since they were read. */
export async function writeAssistantSwitches(
  tx: Transaction<Database>,
  orgId: string,
  { is_on, role_codes, uses_model, row_version }: AssistantSwitches,
): Promise<boolean> {
  const changed = JSON.stringify({
    enable_ai_assistant: is_on,
    assistant_role_codes: role_codes,
    assistant_uses_model: uses_model,
  });
  const { numAffectedRows } = await sql`
    update organisation set app_metadata = app_metadata || ${changed}::jsonb, row_version = row_version + 1
    where org_id = ${orgId} and row_version = ${row_version}`.execute(tx);
  return numAffectedRows === 1n;
}
