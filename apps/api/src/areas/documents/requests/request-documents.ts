import { createHash, randomBytes } from 'node:crypto';
import { addDays, type LocalDate } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import { endOfQuietHours } from '#src/kernel/calendar/message-hours.ts';
import { findMessageHours } from '#src/kernel/calendar/message-hours-repository.ts';
import { findDaysOff } from '#src/kernel/calendar/working-calendar-repository.ts';
import { publish, type ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { BilingualText, Language } from '#src/kernel/http/request-language.ts';
import { fieldRefused } from '#src/kernel/problem/problem.ts';
import { recordTimelineEvents } from '#src/areas/claims/index.ts';
import { findClaimantChannels } from '#src/areas/messages/index.ts';
import { docRequestSent } from '../events.ts';
import {
  findAskableNames,
  insertDocRequests,
  replaceReminders,
  type DocTypeName,
  type RequestChannel,
} from './doc-request-repository.ts';
import { reminderTimes } from './reminder-times.ts';
import { expiryOf } from './request-term.ts';
import { findRequestRule } from './request-rule-repository.ts';
import { writeToRecipients, type RequestNeeds } from './write-to-recipient.ts';

/** What is asked for, on which work, of the claimants over their preferred channels. */
export type WantedDocuments = {
  docTypeCodes: readonly string[];
  message: string | undefined;
  assignments: readonly { assignment_id: string; claim_file_id: string }[];
};

/** One recipient who is asked, on one piece of work. */
export type Asked = {
  claimFileId: string;
  assignmentId: string;
  partyId: string;
  channel: RequestChannel;
  language: Language;
};

/** What all of them are asked for. */
export type RequestTerms = {
  docTypes: readonly DocTypeName[];
  message: string | undefined;
  /** The day until which to send; the organisation's usual term when absent. */
  dueDate?: LocalDate;
  /** The work is put off until an answer comes, or that day. */
  putsOff?: boolean;
  /** The product asks for what a new claim lacks; nobody of the staff has. */
  isByItself?: boolean;
};

/**
 * Asks the claimants of some work for documents, each by the preferred confirmed channel with a link to upload them.
 *
 * Answers the assignments on which somebody could be asked.
 */
export async function requestDocuments(
  needs: RequestNeeds,
  context: ChangeContext,
  { docTypeCodes, message, assignments }: WantedDocuments,
): Promise<ReadonlySet<string>> {
  const { tx, caller } = context;
  const docTypes = await namedDocTypes(context, docTypeCodes);
  const channels = await findClaimantChannels(
    tx,
    caller.orgId,
    assignments.map((assignment) => assignment.claim_file_id),
  );
  const asked = assignments.flatMap((assignment): Asked[] => {
    const channel = channels.get(assignment.claim_file_id);
    if (channel === undefined) return [];
    return [
      {
        claimFileId: assignment.claim_file_id,
        assignmentId: assignment.assignment_id,
        partyId: channel.partyId,
        channel: channel.kind === 'email' ? 'email' : 'sms',
        language: channel.language,
      },
    ];
  });
  await sendRequests(needs, context, asked, { docTypes, message });
  return new Set(asked.map(({ assignmentId }) => assignmentId));
}

/** The kinds of document that some codes name; refuses codes of which there is none to ask for. */
export async function namedDocTypes(
  { tx, caller }: Pick<ChangeContext, 'tx' | 'caller'>,
  codes: readonly string[],
): Promise<DocTypeName[]> {
  const docTypes = await findAskableNames(tx, caller.orgId, codes);
  if (docTypes.length < codes.length) throw fieldRefused('doc_type_codes', 'unknown_code');
  return docTypes;
}

/** Stores the requests, plans their reminders and writes to the recipients; answers the ids in the order of the recipients. */
export async function sendRequests(
  needs: RequestNeeds,
  context: ChangeContext,
  asked: readonly Asked[],
  terms: RequestTerms,
): Promise<string[]> {
  const { tx, caller, now } = context;
  if (asked.length === 0) return [];
  const rule = await findRequestRule(tx, caller.orgId);
  const { docTypes, message, dueDate = addDays(localDateOf(now), rule.dueDays) } = terms;
  const keyed = asked.map((one) => ({ ...one, key: randomBytes(24).toString('base64url') }));
  const idsByKey = await insertDocRequests(tx, {
    orgId: caller.orgId,
    requests: keyed.map(({ key, ...one }) => ({
      request_key: key,
      key_hash: createHash('sha256').update(key).digest('hex'),
      claim_file_id: one.claimFileId,
      assignment_id: one.assignmentId,
      recipient_party_id: one.partyId,
      channel: one.channel,
      language: one.language,
    })),
    message: message ?? null,
    docTypeCodes: docTypes.map((docType) => docType.doc_type_code),
    dueDate,
    askedByUserId: 'userId' in caller ? (caller.actorUserId ?? caller.userId) : null,
    expiresAt: expiryOf(localDateOf(now), rule.validDays, dueDate),
    now,
  });
  const sent = keyed.map((one) => {
    const docRequestId = idsByKey.get(one.key);
    if (docRequestId === undefined) throw new Error('A request for documents was not stored.');
    return { ...one, docRequestId };
  });
  const ids = sent.map(({ docRequestId }) => docRequestId);
  await replaceReminders(
    tx,
    caller.orgId,
    ids,
    reminderTimes(now, rule, await findDaysOff(tx, caller.orgId)),
  );
  await tellOfRequests(context, sent, {
    docTypes,
    putOffUntil: terms.putsOff === true ? dueDate : null,
    title: titles[terms.isByItself === true ? 'byItself' : 'byStaff'],
  });
  const items = docTypes.map(({ ro, en }) => ({ name_ro: ro, name_en: en, reject_reason: null }));
  // Whoever confirms an address at night reads no text message before the morning.
  const smsAt =
    terms.isByItself === true ? endOfQuietHours(now, await findMessageHours(tx, caller.orgId)) : undefined;
  const letter = { occasion: 'asked' as const, items, ...(smsAt !== undefined && { smsAt }) };
  await writeToRecipients(needs, context, new Map(ids.map((id) => [id, letter])));
  return ids;
}

const titles = {
  byStaff: { ro: 'Documente cerute', en: 'Documents requested' },
  byItself: { ro: 'Documente cerute automat', en: 'Documents requested automatically' },
};

async function tellOfRequests(
  context: ChangeContext,
  sent: readonly (Asked & { docRequestId: string })[],
  told: { docTypes: readonly DocTypeName[]; putOffUntil: LocalDate | null; title: BilingualText },
): Promise<void> {
  await recordTimelineEvents(
    context,
    sent.map(({ claimFileId, assignmentId, docRequestId }) => ({
      claimFileId,
      assignmentId,
      kind: 'doc_request' as const,
      title: told.title,
      body: told.docTypes.map((docType) => docType.ro).join(', '),
      data: { doc_request_id: docRequestId },
    })),
  );
  for (const { claimFileId, assignmentId, docRequestId } of sent)
    await publish(context, docRequestSent, {
      docRequestId,
      claimFileId,
      assignmentId,
      putOffUntil: told.putOffUntil,
    });
}
