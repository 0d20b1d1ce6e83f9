import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import type { OpenedAssignment } from '../assignments/index.ts';
import { asksByItself } from '#src/areas/documents/index.ts';
import { takesStatement } from './statement/takes-statement.ts';
import { firstWork } from './intake/open-claim.ts';
import { findNeededDocuments, findNextStep, type findOrganisation } from './notified-claim-repository.ts';

type FiledClaim = {
  claim: { claimFileId: string; claimFileNo: string; answerDueDate: string | undefined };
  assignment: OpenedAssignment;
  organisation: Awaited<ReturnType<typeof findOrganisation>>;
  trackerUrl: string;
};

const photoDocType = 'damage_photo';

/** What the claimant takes away: the number, what happens next and by when, and what is still needed. */
export async function receiptOf(
  { tx, caller, language, body }: Call<'submitClaimNotification'>,
  { claim, assignment, organisation, trackerUrl }: FiledClaim,
): Promise<Schema<'ClaimNotificationReceipt'>> {
  const nextStep = await findNextStep(tx, caller.orgId, claim.claimFileId, language);
  const needed = await findNeededDocuments(tx, caller.orgId, firstWork, language);
  const hasPhotos = body.document_ids.length > 0;
  const documents = needed.filter(({ doc_type_code }) => !(hasPhotos && doc_type_code === photoDocType));
  return {
    claim_file_no: claim.claimFileNo,
    assignment_key: assignment.assignment_key,
    tracker_url: trackerUrl,
    next_step_title: nextStep?.title ?? '',
    next_step_description: nextStep?.description ?? '',
    answer_due_date: claim.answerDueDate ?? null,
    contact_email: organisation.contact_email,
    contact_phone: organisation.contact_phone,
    takes_statement: takesStatement(body.policy_type, body.event.injuries),
    documents_needed: documents,
    asks_for_documents: documents.length > 0 && (await asksByItself(tx, caller.orgId)),
  };
}
