import { addDays } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import { findDaysOff } from '#src/kernel/calendar/working-calendar-repository.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { fieldRefused, notFound } from '#src/kernel/problem/problem.ts';
import { findFileOfAssignment } from '../document-repository.ts';
import { namedDocTypes, sendRequests } from './request-documents.ts';
import { reminderTimes } from './reminder-times.ts';
import { findAskableOnFile, findDocRequests, findFileOfRequest } from './request-list-repository.ts';
import { findRecipients, type Recipient } from './request-recipient-repository.ts';
import { findRequestRule } from './request-rule-repository.ts';
import { faultOfTerm } from './request-term.ts';
import { requestEmail, requestSms } from './request-texts.ts';
import { uploadUrlOf, type RequestNeeds } from './write-to-recipient.ts';

/** Stands in a preview where the link of the recipient will be. */
const previewKey = '...';

/** Asks one recipient of a file for documents. */
export async function askRecipient(needs: RequestNeeds, call: Call<'requestDocuments'>) {
  const { body, tx, caller, language } = call;
  const { claimFileId, recipient } = await checkedRequest(call);
  const docTypes = await namedDocTypes(call, body.doc_type_codes);
  const asked = {
    claimFileId,
    assignmentId: body.assignment_id,
    partyId: recipient.party_id,
    channel: body.channel,
    language: recipient.language,
  };
  const [id] = await sendRequests(needs, call, [asked], {
    docTypes,
    message: body.message,
    dueDate: body.due_date,
    putsOff: body.puts_off === true,
  });
  if (id === undefined) throw new Error('A request for documents was not stored.');
  call.audit.subject(id);
  const [request] = await findDocRequests(tx, { orgId: caller.orgId, language, docRequestId: id });
  if (request === undefined) throw notFound();
  return request;
}

/** A request as its recipient would receive it. Nothing is stored. */
export async function previewRequest(needs: RequestNeeds, call: Call<'previewDocRequest'>) {
  const { body, tx, caller, now } = call;
  const { claimFileId, recipient } = await checkedRequest(call);
  const docTypes = await namedDocTypes(call, body.doc_type_codes);
  const file = await findFileOfRequest(tx, caller.orgId, claimFileId);
  if (file === undefined) throw notFound();
  const rule = await findRequestRule(tx, caller.orgId);
  const language = body.language ?? recipient.language;
  const docTypeNames = docTypes.map((docType) => docType[language]);
  const facts = {
    occasion: 'asked' as const,
    organisation: file.organisation,
    claimFileNo: file.claim_file_no,
    docTypeNames,
    dueDate: body.due_date,
    message: body.message,
    refusals: [],
    uploadUrl: uploadUrlOf(needs, previewKey),
  };
  return {
    language,
    recipient_language: recipient.language,
    sms: body.channel === 'email' ? null : requestSms(language, facts),
    email: body.channel === 'sms' ? null : requestEmail(language, facts),
    doc_type_names: docTypeNames,
    reminders: reminderTimes(now, rule, await findDaysOff(tx, caller.orgId)).map(({ dueAt, isMoved }) => ({
      due_at: dueAt.toISOString(),
      is_moved: isMoved,
    })),
    quiet_from: rule.quietFrom,
    quiet_until: rule.quietUntil,
  };
}

/** What the dialog offers: kinds of document, recipients, and the usual term. */
export async function requestOptions({ path, tx, caller, language, now }: Call<'getDocRequestOptions'>) {
  const { orgId } = caller;
  const { assignment_id: assignmentId } = path;
  const claimFileId = await findFileOfAssignment(tx, orgId, assignmentId);
  const file = claimFileId === undefined ? undefined : await findFileOfRequest(tx, orgId, claimFileId);
  if (claimFileId === undefined || file === undefined) throw notFound();
  const rule = await findRequestRule(tx, orgId);
  return {
    claim_file_no: file.claim_file_no,
    legal_due_date: file.legal_due_date,
    doc_types: await findAskableOnFile(tx, { orgId, claimFileId, assignmentId, language }),
    recipients: await findRecipients(tx, orgId, claimFileId),
    due_date: addDays(localDateOf(now), rule.dueDays),
  };
}

/** The requests of the file that an assignment belongs to. */
export async function browseRequests({ path, tx, caller, language }: Call<'browseDocRequests'>) {
  const claimFileId = await findFileOfAssignment(tx, caller.orgId, path.assignment_id);
  if (claimFileId === undefined) throw notFound();
  return findDocRequests(tx, { orgId: caller.orgId, language, claimFileId });
}

type Asking = Pick<Call<'requestDocuments'>, 'body' | 'tx' | 'caller' | 'now'>;

/** The file that is asked on and the recipient, once the term and the channels are right. */
async function checkedRequest({ body, tx, caller, now }: Asking) {
  const claimFileId = await findFileOfAssignment(tx, caller.orgId, body.assignment_id);
  if (claimFileId === undefined) throw notFound();
  const recipients = await findRecipients(tx, caller.orgId, claimFileId);
  const recipient = recipients.find(({ party_id: id }) => id === body.recipient_party_id);
  if (recipient === undefined) throw fieldRefused('recipient_party_id', 'invalid_value');
  if (!isReachable(recipient, body.channel)) throw fieldRefused('channel', 'invalid_value');

  const fault = faultOfTerm(body.due_date, localDateOf(now));
  if (fault !== undefined) throw fieldRefused('due_date', fault);
  return { claimFileId, recipient };
}

function isReachable({ email, phone }: Recipient, channel: 'email' | 'sms' | 'both'): boolean {
  return (channel === 'sms' || email !== null) && (channel === 'email' || phone !== null);
}
