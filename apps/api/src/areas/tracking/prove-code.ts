import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { TrackerCaller } from '#src/kernel/http/caller.ts';
import { fieldRefused, Problem } from '#src/kernel/problem/problem.ts';
import { isAccessCode } from './access-code.ts';
import { triesPerChallenge } from './challenge-limits.ts';
import { countTry, findBlock, useCode } from './challenge-repository.ts';
import { blockChallenge } from './verify-challenge.ts';

type Proving = Pick<ChangeContext, 'tx' | 'now'> & { caller: TrackerCaller; address: string };
type Typed = { challengeId: string; caseNo: string; code: string };

/**
 * Uses another access code of the opened case, for what an open session alone must not do; answers whom it was sent to.
 *
 * It opens nothing. Tries count as those at the door: the fifth wrong code blocks.
 */
export async function proveCode(
  serverKey: Buffer,
  call: Proving,
  { challengeId, caseNo, code }: Typed,
): Promise<{ partyId: string | null; typedBy: string | null }> {
  const { tx, caller, now } = call;
  const { orgId, sessionId } = caller;
  const challenge = await countTry(tx, { orgId, sessionId, challengeId, caseNo, now });
  if (challenge === undefined) throw refusedCode(await findBlock(tx, { orgId, sessionId, challengeId, now }));
  const codeOf = challenge.code_challenge_id ?? challengeId;
  const used = isAccessCode(serverKey, codeOf, code, challenge.code_hash)
    ? await useCode(tx, orgId, codeOf, now)
    : undefined;
  if (used !== undefined) return { partyId: used.party_id, typedBy: used.contact_typed_by_user_id };
  if (challenge.attempts < triesPerChallenge) throw refusedCode(undefined);
  throw refusedCode(await blockChallenge(call, challengeId, challenge.subject_hash));
}

/** The counted try stays counted. */
function refusedCode(until: Date | undefined): Problem {
  if (until !== undefined)
    return new Problem(429, 'challenge_blocked', {
      context: { block_until: until.toISOString() },
      keepsChanges: true,
    });
  const { status, code, details } = fieldRefused('code', 'invalid_value');
  return new Problem(status, code, { ...details, keepsChanges: true });
}
