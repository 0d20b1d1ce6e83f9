import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;
type Settings = Schema<'PartnerJobSettings'>;

/** What happens to offers that nobody answers: the next proposed partner gets them until the organisation decides otherwise. */
export async function readSilenceSetting(tx: Tx, orgId: string): Promise<Settings> {
  const { rows } = await sql<Settings>`
    select on_silence, row_version from partner_job_setting where org_id = ${orgId}`.execute(tx);
  return rows[0] ?? { on_silence: 'next', row_version: 0 };
}

/** Stores it over the version that was read; undefined when that is not the present one. */
export async function writeSilenceSetting(
  tx: Tx,
  orgId: string,
  { on_silence: onSilence, row_version: rowVersion }: Settings,
): Promise<Settings | undefined> {
  const { rows } = await sql<Settings>`
    insert into partner_job_setting as stored (org_id, on_silence)
    select ${orgId}, ${onSilence} where ${rowVersion} = 0
      or exists (select from partner_job_setting where org_id = ${orgId})
    on conflict (org_id) do update set on_silence = excluded.on_silence, row_version = stored.row_version + 1
      where stored.row_version = ${rowVersion}
    returning on_silence, row_version`.execute(tx);
  return rows[0];
}
