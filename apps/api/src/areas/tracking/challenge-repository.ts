import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { addressKey } from '#src/kernel/rate-limit/address-key.ts';
import {
  codesCountFor,
  triesPerChallenge,
  type EarlierChallenge,
  type SentCode,
} from './challenge-limits.ts';

type Tx = Transaction<Database>;

/** Whose challenges count together: those for one case number of one organisation, known or not. */
type Subject = { orgId: string; subjectHash: string };

/** Lets one call after the other decide about a case, so that two at once cannot both be the last allowed one. */
export async function lockSubject(tx: Tx, { orgId, subjectHash }: Subject): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`challenge|${orgId}|${subjectHash}`}, 0))`.execute(
    tx,
  );
}

/** The challenges of the last day that one address asked for, as far as the limits care. */
export async function findEarlierChallenges(
  tx: Tx,
  { orgId, subjectHash }: Subject,
  address: string,
  now: Date,
): Promise<EarlierChallenge[]> {
  return tx
    .selectFrom('challenge')
    .where('org_id', '=', orgId)
    .where('kind', '=', 'tracker')
    .where('subject_hash', '=', subjectHash)
    .where('address_key', '=', addressKey(address))
    .where('created_at', '>', sql<Date>`${now}::timestamptz - interval '1 day'`)
    .select(['created_at as createdAt', 'block_until as blockUntil'])
    .execute();
}

/** The codes of a case that were sent lately and that nobody has used, newest first. */
export async function findSentCodes(tx: Tx, { orgId, subjectHash }: Subject, now: Date): Promise<SentCode[]> {
  return tx
    .selectFrom('challenge')
    .where('org_id', '=', orgId)
    .where('kind', '=', 'tracker')
    .where('subject_hash', '=', subjectHash)
    .where('code_challenge_id', 'is', null)
    .where('validated_at', 'is', null)
    .where('created_at', '>', new Date(now.getTime() - codesCountFor))
    .select(['challenge_id as challengeId', 'code_hash as codeHash', 'expire_time as expireTime'])
    .orderBy('created_at', 'desc')
    .orderBy('challenge_id', 'desc')
    .limit(20)
    .execute();
}

/** Whether somebody opened the case from this address in the last three months: then its owner is there. */
export async function wasOpenedFrom(
  tx: Tx,
  { orgId, subjectHash }: Subject,
  address: string,
  now: Date,
): Promise<boolean> {
  const row = await tx
    .selectFrom('challenge')
    .where('org_id', '=', orgId)
    .where('kind', '=', 'tracker')
    .where('subject_hash', '=', subjectHash)
    .where('address_key', '=', addressKey(address))
    .where('status', '=', 'validated')
    .where('created_at', '>', sql<Date>`${now}::timestamptz - interval '90 days'`)
    .select('challenge_id')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

type NewChallenge = Subject & {
  challengeId: string;
  caseNo: string;
  sessionId: string;
  address: string;
  codeHash: string | null;
  /** The challenge whose code it waits for, when no message was sent for it. */
  codeChallengeId: string | null;
  /** Whom the code is sent to. */
  partyId: string | null;
  /** Who of the staff typed the contact that the code is sent to; none when its owner did. */
  typedBy: string | null;
  expireTime: Date;
  now: Date;
};

/**
 * Stores a challenge; the earlier one of the same visitor stops working.
 *
 * It names no claim file before it is answered: a reference would be checked, and known numbers took longer than unknown ones.
 */
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
      session_id: challenge.sessionId,
      address_key: addressKey(challenge.address),
      code_hash: challenge.codeHash,
      code_challenge_id: challenge.codeChallengeId,
      party_id: challenge.partyId,
      contact_typed_by_user_id: challenge.typedBy,
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
    .returning(['subject_hash', 'code_hash', 'code_challenge_id', 'attempts'])
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

/** Uses a code; answers whom it was sent to, and nothing when it was used before, by this challenge or another one that waited for it. */
export async function useCode(tx: Tx, orgId: string, codeChallengeId: string, now: Date) {
  return tx
    .updateTable('challenge')
    .set({ validated_at: now })
    .where('org_id', '=', orgId)
    .where('challenge_id', '=', codeChallengeId)
    .where('validated_at', 'is', null)
    .returning(['party_id', 'contact_typed_by_user_id'])
    .executeTakeFirst();
}

/** The claim file with this number. */
export async function findClaimFileNumbered(tx: Tx, orgId: string, caseNo: string) {
  const row = await tx
    .selectFrom('claim_file')
    .where('org_id', '=', orgId)
    .where('claim_file_no', '=', caseNo)
    .select('claim_file_id')
    .executeTakeFirst();
  return row?.claim_file_id;
}

type Opened = {
  orgId: string;
  challengeId: string;
  claimFileId: string;
  /** The session that was begun with the code, and whom the code was sent to. */
  sessionId: string | undefined;
  partyId: string | null;
  typedBy: string | null;
  now: Date;
};

/** The code was right: the challenge is over. */
export async function markValidated(tx: Tx, opened: Opened): Promise<void> {
  await tx
    .updateTable('challenge')
    .set({
      status: 'validated',
      validated_at: opened.now,
      claim_file_id: opened.claimFileId,
      opened_session_id: opened.sessionId ?? null,
      party_id: opened.partyId,
      contact_typed_by_user_id: opened.typedBy,
    })
    .where('org_id', '=', opened.orgId)
    .where('challenge_id', '=', opened.challengeId)
    .execute();
}

/** Whom the code was sent to that a session was begun with, and who of the staff typed the contact that it went to. */
export async function findCodeOwner(tx: Tx, orgId: string, sessionId: string) {
  return tx
    .selectFrom('challenge')
    .where('org_id', '=', orgId)
    .where('opened_session_id', '=', sessionId)
    .select(['party_id', 'contact_typed_by_user_id'])
    .executeTakeFirst();
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
