import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { enqueue } from '#src/kernel/outbox/enqueue.ts';
import { recordVisitEvent } from '../booking/record-visit.ts';
import type { VisitRow } from '../visit-repository.ts';
import { findMissedHours, findVisitManagers } from './missed-visit-repository.ts';
import { missedReason, missesThatNeedCall } from './missed-visits-fact.ts';

/**
 * Nobody came again: the reason stands in the timeline and goes to those who manage the assessors. `false` at the first time.
 *
 * That somebody has to call follows from the process, by the event of the visit.
 */
export async function askForCall(
  { staffOrigin }: { staffOrigin: string },
  context: ChangeContext,
  visit: VisitRow,
): Promise<boolean> {
  const { tx, caller } = context;
  const { orgId } = caller;
  const hours = await findMissedHours(tx, orgId, visit.claim_file_id);
  if (hours.length < missesThatNeedCall) return false;
  const reason = missedReason(hours);
  await recordVisitEvent(
    context,
    visit,
    { ro: 'De sunat clientul, a lipsit din nou', en: 'Call the client, who missed again' },
    reason.ro,
  );
  const link = `${staffOrigin}/workflow/getById/${encodeURIComponent(visit.claim_file_no)}/${visit.assignment_id}`;
  for (const { email: to, language } of await findVisitManagers(tx, orgId)) {
    const subject = { ro: 'De sunat clientul', en: 'The client has to be called' }[language];
    const body = [
      `${reason[language]}.`,
      '',
      [visit.plate, visit.user_name].filter(Boolean).join(' · '),
      link,
    ];
    await enqueue(tx, {
      orgId,
      kind: 'email',
      to,
      subject: `${subject} · ${visit.claim_file_no}`,
      body: body.join('\n'),
    });
  }
  return true;
}
