import type { Schema } from '@dosar/openapi';
import { normaliseCaseNumber } from '@dosar/tracking-domain/case-number';
import type { Call } from '#src/kernel/http/route-table.ts';
import { sessionIdOf } from '#src/kernel/session/refresh-token.ts';
import { recordTimelineEvent } from '../claims/index.ts';
import { isAccessCode } from './access-code.ts';
import { blockAfterTries, triesPerChallenge } from './challenge-limits.ts';
import {
  countTry,
  findBlock,
  findClaimFileNumbered,
  findEarlierChallenges,
  markBlocked,
  markValidated,
  useCode,
} from './challenge-repository.ts';
import { currentEvent } from './current-event.ts';
import type { TrackingNeeds } from './tracking-needs.ts';

type VerifyChallenge = Call<'verifyChallenge'>;
type Needs = Pick<TrackingNeeds, 'serverKey' | 'openTrackerSession'>;
type Answer = Schema<'ChallengeAnswer'>;

const refused: Answer = {
  code_validated: false,
  is_blocked: false,
  block_until: null,
  currentEvent: null,
  newAuthContext: null,
};

/** Opens a case with the access code; the fifth wrong one blocks. */
export async function verifyChallenge(needs: Needs, call: VerifyChallenge): Promise<Answer> {
  const { caller, body, tx, now, audit } = call;
  const challengeId = body.challenge_id;
  const answered = {
    orgId: caller.orgId,
    challengeId,
    caseNo: normaliseCaseNumber(body.case_no),
    sessionId: caller.sessionId,
    now,
  };
  audit.subject(challengeId);

  const challenge = await countTry(tx, answered);
  if (!challenge) return note(call, blockedAnswer(await findBlock(tx, answered)));

  const codeOf = challenge.code_challenge_id ?? challengeId;
  const isRight = isAccessCode(needs.serverKey, codeOf, body.code, challenge.code_hash);
  const claimFileId = isRight ? await findClaimFileNumbered(tx, caller.orgId, answered.caseNo) : undefined;
  const used = claimFileId === undefined ? undefined : await useCode(tx, caller.orgId, codeOf, now);
  if (claimFileId !== undefined && used !== undefined)
    return note(
      call,
      await openCase(needs, call, {
        claimFileId,
        partyId: used.party_id,
        typedBy: used.contact_typed_by_user_id,
      }),
    );
  if (challenge.attempts < triesPerChallenge) return note(call, refused);
  return note(call, blockedAnswer(await blockChallenge(call, challengeId, challenge.subject_hash)));
}

/** The tokens that asked are replaced by new ones, so nothing that was known before opens the case. */
async function openCase(
  needs: Needs,
  call: VerifyChallenge,
  { claimFileId, partyId, typedBy }: { claimFileId: string; partyId: string | null; typedBy: string | null },
): Promise<Answer> {
  const { caller, body, tx, now } = call;
  const newAuthContext = await needs.openTrackerSession(call, claimFileId);
  const sessionId = sessionIdOf(newAuthContext.refreshToken);
  await markValidated(tx, {
    orgId: caller.orgId,
    challengeId: body.challenge_id,
    claimFileId,
    sessionId,
    partyId,
    typedBy,
    now,
  });
  await recordTimelineEvent(call, {
    claimFileId,
    kind: 'tracker',
    title: {
      ro: 'Dosar deschis în tracker cu codul de acces',
      en: 'Case opened in the tracker with the access code',
    },
  });
  return {
    ...refused,
    code_validated: true,
    // The new session has opened the case: what only its owner may see belongs to it.
    currentEvent: await currentEvent(
      { ...call, caller: sessionId === undefined ? caller : { ...caller, sessionId } },
      claimFileId,
    ),
    newAuthContext,
  };
}

/** Blocks a challenge whose tries are used up; answers until when. */
export async function blockChallenge(
  { caller, tx, now, address }: Pick<VerifyChallenge, 'caller' | 'tx' | 'now' | 'address'>,
  challengeId: string,
  subjectHash: string,
): Promise<Date> {
  const earlier = await findEarlierChallenges(tx, { orgId: caller.orgId, subjectHash }, address, now);
  const earlierBlocks = earlier.filter(({ blockUntil }) => blockUntil).length;
  const blockUntil = blockAfterTries(earlierBlocks, now);
  await markBlocked(tx, caller.orgId, challengeId, blockUntil);
  return blockUntil;
}

function blockedAnswer(blockUntil: Date | undefined): Answer {
  return blockUntil ? { ...refused, is_blocked: true, block_until: blockUntil.toISOString() } : refused;
}

function note(call: VerifyChallenge, answer: Answer): Answer {
  call.audit.note({ code_validated: answer.code_validated, is_blocked: answer.is_blocked });
  return answer;
}
