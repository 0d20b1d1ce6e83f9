import type { SuccessBody } from '@dosar/openapi';
import { localDateOf } from '@dosar/kernel/zone';
import { nextClaimFileNo } from '#src/areas/claims/index.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { removeDraft } from './claim-draft-repository.ts';
import { findDraftNumber, insertDraftNumber, lockOwnDraft } from './reserved-number-repository.ts';

/** The number that the claim of a draft will have, for the caller on the telephone; given once for each letter of policies. */
export async function reserveDraftNumber({
  tx,
  caller: { orgId, userId },
  path,
  body,
  now,
  audit,
}: Call<'reserveDraftNumber'>): Promise<SuccessBody<'reserveDraftNumber'>> {
  const draft = { orgId, userId, draftId: path.claim_draft_id };
  // Two windows that ask at once get the same number: the second one waits here.
  if (!(await lockOwnDraft(tx, draft, now))) throw notFound();
  audit.subject(draft.draftId);
  const known = await findDraftNumber(tx, draft, body.policy_type);
  if (known !== undefined)
    return { claim_file_no: known.claimFileNo, reserved_at: known.reservedAt.toISOString() };
  const given = await nextClaimFileNo(tx, Number(localDateOf(now).slice(0, 4)), body.policy_type);
  await insertDraftNumber(tx, draft, { ...given, now });
  return { claim_file_no: given.claimFileNo, reserved_at: now.toISOString() };
}

/**
 * The number under which a claim is opened, when its draft was told one; the draft ends with it.
 *
 * Whoever registers the same draft from a second window waits here and finds it gone: one number is never two claims.
 */
export async function takeDraftNumber({
  tx,
  caller,
  body,
  now,
}: Call<'registerClaimNotification'>): Promise<string | undefined> {
  if (body.claim_draft_id === undefined) return undefined;
  const draft = { orgId: caller.orgId, userId: caller.userId, draftId: body.claim_draft_id };
  if (!(await lockOwnDraft(tx, draft, now))) return undefined;
  const number = await findDraftNumber(tx, draft, body.policy_type);
  await removeDraft(tx, caller, draft.draftId);
  return number?.claimFileNo;
}
