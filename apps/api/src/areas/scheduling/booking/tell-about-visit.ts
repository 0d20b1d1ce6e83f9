import { sendFileMessage } from '#src/areas/messages/index.ts';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { calendarFileName, calendarOf, isTakenBack } from '../claimant/visit-calendar.ts';
import { callUnreached } from '../news/call-unreached.ts';
import {
  insertVisitNews,
  type NewsRecipient,
  type NewVisitNews,
  type VisitBefore,
} from '../news/visit-news-repository.ts';
import type { VisitRow } from '../visit-repository.ts';
import { visitChannel } from './visit-channel.ts';
import { visitEmail, visitSms, type VisitReason } from './visit-texts.ts';

/** What calendars have to follow: the entry of the visit goes along with the e-mail. */
const changesCalendar: readonly VisitReason[] = ['visit_booked', 'visit_moved', 'visit_cancelled'];

/** Who sends, and where claimants read on. */
export type MessageNeeds = { trackerOrigin: string; mailFrom: string; smsSender: string };

/** What else is known about the news: where the visit was, that staff tells it in another way, who of the staff was told. */
type NewsDetails = {
  before?: VisitBefore;
  isWithheld?: boolean;
  staff?: readonly NewsRecipient[];
  /** The news that is told again, and the channel by which it did not arrive. */
  againOf?: string;
  afterFailed?: NewsRecipient['channel'];
};

/**
 * Writes to the claimant about a visit, once, by the confirmed channel they prefer, and keeps who was told.
 *
 * The phone of who brings the vehicle is for calls of the assessor, unless a code has confirmed it. When nobody can be reached, a call opens.
 */
export async function tellAboutVisit(
  needs: MessageNeeds,
  context: ChangeContext,
  visit: VisitRow,
  reason: VisitReason,
  { before, isWithheld = false, staff = [], againOf, afterFailed }: NewsDetails = {},
): Promise<void> {
  const { tx, caller, now } = context;
  const { orgId } = caller;
  const told = isWithheld ? 'withheld' : await writeToClaimant(needs, context, visit, reason, afterFailed);
  const outcome = typeof told === 'string' ? told : 'told';
  // A reminder changes nothing: whoever booked or moved the visit was asked to call already.
  const isCallDue = outcome === 'nobody' && reason !== 'visit_reminder';
  await insertVisitNews(tx, {
    orgId,
    visit,
    reason,
    outcome,
    before,
    byUserId: caller.kind === 'staff' ? (caller.actorUserId ?? caller.userId) : null,
    callAssignmentId: isCallDue ? await callUnreached(context, visit) : undefined,
    againOf,
    recipients: [...(typeof told === 'string' ? [] : [told]), ...staff],
    now,
  });
}

/** The message to the claimant, or why there is none. */
async function writeToClaimant(
  needs: MessageNeeds,
  context: ChangeContext,
  visit: VisitRow,
  reason: VisitReason,
  afterFailed?: NewsRecipient['channel'],
): Promise<NewsRecipient | Exclude<NewVisitNews['outcome'], 'told'>> {
  const { claim_file_id: claimFileId, assignment_id: assignmentId, claim_file_no: claimFileNo } = visit;
  const visited = { claimFileId, assignmentId, contactName: visit.contact_name };
  const channel = await visitChannel(context.tx, context.caller.orgId, visited, afterFailed);
  if (channel === undefined) return 'nobody';
  const { language, organisation, orgCode, partyId, value: to } = channel;
  const trackerUrl = `${needs.trackerOrigin}/status/${claimFileNo}?org_code=${encodeURIComponent(orgCode)}`;
  const letter = { reason, visit, language, trackerUrl, organisation, now: context.now };
  const about = {
    reason,
    claimFileId,
    assignmentId,
    to,
    language,
    ...(partyId !== undefined && { partyId }),
  };
  const sender = { name: organisation, address: needs.mailFrom };
  const messageId = await sendFileMessage(
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
              content: calendarOf(visit, { language, now: context.now, sender, trackerUrl }),
            },
          }),
        }
      : { ...about, kind: 'sms', from: needs.smsSender, body: visitSms(letter) },
  );
  // A rule of the file says that its reader gets nothing.
  if (messageId === undefined) return 'withheld';
  const sentBy = channel.kind === 'email' ? 'email' : 'sms';
  return { role: 'claimant', name: channel.recipientName, channel: sentBy, address: to, messageId };
}
