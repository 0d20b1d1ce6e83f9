import { createHash, randomBytes } from 'node:crypto';
import { fieldRefused } from '#src/kernel/problem/problem.ts';
import { recordTimelineEvents, type TimelineContext } from '../claims/index.ts';
import { findClaimantChannels, sendFileMessage, type ClaimantChannel } from '../messages/index.ts';
import { findDocTypeNames, insertDocRequests, type DocTypeName } from './doc-request-repository.ts';
import { requestEmail, requestSms } from './request-texts.ts';

/** Who sends, and where claimants upload what they are asked for. */
export type RequestDocumentsNeeds = { staffOrigin: string; mailFrom: string; smsSender: string };

/** What is asked for, on which work. */
export type WantedDocuments = {
  docTypeCodes: readonly string[];
  message: string | undefined;
  assignments: readonly { assignment_id: string; claim_file_id: string }[];
};

/** A link that is not used by then has to be asked for again. */
const validDays = 30;
const hiddenKey = '…';

/**
 * Asks the claimants of some work for documents, each by the preferred confirmed channel with a link to upload them.
 *
 * Answers the assignments on which somebody could be asked.
 */
export async function requestDocuments(
  needs: RequestDocumentsNeeds,
  context: TimelineContext,
  { docTypeCodes, message, assignments }: WantedDocuments,
): Promise<ReadonlySet<string>> {
  const docTypes = await findDocTypeNames(context.tx, context.caller.orgId, docTypeCodes);
  if (docTypes.length < docTypeCodes.length) throw fieldRefused('doc_type_codes', 'unknown_code');
  const channels = await findClaimantChannels(
    context.tx,
    context.caller.orgId,
    assignments.map((assignment) => assignment.claim_file_id),
  );
  const requests = assignments.flatMap((assignment) => {
    const channel = channels.get(assignment.claim_file_id);
    return channel === undefined ? [] : [newRequest(assignment, channel)];
  });
  await keepRequests(context, requests, { docTypes, message });
  for (const request of requests) await send(needs, context, request, { docTypes, message });
  return new Set(requests.map((request) => request.assignmentId));
}

type NewRequest = { claimFileId: string; assignmentId: string; key: string; channel: ClaimantChannel };
type Asked = { docTypes: readonly DocTypeName[]; message: string | undefined };

function newRequest(
  { claim_file_id: claimFileId, assignment_id: assignmentId }: WantedDocuments['assignments'][number],
  channel: ClaimantChannel,
): NewRequest {
  return { claimFileId, assignmentId, channel, key: randomBytes(24).toString('base64url') };
}

async function keepRequests(
  context: TimelineContext,
  requests: readonly NewRequest[],
  { docTypes, message }: Asked,
): Promise<void> {
  const { tx, caller, now } = context;
  const ids = await insertDocRequests(tx, {
    orgId: caller.orgId,
    requests: requests.map(({ key, channel, claimFileId, assignmentId }) => ({
      request_key: key,
      key_hash: createHash('sha256').update(key).digest('hex'),
      claim_file_id: claimFileId,
      assignment_id: assignmentId,
      recipient_party_id: channel.partyId,
      channel: channel.kind === 'email' ? 'email' : 'sms',
    })),
    message: message ?? null,
    docTypeCodes: docTypes.map((docType) => docType.doc_type_code),
    expiresAt: new Date(now.getTime() + validDays * 86_400_000),
    now,
  });
  await recordTimelineEvents(
    context,
    requests.map(({ claimFileId, assignmentId, key }) => ({
      claimFileId,
      assignmentId,
      kind: 'doc_request' as const,
      title: { ro: 'Documente cerute', en: 'Documents requested' },
      body: docTypes.map((docType) => docType.ro).join(', '),
      data: { doc_request_id: ids.get(key) ?? null },
    })),
  );
}

async function send(
  needs: RequestDocumentsNeeds,
  context: TimelineContext,
  { claimFileId, assignmentId, key, channel }: NewRequest,
  { docTypes, message }: Asked,
): Promise<void> {
  const { language } = channel;
  const facts = {
    organisation: channel.organisation,
    claimFileNo: channel.claimFileNo,
    docTypeNames: docTypes.map((docType) => docType[language]),
    message,
    uploadUrl: `${needs.staffOrigin}/workflow/guest/doc_request/${key}`,
  };
  const text =
    channel.kind === 'email'
      ? { kind: 'email' as const, from: needs.mailFrom, ...requestEmail(language, facts) }
      : { kind: 'sms' as const, from: needs.smsSender, body: requestSms(language, facts) };
  // Only who receives the message may upload by it: whoever reads the file later must not be able to.
  const keptBody = text.body.replaceAll(key, hiddenKey);
  await sendFileMessage(context, {
    reason: 'document_request',
    claimFileId,
    assignmentId,
    to: channel.value,
    language,
    keptBody,
    ...text,
  });
}
