import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

/** A code that was sent for a piece of work, as the limits need it. */
export type SentPhoneCode = { number: string; createdAt: Date; expiresAt: Date };

/** The codes that were sent for a piece of work or to a number since a moment, the newest first; others wait who send now. */
export async function lockSentCodes(
  tx: Tx,
  {
    orgId,
    assignmentId,
    number,
    since,
  }: { orgId: string; assignmentId: string; number: string; since: Date },
): Promise<(SentPhoneCode & { isOfWork: boolean })[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`visit-phone ${orgId} ${number}`}, 0))`.execute(
    tx,
  );
  await sql`select from assignment where org_id = ${orgId} and assignment_id = ${assignmentId}
    for no key update`.execute(tx);
  const { rows } = await sql<SentPhoneCode & { isOfWork: boolean }>`
    select number, created_at as "createdAt", expires_at as "expiresAt", assignment_id = ${assignmentId} as "isOfWork"
    from visit_phone_code
    where org_id = ${orgId} and (assignment_id = ${assignmentId} or number = ${number}) and created_at > ${since}
    order by created_at desc, visit_phone_code_id desc limit 100`.execute(tx);
  return rows;
}

/** Keeps a code that is sent. */
export async function insertPhoneCode(
  tx: Tx,
  code: {
    orgId: string;
    codeId: string;
    assignmentId: string;
    number: string;
    language: 'ro' | 'en';
    codeHash: string;
    now: Date;
    expiresAt: Date;
  },
): Promise<void> {
  await sql`
    insert into visit_phone_code (org_id, visit_phone_code_id, assignment_id, number, language, code_hash, created_at, expires_at)
    values (${code.orgId}, ${code.codeId}, ${code.assignmentId}, ${code.number}, ${code.language}, ${code.codeHash}, ${code.now},
      ${code.expiresAt})`.execute(tx);
}

/** Counts a try of the newest code of a number that can still be tried; answers the code. */
export async function countTry(
  tx: Tx,
  asked: { orgId: string; assignmentId: string; number: string; mostTries: number; now: Date },
): Promise<{ codeId: string; codeHash: string } | undefined> {
  const { rows } = await sql<{ codeId: string; codeHash: string }>`
    update visit_phone_code set attempts = attempts + 1
    where org_id = ${asked.orgId} and attempts < ${asked.mostTries} and confirmed_at is null
      and expires_at > ${asked.now} and visit_phone_code_id = (
        select visit_phone_code_id from visit_phone_code
        where org_id = ${asked.orgId} and assignment_id = ${asked.assignmentId} and number = ${asked.number}
        order by created_at desc, visit_phone_code_id desc limit 1)
    returning visit_phone_code_id as "codeId", code_hash as "codeHash"`.execute(tx);
  return rows[0];
}

/** Keeps that the number of a code is confirmed. */
export async function markConfirmed(tx: Tx, orgId: string, codeId: string, now: Date): Promise<void> {
  await sql`update visit_phone_code set confirmed_at = ${now}
    where org_id = ${orgId} and visit_phone_code_id = ${codeId}`.execute(tx);
}

/** The number that was confirmed last for a piece of work, and the language in which its owner reads. */
export async function findConfirmedPhone(
  tx: Tx,
  orgId: string,
  assignmentId: string,
): Promise<{ number: string; language: 'ro' | 'en' } | undefined> {
  const { rows } = await sql<{ number: string; language: 'ro' | 'en' }>`
    select number, language from visit_phone_code
    where org_id = ${orgId} and assignment_id = ${assignmentId} and confirmed_at is not null
    order by confirmed_at desc, visit_phone_code_id desc limit 1`.execute(tx);
  return rows[0];
}
