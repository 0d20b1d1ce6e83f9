import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;
export type MessagePlace = { orgId: string; partnerId: string | null; partnerJobId: string };
type Side = 'handler' | 'partner';
type Message = Schema<'OwnMessage'>;

/** The newest 200 messages between the insurer and one partner about a job, the first one first. */
export async function findJobMessages(
  tx: Tx,
  { orgId, partnerId, partnerJobId }: MessagePlace,
  reader: Side,
): Promise<Message[]> {
  const { rows } = await sql<Omit<Message, 'written_at'> & { written_at: Date }>`
    select partner_job_message_id, side = ${reader} as is_ours, author_name, body, written_at
    from partner_job_message
    where org_id = ${orgId} and partner_job_id = ${partnerJobId}
      and ${partnerId === null ? isWithLastShop(orgId, partnerJobId) : sql`partner_id = ${partnerId}`}
    order by written_at desc, partner_job_message_id desc limit 200`.execute(tx);
  return rows
    .map(({ written_at, ...message }) => ({ ...message, written_at: written_at.toISOString() }))
    .toReversed();
}

// Shops that somebody typed have no number: their offer says whose words they are.
const isWithLastShop = (orgId: string, partnerJobId: string) => sql`(partner_id is null and offer_no = (
  select job.offer_no from partner_job job
  where job.org_id = ${orgId} and job.partner_job_id = ${partnerJobId}))`;

/** Who reads what is written about a job. */
export type JobReaders = {
  partner_id: string | null;
  /** Its people sign in, or have a link to the job. */
  has_pages: boolean;
  ended_at: Date | null;
};

/** The partner that has a job, and whether its people have pages of their own; `undefined` when there is no such job. */
export async function findReaders(
  tx: Tx,
  { orgId, partnerJobId }: Pick<MessagePlace, 'orgId' | 'partnerJobId'>,
): Promise<JobReaders | undefined> {
  const { rows } = await sql<JobReaders>`
    select job.partner_id, job.state not in ('draft', 'declined') and ((partner.partner_org_id is not null and partner.own_people_ended_at is null) or exists (
        select from partner_job_link link where link.org_id = ${orgId} and link.partner_job_id = job.partner_job_id
          and link.revoked_at is null and link.offer_no = job.offer_no)) as has_pages,
      job.ended_at
    from partner_job job
    left join partner on partner.org_id = ${orgId} and partner.partner_id = job.partner_id
    where job.org_id = ${orgId} and job.partner_job_id = ${partnerJobId}`.execute(tx);
  return rows[0];
}

type NewMessage = {
  side: Side;
  authorUserId: string | null;
  /** Of people of another organisation; those of the insurer have theirs with them. */
  authorName: string | undefined;
  body: string;
  now: Date;
};

/** Keeps a message with its job and the partner that has it. */
export async function insertJobMessage(
  tx: Tx,
  { orgId, partnerId, partnerJobId }: MessagePlace,
  { side, authorUserId, authorName, body, now }: NewMessage,
): Promise<void> {
  await sql`
    insert into partner_job_message (org_id, partner_job_id, partner_id, side, author_user_id, author_name, body, written_at,
      offer_no)
    values (${orgId}, ${partnerJobId}, ${partnerId}, ${side}, ${authorUserId}, coalesce(${authorName ?? null}, (
      select full_name from app_user where org_id = ${orgId} and user_id = ${authorUserId})), ${body}, ${now}, (
      select offer_no from partner_job where org_id = ${orgId} and partner_job_id = ${partnerJobId}))`.execute(
    tx,
  );
}
