import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import { recordTimelineEvents } from '#src/areas/claims/index.ts';
import type { BilingualText } from '#src/kernel/http/request-language.ts';

type Moment = { orgId: string; now: Date };

/** How many are brought back in one transaction. */
export const wokenAtOnce = 200;

const title: BilingualText = { ro: 'Revenit din amânare', en: 'Back from snoozing' };
const becauseOf: Record<Schema<'SnoozeEvent'>, BilingualText> = {
  document: { ro: 'a venit un document', en: 'a document has come' },
  reply: { ro: 'a venit un răspuns', en: 'a reply has come' },
  appointment: { ro: 'programarea a avut loc', en: 'the appointment has taken place' },
};

/**
 * Brings back work that was put off until now; answers how many it was, at most `wokenAtOnce`.
 *
 * What somebody changes this moment is left for the next time, so two processes share the work.
 */
export async function wakeDue(tx: Transaction<Database>, { orgId, now }: Moment): Promise<number> {
  const due = sql`select assignment_id from assignment
    where org_id = ${orgId} and snoozed_until <= ${now} order by snoozed_until, assignment_id
    limit ${sql.lit(wokenAtOnce)} for no key update skip locked`;
  return (await wake(tx, { orgId, now }, due, title)).length;
}

/** What each event was waited for as: papers that the claimant sends are an answer too. */
const fulfils: Record<Schema<'SnoozeEvent'>, readonly Schema<'SnoozeEvent'>[]> = {
  document: ['document', 'reply'],
  reply: ['reply'],
  appointment: ['appointment'],
};

type Happened = Moment & { claimFileId: string; event: Schema<'SnoozeEvent'> };

/** Brings back the work on a file that was put off until something happened, which just did; answers its new versions. */
export function wakeBy(tx: Transaction<Database>, { orgId, now, claimFileId, event }: Happened) {
  const waiting = sql`select assignment_id from assignment
    where org_id = ${orgId} and claim_file_id = ${claimFileId} and snoozed_for = any (${[...fulfils[event]]}::text[])
    order by assignment_id for no key update`;
  return wake(tx, { orgId, now }, waiting, {
    ro: `${title.ro}: ${becauseOf[event].ro}`,
    en: `${title.en}: ${becauseOf[event].en}`,
  });
}

async function wake(
  tx: Transaction<Database>,
  { orgId, now }: Moment,
  chosen: RawBuilder<unknown>,
  told: BilingualText,
) {
  const { rows } = await sql<{ assignment_id: string; claim_file_id: string; row_version: number }>`
    update assignment set snoozed_until = null, snoozed_for = null, snoozed_by_user_id = null, returned_at = ${now},
      last_activity_at = ${now}, row_version = row_version + 1
    where org_id = ${orgId} and assignment_id in (${chosen})
    returning assignment_id, claim_file_id, row_version`.execute(tx);
  // Nobody did it: the time has come, or something has.
  await recordTimelineEvents(
    { tx, now, caller: { kind: 'public', orgId } },
    rows.map((row) => ({
      claimFileId: row.claim_file_id,
      assignmentId: row.assignment_id,
      kind: 'assignment' as const,
      title: told,
    })),
  );
  return rows;
}
