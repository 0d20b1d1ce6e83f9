import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

/** Whether somebody comes. */
export type Answer = 'yes' | 'no';

/** What the claimant answered about the hour that a visit has now. */
export async function findAnswer(tx: Tx, orgId: string, visitId: string): Promise<Answer | null> {
  const { rows } = await sql<{ answer: Answer }>`
    select claimant_answer as answer from visit
    where org_id = ${orgId} and visit_id = ${visitId} and claimant_answer_for = starts_at`.execute(tx);
  return rows[0]?.answer ?? null;
}

/** Keeps the answer with the visit and its hour. */
export async function keepAnswer(tx: Tx, orgId: string, visitId: string, answer: Answer): Promise<void> {
  await sql`update visit set claimant_answer = ${answer}, claimant_answer_for = starts_at, row_version = row_version + 1
    where org_id = ${orgId} and visit_id = ${visitId}`.execute(tx);
}

/**
 * Writes the answer to the newest message that asked the claimant about the hour of the visit, and the call that follows from it.
 *
 * Nobody who was never written to has a message to answer.
 */
export async function answerMessage(
  tx: Tx,
  orgId: string,
  {
    visitId,
    answer,
    callId,
    now,
  }: { visitId: string; answer: Answer; callId: string | undefined; now: Date },
): Promise<void> {
  await sql`
    with asked as (
      select recipient.visit_news_id, recipient.position
      from visit_news_recipient recipient
        join visit_news news on news.org_id = ${orgId} and news.visit_news_id = recipient.visit_news_id
        join visit on visit.org_id = ${orgId} and visit.visit_id = news.visit_id
      where recipient.org_id = ${orgId} and recipient.role = 'claimant' and news.visit_id = ${visitId}
        and news.starts_at = visit.starts_at and news.reason in ('visit_booked', 'visit_moved', 'visit_reminder')
      order by news.told_at desc, news.visit_news_id desc limit 1
    ), called as (
      update visit_news set call_assignment_id = coalesce(call_assignment_id, ${callId ?? null})
      where org_id = ${orgId} and visit_news_id in (select visit_news_id from asked))
    update visit_news_recipient recipient set answer = ${answer}, answered_at = ${now}
    from asked where recipient.org_id = ${orgId} and recipient.visit_news_id = asked.visit_news_id
      and recipient.position = asked.position`.execute(tx);
}

/** The visit that a message asked about, and the address that it went to. */
export async function findAskedVisit(
  tx: Tx,
  orgId: string,
  messageId: string,
): Promise<{ visitId: string; address: string } | undefined> {
  const { rows } = await sql<{ visitId: string; address: string }>`
    select news.visit_id as "visitId", recipient.address from visit_news_recipient recipient
      join visit_news news on news.org_id = ${orgId} and news.visit_news_id = recipient.visit_news_id
    where recipient.org_id = ${orgId} and recipient.message_id = ${messageId} and recipient.role = 'claimant'
      and news.reason in ('visit_booked', 'visit_moved', 'visit_reminder')
    limit 1`.execute(tx);
  return rows[0];
}

/** A visit to come about whose hour somebody was asked. */
export type AskedVisit = { visitId: string; claimFileId: string };

/** The visits to come about which the claimant was asked by text message at a number; a moved one only once its new hour was told. */
export async function findVisitsAskedAt(
  tx: Tx,
  { orgId, number, now }: { orgId: string; number: string; now: Date },
): Promise<AskedVisit[]> {
  const { rows } = await sql<AskedVisit>`
    select distinct visit.visit_id as "visitId", visit.claim_file_id as "claimFileId"
    from visit_news_recipient recipient
      join visit_news news on news.org_id = ${orgId} and news.visit_news_id = recipient.visit_news_id
      join visit on visit.org_id = ${orgId} and visit.visit_id = news.visit_id and visit.starts_at = news.starts_at
    where recipient.org_id = ${orgId} and recipient.address = ${number} and recipient.channel = 'sms'
      and recipient.role = 'claimant' and news.reason in ('visit_booked', 'visit_moved', 'visit_reminder')
      and visit.status in ('booked', 'confirmed') and visit.starts_at > ${now}
    limit 20`.execute(tx);
  return rows;
}
