import type { Schema } from '@dosar/openapi';
import { sql, type RawBuilder, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { VisitRow } from '../visit-repository.ts';

type Tx = Transaction<Database>;

/** Somebody who was written to, and the message by which. */
export type NewsRecipient = {
  role: 'claimant' | 'assessor' | 'manager';
  name: string | null;
  channel: 'email' | 'sms';
  address: string;
} & ({ messageId: string } | { outboxId: string });

/** Where a visit was before it moved. */
export type VisitBefore = Pick<VisitRow, 'starts_at' | 'place_id'>;

/** What was told about a visit. */
export type NewVisitNews = {
  orgId: string;
  visit: VisitRow;
  reason: Schema<'VisitNews'>['reason'];
  outcome: Schema<'VisitNews'>['outcome'];
  before?: VisitBefore | undefined;
  byUserId: string | null;
  callAssignmentId?: string | undefined;
  recipients: readonly NewsRecipient[];
  /** The news that this one tells again. */
  againOf?: string | undefined;
  now: Date;
};

/** Keeps what was told about a visit, and to whom. */
export async function insertVisitNews(tx: Tx, news: NewVisitNews): Promise<void> {
  const { orgId, visit, before } = news;
  const { visit_news_id: newsId } = await tx
    .insertInto('visit_news')
    .values({
      org_id: orgId,
      visit_id: visit.visit_id,
      claim_file_id: visit.claim_file_id,
      reason: news.reason,
      outcome: news.outcome,
      starts_at: visit.starts_at,
      place_id: visit.place_id,
      was_starts_at: before?.starts_at ?? null,
      was_place_id: before?.place_id ?? null,
      told_at: news.now,
      by_user_id: news.byUserId,
      call_assignment_id: news.callAssignmentId ?? null,
      again_of_news_id: news.againOf ?? null,
    })
    .returning('visit_news_id')
    .executeTakeFirstOrThrow();
  if (news.recipients.length === 0) return;
  await tx
    .insertInto('visit_news_recipient')
    .values(
      news.recipients.map(({ role, name, channel, address, ...sent }, position) => ({
        org_id: orgId,
        visit_news_id: newsId,
        position,
        role,
        name,
        channel,
        address,
        message_id: 'messageId' in sent ? sent.messageId : null,
        outbox_id: 'outboxId' in sent ? sent.outboxId : null,
      })),
    )
    .execute();
}

/** The open call about a visit of which nobody could be told; one is enough. */
export async function hasOpenCall(tx: Tx, orgId: string, visitId: string): Promise<boolean> {
  const { rows } = await sql`
    select from visit_news news join assignment work
      on work.org_id = ${orgId} and work.assignment_id = news.call_assignment_id
    where news.org_id = ${orgId} and news.visit_id = ${visitId} and work.category_code in ('new', 'active', 'waiting')
    limit 1`.execute(tx);
  return rows.length > 0;
}

/** What was told, as it is stored; `messageId` and `outboxId` lead to what became of it. */
export type VisitNewsRow = Omit<
  Schema<'VisitNews'>,
  'starts_at' | 'was' | 'told_at' | 'recipients' | 'can_tell_again'
> & {
  starts_at: Date;
  place_id: string;
  was_place_id: string | null;
  is_told_again: boolean;
  visit_status: Schema<'VisitStatus'>;
  visit_starts_at: Date;
  visit_place_id: string;
  was_starts_at: Date | null;
  was_place_name: string | null;
  told_at: Date;
  recipients: {
    role: NewsRecipient['role'];
    name: string | null;
    channel: 'email' | 'sms';
    address: string;
    message_id: string | null;
    outbox_id: string | null;
    answer: 'yes' | 'no' | null;
    answered_at: string | null;
  }[];
};

/** What was told about the visits of a claim file, the newest first. */
export function findNewsOfFile(tx: Tx, orgId: string, claimFileId: string): Promise<VisitNewsRow[]> {
  return read(
    tx,
    sql`${allNews(orgId)} and news.claim_file_id = ${claimFileId}
      order by news.told_at desc, news.visit_news_id desc limit 100`,
  );
}

/** One piece of news. */
export async function findNews(tx: Tx, orgId: string, newsId: string): Promise<VisitNewsRow | undefined> {
  const [row] = await read(tx, sql`${allNews(orgId)} and news.visit_news_id = ${newsId}`);
  return row;
}

const allNews = (orgId: string) => sql`
  select news.visit_news_id, news.visit_id, news.reason, news.outcome, news.starts_at, news.place_id, place.name as place_name,
    news.was_starts_at, news.was_place_id, was_place.name as was_place_name, news.told_at, person.full_name as by,
    visit.status as visit_status, visit.starts_at as visit_starts_at, visit.place_id as visit_place_id,
    exists (select from visit_news again where again.org_id = ${orgId}
      and again.again_of_news_id = news.visit_news_id) as is_told_again,
    coalesce((select jsonb_agg(jsonb_build_object('role', recipient.role, 'name', recipient.name, 'channel', recipient.channel,
        'address', recipient.address, 'message_id', recipient.message_id, 'outbox_id', recipient.outbox_id,
        'answer', recipient.answer,
        'answered_at', to_char(recipient.answered_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
        order by recipient.position)
      from visit_news_recipient recipient where recipient.org_id = ${orgId}
        and recipient.visit_news_id = news.visit_news_id), '[]') as recipients
  from visit_news news
    join visit on visit.org_id = ${orgId} and visit.visit_id = news.visit_id
    join place on place.org_id = ${orgId} and place.place_id = news.place_id
    left join place was_place on was_place.org_id = ${orgId} and was_place.place_id = news.was_place_id
    left join app_user person on person.org_id = ${orgId} and person.user_id = news.by_user_id
  where news.org_id = ${orgId}`;

async function read(tx: Tx, query: RawBuilder<unknown>): Promise<VisitNewsRow[]> {
  const { rows } = await sql<VisitNewsRow>`${query}`.execute(tx);
  return rows;
}
