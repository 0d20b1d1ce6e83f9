import { localDateOf } from '@dosar/kernel/zone';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { publish, systemCaller } from '#src/kernel/events/domain-event.ts';
import { defineJob, noData } from '#src/kernel/jobs/define-job.ts';
import { returnHandedOver } from '#src/areas/assignments/index.ts';
import type { Env } from '#src/env.ts';
import { updateAbsence } from './absence-repository.ts';
import { lockTurning } from './due-absence-repository.ts';
import { factsOfEvent } from './deciding/end-hand-over.ts';
import { announceTomorrow } from './notices/announce-tomorrow.ts';
import { beginHandOver } from './deciding/begin-hand-over.ts';
import { passOn } from './deciding/pass-on.ts';
import { absenceEnded, absenceStarted } from './events.ts';
import { sendNotices } from './notices/send-notices.ts';

type Needs = { env: Env; now: () => Date };

/** Says when absences begin and end, gives work back when they are over, and passes on what nobody decides. */
export const turnAbsencesJob = defineJob({
  name: 'absences.turn',
  title: { ro: 'Începutul și sfârșitul absențelor', en: 'Beginning and end of absences' },
  // The next run comes within minutes and finds the same absences.
  settings: { retries: 0, keptSeconds: 60 * 60 },
  data: noData,
  work: ({ env, now }: Needs, { orgId, inTransaction }) =>
    inTransaction((tx) => turnAbsences(env, { tx, orgId, now: now() })),
});

async function turnAbsences(
  env: Env,
  { tx, orgId, now }: { tx: Transaction<Database>; orgId: string; now: Date },
): Promise<void> {
  const context = { tx, caller: systemCaller(orgId), now };
  const needs = { staffOrigin: env.STAFF_ORIGIN, mailFrom: env.MAIL_FROM, smsSender: env.SMS_SENDER };
  const today = localDateOf(now);
  await announceTomorrow(needs, { tx, orgId, now });
  await passOn(needs, { tx, orgId, now });
  for (const row of await lockTurning(tx, orgId, { today, now })) {
    const isOver = row.date_to < today;
    if (isOver) {
      if (row.assignment_change_id !== null) await returnHandedOver(context, row.assignment_change_id);
      await updateAbsence(tx, orgId, row.absence_id, { started_at: now, ended_at: now });
      await sendNotices(needs, { tx, orgId, now }, 'ended', row, [row.user_id]);
      await publish(context, absenceEnded, factsOfEvent(row));
    } else {
      await updateAbsence(tx, orgId, row.absence_id, { started_at: now });
      await beginHandOver(needs, context, row);
      await publish(context, absenceStarted, factsOfEvent(row));
    }
  }
}
