import type { SuccessBody } from '@dosar/openapi';
import { localDateOf } from '@dosar/kernel/zone';
import { nextClaimFileNo } from '#src/areas/claims/index.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { removeGuestDraft } from './guest-draft-repository.ts';
import { draftOf, hashOf } from './guest-drafts.ts';
import { findReservedNumber, insertReservedNumber, lockGuestDraft } from './reserved-number-repository.ts';

/** The number that the claim of a draft will have, given once for each letter of policies. */
export async function reserveClaimNumber(
  call: Call<'reserveClaimNumber'>,
): Promise<SuccessBody<'reserveClaimNumber'>> {
  const { tx, caller, body, now, audit } = call;
  const { orgId } = caller;
  // Two windows that ask at once get the same number: the second one waits here.
  const draftId = await lockGuestDraft(tx, { orgId, keyHash: hashOf(body.draft_key), now });
  if (draftId === undefined) throw notFound();
  audit.subject(draftId);
  const { expires_on } = await draftOf(call);
  const draft = { orgId, draftId };
  const known = await findReservedNumber(tx, draft, body.policy_type);
  if (known !== undefined) return { claim_file_no: known, expires_on };
  const year = Number(localDateOf(now).slice(0, 4));
  const given = await nextClaimFileNo(tx, year, body.policy_type);
  await insertReservedNumber(tx, draft, { ...given, now });
  return { claim_file_no: given.claimFileNo, expires_on };
}

/**
 * The number under which a report is opened, when its draft was told one; the draft ends with it.
 *
 * Whoever sends the same draft from a second device waits here and finds it gone: one number is never two claims.
 */
export async function takeReservedNumber({
  tx,
  caller: { orgId },
  body,
  now,
}: Call<'submitClaimNotification'>): Promise<string | undefined> {
  if (body.draft_key === undefined) return undefined;
  const draftId = await lockGuestDraft(tx, { orgId, keyHash: hashOf(body.draft_key), now });
  if (draftId === undefined) return undefined;
  const number = await findReservedNumber(tx, { orgId, draftId }, body.policy_type);
  await removeGuestDraft(tx, orgId, draftId);
  return number;
}
