import { createHash, randomBytes } from 'node:crypto';
import { fieldRefused } from '../../kernel/problem/problem.ts';
import { recordTimelineEvent, type TimelineContext } from '../assignments/index.ts';
import { findClaimantChannel, sendFileMessage, type ClaimantChannel } from '../messages/index.ts';
import { findDocTypeNames, insertDocRequest, type DocTypeName } from './doc-request-repository.ts';
import { requestEmail, requestSms } from './request-texts.ts';

/** Who sends, and where claimants upload what they are asked for. */
export type RequestDocumentsNeeds = { staffOrigin: string; mailFrom: string; smsSender: string };

/** What is asked for, on which work. */
export type WantedDocuments = {
  docTypeCodes: readonly string[];
  message: string | undefined;
  assignments: readonly { assignment_id: string; claim_file_id: string }[];
};

type Wanted = WantedDocuments['assignments'][number] & { message: string | undefined };

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
  const asked = new Set<string>();
  for (const assignment of assignments) {
    const channel = await findClaimantChannel(context.tx, context.caller.orgId, assignment.claim_file_id);
    if (channel === undefined) continue;
    await ask(needs, context, channel, docTypes, { ...assignment, message });
    asked.add(assignment.assignment_id);
  }
  return asked;
}

async function ask(
  needs: RequestDocumentsNeeds,
  context: TimelineContext,
  channel: ClaimantChannel,
  docTypes: readonly DocTypeName[],
  wanted: Wanted,
): Promise<void> {
  const { tx, caller, now } = context;
  const [claimFileId, assignmentId] = [wanted.claim_file_id, wanted.assignment_id];
  const key = randomBytes(24).toString('base64url');
  const requestId = await insertDocRequest(tx, {
    orgId: caller.orgId,
    claimFileId,
    assignmentId,
    key,
    keyHash: createHash('sha256').update(key).digest('hex'),
    partyId: channel.partyId,
    channel: channel.kind === 'email' ? 'email' : 'sms',
    message: wanted.message ?? null,
    docTypeCodes: docTypes.map((docType) => docType.doc_type_code),
    expiresAt: new Date(now.getTime() + validDays * 86_400_000),
    now,
  });
  await recordTimelineEvent(context, {
    claimFileId,
    assignmentId,
    kind: 'doc_request',
    title: { ro: 'Documente cerute', en: 'Documents requested' },
    body: docTypes.map((docType) => docType.ro).join(', '),
    data: { doc_request_id: requestId },
  });

  const { language } = channel;
  const facts = {
    organisation: channel.organisation,
    claimFileNo: channel.claimFileNo,
    docTypeNames: docTypes.map((docType) => docType[language]),
    message: wanted.message,
    uploadUrl: `${needs.staffOrigin}/workflow/guest/doc_request/${key}`,
  };
  const text =
    channel.kind === 'email'
      ? { kind: 'email' as const, from: needs.mailFrom, ...requestEmail(language, facts) }
      : { kind: 'sms' as const, from: needs.smsSender, body: requestSms(language, facts) };
  // Only who receives the message may upload by it: whoever reads the file later must not be able to.
  const keptBody = text.body.replaceAll(key, hiddenKey);
  await sendFileMessage(context, {
    claimFileId,
    assignmentId,
    to: channel.value,
    language,
    keptBody,
    ...text,
  });
}
