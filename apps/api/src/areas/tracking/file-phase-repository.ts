import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

type FileQuery = { orgId: string; claimFileId: string; language: Language };

/** How far a file is, in the steps that its claimant is shown; nothing where an organisation has no tracker. */
export async function findFilePhase(
  tx: Transaction<Database>,
  { orgId, claimFileId, language }: FileQuery,
): Promise<Schema<'FilePhase'> | null> {
  const { rows } = await sql<Schema<'FilePhase'>>`
    select least(file.tracker_step, jsonb_array_length(tracker.steps) - 1) as step,
      (select jsonb_agg(step.words ->> ${`label_${language}`} order by step.position)
        from jsonb_array_elements(tracker.steps) with ordinality as step (words, position)) as steps
    from claim_file file join tracker_config tracker on tracker.org_id = file.org_id
    where file.org_id = ${orgId} and file.claim_file_id = ${claimFileId} and jsonb_array_length(tracker.steps) > 0
  `.execute(tx);
  return rows[0] ?? null;
}
