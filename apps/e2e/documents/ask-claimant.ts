import type { SuccessBody } from '@dosar/openapi';
import { signedIn } from '../support/caller.ts';
import { detailOf, rowsOf } from '../support/claim-story.ts';
import { outboxOf } from '../support/outbox.ts';

/** A handler asks the claimant of a case for so many papers by e-mail; answers the request. */
export async function askClaimant(staffOrigin: string, caseNo: string, papers = 1) {
  const maria = await signedIn(staffOrigin, 'maria.stan');
  const [row] = await rowsOf(maria, caseNo);
  if (row === undefined) throw new Error(`${caseNo} is in no list.`);
  const { parties } = await detailOf(maria, row);
  const options = await maria.get<SuccessBody<'getDocRequestOptions'>>(
    `/api/document/getRequestOptions/${row.assignment_id}`,
  );
  const request = await maria.post<SuccessBody<'requestDocuments'>>('/api/document/request', {
    assignment_id: row.assignment_id,
    doc_type_codes: options.doc_types.slice(0, papers).map(({ code }) => code),
    recipient_party_id: parties[0]?.party_id,
    channel: 'email',
    due_date: options.due_date,
  });
  return { request, row };
}

/** The key of the request that was sent last, as its recipient reads it. */
export async function keyOfNewestRequest(staffOrigin: string): Promise<string> {
  for (const { body } of await outboxOf(staffOrigin)) {
    const key = /\/workflow\/guest\/doc_request\/([\w-]+)/.exec(body)?.[1];
    if (key !== undefined) return key;
  }
  throw new Error('No message carries the link of a request.');
}
