import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { JobPlace } from '../jobs/job-repository.ts';

type Tx = Transaction<Database>;
type LinkPlace = { orgId: string; partnerJobLinkId: string };

const hashOf = (key: string) => createHash('sha256').update(key).digest('hex');

/** The link of a job with a key, in whichever organisation. */
export async function findLinkByKey(tx: Tx, key: string): Promise<LinkPlace | undefined> {
  const { rows } = await sql<LinkPlace>`
    select org_id as "orgId", partner_job_link_id as "partnerJobLinkId"
    from find_partner_job_link_key(${hashOf(key)})`.execute(tx);
  return rows[0];
}

/** A link that somebody has just come by. */
export type OpenedLink = { claim_file_id: string; is_first_view: boolean; worker_name: string };

/** Notes that a link was opened; `undefined` when it opens nothing any more. */
export async function openLink(
  tx: Tx,
  { orgId, partnerJobLinkId }: LinkPlace,
  now: Date,
): Promise<OpenedLink | undefined> {
  const { rows } = await sql<OpenedLink>`
    with before as (
      select partner_job_link_id, opened_at from partner_job_link
      where org_id = ${orgId} and partner_job_link_id = ${partnerJobLinkId}
        and partner_job_link_opens(${orgId}, ${partnerJobLinkId}, ${now}) for no key update
    )
    update partner_job_link link set opened_at = coalesce(link.opened_at, ${now})
    from before
    join partner_job job on job.org_id = ${orgId}
    left join partner on partner.org_id = ${orgId} and partner.partner_id = job.partner_id
    where link.org_id = ${orgId} and link.partner_job_link_id = before.partner_job_link_id
      and job.partner_job_id = link.partner_job_id
    returning job.claim_file_id, before.opened_at is null as is_first_view,
      coalesce(partner.name, job.shop_name, '') as worker_name`.execute(tx);
  return rows[0];
}

/** Whose link it is: the shop that has the job, and its name. */
export type LinkedJob = { partnerJobId: string; partnerId: string | null; name: string };

/** What a link opens now; `undefined` when it opens nothing. */
export async function findLinkedJob(
  tx: Tx,
  { orgId, partnerJobLinkId }: LinkPlace,
  now: Date,
): Promise<LinkedJob | undefined> {
  const { rows } = await sql<LinkedJob>`
    select job.partner_job_id as "partnerJobId", job.partner_id as "partnerId",
      coalesce(partner.name, job.shop_name, '') as name
    from partner_job_link link
    join partner_job job on job.org_id = ${orgId} and job.partner_job_id = link.partner_job_id
    left join partner on partner.org_id = ${orgId} and partner.partner_id = job.partner_id
    where link.org_id = ${orgId} and link.partner_job_link_id = ${partnerJobLinkId}
      and partner_job_link_opens(${orgId}, ${partnerJobLinkId}, ${now})`.execute(tx);
  return rows[0];
}

type NewLink = { offerNo: number; key: string; sentTo: string; now: Date };

/** Keeps the link that is sent now; the one before is withdrawn already. */
export async function insertLink(
  tx: Tx,
  { orgId, partnerJobId }: JobPlace,
  { offerNo, key, sentTo, now }: NewLink,
): Promise<void> {
  await sql`
    insert into partner_job_link (org_id, partner_job_id, offer_no, link_key, key_hash, sent_to, sent_at)
    values (${orgId}, ${partnerJobId}, ${offerNo}, ${key}, ${hashOf(key)}, ${sentTo}, ${now})`.execute(tx);
}

/** Withdraws the link of a job; answers whether there was one. */
export async function revokeLink(tx: Tx, { orgId, partnerJobId }: JobPlace, now: Date): Promise<boolean> {
  const { rows } = await sql`
    update partner_job_link set revoked_at = ${now}
    where org_id = ${orgId} and partner_job_id = ${partnerJobId} and revoked_at is null
    returning partner_job_link_id`.execute(tx);
  return rows.length > 0;
}
