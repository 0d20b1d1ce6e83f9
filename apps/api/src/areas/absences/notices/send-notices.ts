import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { enqueue } from '#src/kernel/outbox/enqueue.ts';
import { findClaimantChannels, sendFileMessage } from '#src/areas/messages/index.ts';
import type { AbsenceRow } from '../absence-repository.ts';
import { findAddressee } from '../rules/people-repository.ts';
import { keepNotice } from './notice-repository.ts';
import { contactEmail, contactSms, noticeAddress, noticeEmail, type NoticeKind } from './notice-texts.ts';

/** Who sends, and where the pages are that notices lead to. */
export type NoticeNeeds = { staffOrigin: string; mailFrom: string; smsSender: string };

/** Tells colleagues about an absence in the product and by e-mail, each in their language. */
export async function sendNotices(
  { staffOrigin }: NoticeNeeds,
  { tx, orgId, now }: { tx: Transaction<Database>; orgId: string; now: Date },
  kind: NoticeKind,
  row: AbsenceRow,
  userIds: readonly string[],
): Promise<void> {
  for (const userId of new Set(userIds)) {
    await keepNotice(tx, { orgId, userId, absenceId: row.absence_id, kind, now });
    const person = await findAddressee(tx, orgId, userId);
    if (person?.email === null || person === undefined) continue;
    const address = noticeAddress(kind, row, { userId, plansAbsences: person.plans_absences });
    const { subject, body } = noticeEmail(kind, person.language, row, `${staffOrigin}${address}`);
    await enqueue(tx, { orgId, kind: 'email', to: person.email, subject, body });
  }
}

/** Work whose claimant gets another contact. */
export type NewContact = { claim_file_id: string; assignment_id: string; to_user_id: string };

/** Tells claimants who takes care of their claim meanwhile, one message for each claim file. */
export async function tellClaimants(
  needs: NoticeNeeds,
  context: ChangeContext,
  row: AbsenceRow,
  contacts: readonly NewContact[],
): Promise<number> {
  const { tx, caller } = context;
  const files = [...new Map(contacts.map((contact) => [contact.claim_file_id, contact])).values()];
  const channels = await findClaimantChannels(
    tx,
    caller.orgId,
    files.map((contact) => contact.claim_file_id),
  );
  let told = 0;
  for (const { claim_file_id: claimFileId, assignment_id: assignmentId, to_user_id: userId } of files) {
    const channel = channels.get(claimFileId);
    const person = await findAddressee(tx, caller.orgId, userId);
    if (!channel || !person) continue;
    const { language, claimFileNo, organisation, value: to } = channel;
    const facts = { claimFileNo, organisation, contact: person.full_name };
    const text =
      channel.kind === 'email'
        ? { kind: 'email' as const, from: needs.mailFrom, ...contactEmail(language, row, facts) }
        : { kind: 'sms' as const, from: needs.smsSender, body: contactSms(language, row, facts) };
    await sendFileMessage(context, {
      reason: 'contact_away',
      claimFileId,
      assignmentId,
      to,
      language,
      ...text,
    });
    told += 1;
  }
  return told;
}
