import type { Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';
import { recordTimelineEvents } from '#src/areas/claims/index.ts';
import type { BilingualText } from '#src/kernel/http/request-language.ts';
import { systemCaller } from '#src/kernel/events/domain-event.ts';
import { endDueSnoozes, endSnoozesFor, type WokenAssignment } from './wake-repository.ts';

type Moment = { orgId: string; now: Date };

const title: BilingualText = { ro: 'Revenit din amânare', en: 'Back from snoozing' };
const becauseOf: Record<Schema<'SnoozeEvent'>, BilingualText> = {
  document: { ro: 'a venit un document', en: 'a document has come' },
  reply: { ro: 'a venit un răspuns', en: 'a reply has come' },
  appointment: { ro: 'programarea a avut loc', en: 'the appointment has taken place' },
};

/** Brings back work that was put off until now; answers how many it was, at most `wokenAtOnce`. */
export async function wakeDue(tx: Transaction<Database>, { orgId, now }: Moment): Promise<number> {
  const woken = await endDueSnoozes(tx, { orgId, now });
  await noteReturn(tx, { orgId, now }, woken, title);
  return woken.length;
}

/** What each event was waited for as: papers that the claimant sends are an answer too. */
const fulfils: Record<Schema<'SnoozeEvent'>, readonly Schema<'SnoozeEvent'>[]> = {
  document: ['document', 'reply'],
  reply: ['reply'],
  appointment: ['appointment'],
};

type Happened = Moment & { claimFileId: string; event: Schema<'SnoozeEvent'> };

/** Brings back the work on a file that was put off until something happened, which just did; answers its new versions. */
export async function wakeBy(tx: Transaction<Database>, { orgId, now, claimFileId, event }: Happened) {
  const woken = await endSnoozesFor(tx, { orgId, now, claimFileId, events: fulfils[event] });
  await noteReturn(tx, { orgId, now }, woken, {
    ro: `${title.ro}: ${becauseOf[event].ro}`,
    en: `${title.en}: ${becauseOf[event].en}`,
  });
  return woken;
}

/** Nobody did it: the time has come, or something has happened. */
function noteReturn(
  tx: Transaction<Database>,
  { orgId, now }: Moment,
  woken: readonly WokenAssignment[],
  told: BilingualText,
) {
  return recordTimelineEvents(
    { tx, now, caller: systemCaller(orgId) },
    woken.map((row) => ({
      claimFileId: row.claim_file_id,
      assignmentId: row.assignment_id,
      kind: 'assignment' as const,
      title: told,
    })),
  );
}
