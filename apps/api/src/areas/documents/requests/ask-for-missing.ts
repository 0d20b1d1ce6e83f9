import { localDateOf } from '@dosar/kernel/zone';
import { findClaimantChannels, isWrittenTo } from '#src/areas/messages/index.ts';
import { recordAudit } from '#src/kernel/audit/record-audit.ts';
import { findDaysOff } from '#src/kernel/calendar/working-calendar-repository.ts';
import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { findMissingDocTypes, findNeededDocTypes } from '../document-repository.ts';
import { extraDocumentsOf } from '../extension-points.ts';
import { findAskableNames, type DocTypeName } from './doc-request-repository.ts';
import { findKindsOnTheWay, findNewClaims, wasAskedBefore, type NewClaim } from './new-claim-repository.ts';
import { sendRequests, type Asked } from './request-documents.ts';
import { findRecipients } from './request-recipient-repository.ts';
import { findRequestRule, type RequestRule } from './request-rule-repository.ts';
import { workingDueDate } from './request-term.ts';
import type { RequestNeeds } from './write-to-recipient.ts';

/** As many documents as one request may name. */
const mostDocuments = 20;

/**
 * Asks for what the new claims of somebody lack, now that a channel reaches them: no person has to think of it.
 *
 * Once for each claim, and never where anybody has asked before, even if that request was withdrawn.
 */
export async function askForMissing(
  needs: RequestNeeds,
  context: ChangeContext,
  { partyId }: { partyId: string },
): Promise<void> {
  const { tx, caller } = context;
  const rule = await findRequestRule(tx, caller.orgId);
  if (!rule.asksByItself) return;
  for (const claim of await findNewClaims(tx, caller.orgId, partyId))
    await askOnce(needs, context, claim, rule);
}

async function askOnce(
  needs: RequestNeeds,
  context: ChangeContext,
  claim: NewClaim,
  { dueDays }: RequestRule,
): Promise<void> {
  const { tx, caller, now } = context;
  const { orgId } = caller;
  if (await wasAskedBefore(tx, { orgId, claimFileId: claim.claimFileId })) return;
  const docTypes = await missingOf(context, claim);
  if (docTypes.length === 0) return;
  const asked = await readerOf(context, claim);
  if (asked === undefined) return;
  const dueDate = workingDueDate(localDateOf(now), dueDays, await findDaysOff(tx, orgId));
  const [entityId] = await sendRequests(needs, context, [asked], {
    docTypes,
    message: undefined,
    dueDate,
    isByItself: true,
  });
  await recordAudit(tx, {
    event: 'DOCUMENTS_REQUESTED',
    outcome: 'success',
    actor: { kind: 'system' },
    entity: 'doc_request',
    entityId,
    data: { claim_file_id: claim.claimFileId, due_date: dueDate, documents: docTypes.length },
    now,
  });
}

/** What the kind of work and the customer need, and neither came nor is on its way. */
async function missingOf(
  { tx, caller: { orgId } }: ChangeContext,
  { claimFileId, assignmentId }: NewClaim,
): Promise<DocTypeName[]> {
  const needed = await findNeededDocTypes(tx, orgId, assignmentId);
  const extra = await extraDocumentsOf(tx, orgId, claimFileId);
  const docTypeCodes = [...new Set([...needed, ...extra.keys()])];
  const missing = await findMissingDocTypes(tx, { orgId, claimFileId, docTypeCodes });
  const onTheWay = await findKindsOnTheWay(tx, { orgId, claimFileId });
  const codes = missing.map(({ doc_type_code: code }) => code).filter((code) => !onTheWay.has(code));
  return codes.length === 0 ? [] : (await findAskableNames(tx, orgId, codes)).slice(0, mostDocuments);
}

/** Who is asked and how; `undefined` where no confirmed channel takes the message, or a rule of the file keeps it back. */
async function readerOf(
  { tx, caller: { orgId } }: ChangeContext,
  { claimFileId, assignmentId }: NewClaim,
): Promise<Asked | undefined> {
  const channel = (await findClaimantChannels(tx, orgId, [claimFileId])).get(claimFileId);
  const recipients = await findRecipients(tx, orgId, claimFileId);
  const recipient = recipients.find(({ party_id: id }) => id === channel?.partyId);
  if (channel === undefined || recipient === undefined) return undefined;
  const [kind, address] =
    channel.kind === 'email' ? (['email', recipient.email] as const) : (['sms', recipient.phone] as const);
  if (address === null) return undefined;
  const { partyId, language } = channel;
  if (!(await isWrittenTo(tx, orgId, { claimFileId, kind, recipient: { address, partyId } })))
    return undefined;
  return { claimFileId, assignmentId, partyId, channel: kind, language };
}
