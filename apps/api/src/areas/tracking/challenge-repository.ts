import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { addressKey } from '#src/kernel/rate-limit/address-key.ts';
import { triesPerChallenge, type EarlierChallenge } from './challenge-limits.ts';

type Tx = Transaction<Database>;

/** Whose challenges count together: those for one case number of one organisation, known or not. */
type Subject = { orgId: string; subjectHash: string };

/** Lets one call after the other decide about a case, so that two at once cannot both be the last allowed one. */
export async function lockSubject(tx: Tx, { orgId, subjectHash }: Subject): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`challenge|${orgId}|${subjectHash}`}, 0))`.execute(
    tx,
  );
}

/** The challenges of the last day, as far as the limits care. */
export async function findEarlierChallenges(
  tx: Tx,
  { orgId, subjectHash }: Subject,
  address: string,
  now: Date,
): Promise<EarlierChallenge[]> {
  const rows = await tx
    .selectFrom('challenge')
    .leftJoin('session', (join) =>
      join
        .onRef('session.org_id', '=', 'challenge.org_id')
        .onRef('session.session_id', '=', 'challenge.session_id'),
    )
    .where('challenge.org_id', '=', orgId)
    .where('challenge.kind', '=', 'tracker')
    .where('challenge.subject_hash', '=', subjectHash)
    .where('challenge.created_at', '>', sql<Date>`${now}::timestamptz - interval '1 day'`)
    .select(['challenge.created_at as createdAt', 'challenge.block_until as blockUntil', 'session.address'])
    .execute();
  const key = addressKey(address);
  return rows.map(({ address: earlier, ...challenge }) => ({
    ...challenge,
    isSameAddress: earlier !== null && addressKey(earlier) === key,
  }));
}

type NewChallenge = Subject & {
  challengeId: string;
  caseNo: string;
  claimFileId: string | null;
  sessionId: string;
  codeHash: string | null;
  expireTime: Date;
  now: Date;
};

/** Stores a challenge; the earlier one of the same visitor stops working. */
export async function insertChallenge(tx: Tx, challenge: NewChallenge): Promise<void> {
  await tx
    .updateTable('challenge')
    .set({ status: 'replaced' })
    .where('org_id', '=', challenge.orgId)
    .where('kind', '=', 'tracker')
    .where('subject_hash', '=', challenge.subjectHash)
    .where('session_id', '=', challenge.sessionId)
    .where('status', '=', 'normal')
    .execute();
  await tx
    .insertInto('challenge')
    .values({
      org_id: challenge.orgId,
      challenge_id: challenge.challengeId,
      kind: 'tracker',
      subject_hash: challenge.subjectHash,
      case_no: challenge.caseNo,
      claim_file_id: challenge.claimFileId,
      session_id: challenge.sessionId,
      code_hash: challenge.codeHash,
      expire_time: challenge.expireTime,
      created_at: challenge.now,
    })
    .execute();
}

type Answered = { orgId: string; challengeId: string; caseNo: string; sessionId: string; now: Date };

/**
 * Counts a try on an open challenge before the code is looked at, and keeps its row for this transaction.
 *
 * Of many tries at once each waits for the one before, so no more than the allowed number is ever compared.
 */
export async function countTry(tx: Tx, { orgId, challengeId, caseNo, sessionId, now }: Answered) {
  return tx
    .updateTable('challenge')
    .set({ attempts: sql`attempts + 1` })
    .where('org_id', '=', orgId)
    .where('challenge_id', '=', challengeId)
    .where('kind', '=', 'tracker')
    .where('case_no', '=', caseNo)
    .where('session_id', '=', sessionId)
    .where('status', '=', 'normal')
    .where('attempts', '<', triesPerChallenge)
    .where('expire_time', '>', now)
    .returning(['subject_hash', 'code_hash', 'claim_file_id', 'attempts'])
    .executeTakeFirst();
}

/** Until when a challenge of this visitor blocks; `undefined` when it does not. */
export async function findBlock(tx: Tx, { orgId, challengeId, sessionId, now }: Omit<Answered, 'caseNo'>) {
  const row = await tx
    .selectFrom('challenge')
    .where('org_id', '=', orgId)
    .where('challenge_id', '=', challengeId)
    .where('session_id', '=', sessionId)
    .where('block_until', '>', now)
    .select('block_until')
    .executeTakeFirst();
  return row?.block_until ?? undefined;
}

/** The code was right: nobody can use it again. */
export async function markValidated(tx: Tx, orgId: string, challengeId: string, now: Date): Promise<void> {
  await tx
    .updateTable('challenge')
    .set({ status: 'validated', validated_at: now })
    .where('org_id', '=', orgId)
    .where('challenge_id', '=', challengeId)
    .execute();
}

/** The tries are used up. */
export async function markBlocked(
  tx: Tx,
  orgId: string,
  challengeId: string,
  blockUntil: Date,
): Promise<void> {
  await tx
    .updateTable('challenge')
    .set({ status: 'blocked', block_until: blockUntil })
    .where('org_id', '=', orgId)
    .where('challenge_id', '=', challengeId)
    .execute();
}
