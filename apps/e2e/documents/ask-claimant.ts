import type { SuccessBody } from '@dosar/openapi';
import { signedIn } from '../support/caller.ts';
import { outboxOf } from '../support/outbox.ts';
import { aReachableClaim } from '../support/own-claims.ts';

/** A claim of this journey's own, whose handler asks the claimant for so many papers by e-mail. */
export async function askedClaim(staffOrigin: string, papers = 1) {
  const claim = await aReachableClaim(staffOrigin, 'maria.stan');
  const maria = await signedIn(staffOrigin, 'maria.stan');
  const { assignment_id } = claim.work;
  const options = await maria.get<SuccessBody<'getDocRequestOptions'>>(
    `/api/document/getRequestOptions/${assignment_id}`,
  );
  await maria.post<SuccessBody<'requestDocuments'>>('/api/document/request', {
    assignment_id,
    doc_type_codes: options.doc_types.slice(0, papers).map(({ code }) => code),
    recipient_party_id: options.recipients.find(({ email }) => email === claim.email)?.party_id,
    channel: 'email',
    due_date: options.due_date,
  });
  return claim;
}

/** The key of the request that somebody got by e-mail. */
export async function keyOfRequest(staffOrigin: string, email: string): Promise<string> {
  for (const { body } of await outboxOf(staffOrigin, email)) {
    const key = /\/workflow\/guest\/doc_request\/([\w-]+)/.exec(body)?.[1];
    if (key !== undefined) return key;
  }
  throw new Error('No message carries the link of a request.');
}
