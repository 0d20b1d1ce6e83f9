import { findClaimantChannels, sendFileMessage } from '#src/areas/messages/index.ts';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { calendarFileName, calendarOf, isTakenBack } from '../claimant/visit-calendar.ts';
import type { VisitRow } from '../visit-repository.ts';
import { visitEmail, visitSms, type VisitReason } from './visit-texts.ts';

/** What calendars have to follow: the entry of the visit goes along with the e-mail. */
const changesCalendar: readonly VisitReason[] = ['visit_booked', 'visit_moved', 'visit_cancelled'];

/** Who sends, and where claimants read on. */
export type MessageNeeds = { trackerOrigin: string; mailFrom: string; smsSender: string };

/**
 * Writes to the claimant about a visit, once, by the confirmed channel they prefer; `false` when there is none.
 *
 * The phone of who brings the vehicle is for calls of the assessor: nobody has confirmed it.
 */
export async function tellAboutVisit(
  needs: MessageNeeds,
  context: ChangeContext,
  visit: VisitRow,
  reason: VisitReason,
): Promise<boolean> {
  const { claim_file_id: claimFileId, assignment_id: assignmentId, claim_file_no: claimFileNo } = visit;
  const channels = await findClaimantChannels(context.tx, context.caller.orgId, [claimFileId]);
  const channel = channels.get(claimFileId);
  if (channel === undefined) return false;
  const { language, organisation, orgCode, partyId, value: to } = channel;
  const trackerUrl = `${needs.trackerOrigin}/status/${claimFileNo}?org_code=${encodeURIComponent(orgCode)}`;
  const letter = { reason, visit, language, trackerUrl, organisation };
  const about = { reason, claimFileId, assignmentId, to, partyId, language };
  await sendFileMessage(
    context,
    channel.kind === 'email'
      ? {
          ...about,
          kind: 'email',
          from: needs.mailFrom,
          ...visitEmail(letter),
          ...(changesCalendar.includes(reason) && {
            calendar: {
              method: isTakenBack(visit) ? ('cancel' as const) : ('publish' as const),
              fileName: calendarFileName,
              content: calendarOf(visit, language, context.now),
            },
          }),
        }
      : { ...about, kind: 'sms', from: needs.smsSender, body: visitSms(letter) },
  );
  return true;
}
