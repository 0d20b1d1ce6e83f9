import type { Candidate, Needed, ProposalReason } from '@dosar/partners-domain';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { prepared } from '#src/kernel/database/index.ts';
import type { JobPlace } from './job-repository.ts';

type Tx = Transaction<Database>;
type Which = { orgId: string; kind: string; today: string };

/** A partner that is proposed, as people see it. */
type KnownPartner = { name: string; locality: string | null; phone: string | null };

type Lists = 'servedCountyCodes' | 'brandCodes' | 'categoryCodes';
type CandidateRow = Omit<Candidate, Lists> & Record<Lists, string>;

const listed = (codes: string): string[] => (codes === '' ? [] : codes.split(','));

/**
 * Partners of a kind that take new work, with what the rules judge them by and nothing else: there are thousands.
 *
 * Their lists come as text, because the driver takes far longer to read an array than the database to join it.
 */
export async function findCandidates(tx: Tx, { orgId, kind, today }: Which): Promise<Candidate[]> {
  const { rows } = await sql<CandidateRow>`${prepared}
    select partner.partner_id as "partnerId", partner.county_code as "countyCode",
      array_to_string(partner.served_county_codes, ',') as "servedCountyCodes",
      array_to_string(partner.brand_codes, ',') as "brandCodes",
      array_to_string(partner.category_codes, ',') as "categoryCodes",
      partner.capacity_per_week as "capacityPerWeek", coalesce(work.open_count, 0) as "openJobs",
      (rate.rates ->> 'body_bani')::integer as "hourBani", partner.contract_until - ${today}::date as "contractDays"
    from partner
    left join (
      select partner_id, count(*)::integer as open_count from partner_job
      where org_id = ${orgId} and state in ('sent', 'accepted', 'quoted', 'approved', 'in_work', 'waiting_parts')
      group by partner_id
    ) work on work.partner_id = partner.partner_id
    left join (
      select distinct on (partner_id) partner_id, rates from assessment_rate
      where org_id = ${orgId} and partner_id is not null and valid_from <= ${today}::date
      order by partner_id, valid_from desc
    ) rate on rate.partner_id = partner.partner_id
    where partner.org_id = ${orgId} and partner.kind = ${kind} and partner.is_active
      and (partner.contract_until is null or partner.contract_until >= ${today}::date)`.execute(tx);
  return rows.map((row) => ({
    ...row,
    servedCountyCodes: listed(row.servedCountyCodes),
    brandCodes: listed(row.brandCodes),
    categoryCodes: listed(row.categoryCodes),
  }));
}

/** What people read of some partners, by their ids. */
export async function findKnownPartners(
  tx: Tx,
  orgId: string,
  partnerIds: readonly string[],
): Promise<ReadonlyMap<string, KnownPartner>> {
  const { rows } = await sql<KnownPartner & { id: string }>`${prepared}
    select partner_id as id, name, locality, phone from partner
    where org_id = ${orgId} and partner_id = any (${[...partnerIds]}::uuid[])`.execute(tx);
  return new Map(rows.map(({ id, ...known }) => [id, known]));
}

/** What an hour of bodywork costs in the organisation. */
export async function findUsualHour(
  tx: Tx,
  { orgId, today }: Pick<Which, 'orgId' | 'today'>,
): Promise<Needed['usualHourBani']> {
  const { rows } = await sql<{ bani: number | null }>`
    select (rates ->> 'body_bani')::integer as bani from assessment_rate
    where org_id = ${orgId} and partner_id is null and valid_from <= ${today}::date
    order by valid_from desc limit 1`.execute(tx);
  return rows[0]?.bani ?? null;
}

type Proposed = { partnerId: string; reasons: readonly ProposalReason[] };

/** Keeps who was proposed for a job and why, in their order; whoever stood there before stays as they were. */
export async function keepProposals(
  tx: Tx,
  { orgId, partnerJobId }: JobPlace,
  proposed: readonly Proposed[],
  now: Date,
): Promise<void> {
  if (proposed.length === 0) return;
  await tx
    .insertInto('partner_job_proposal')
    .values(
      proposed.map(({ partnerId, reasons }, index) => ({
        org_id: orgId,
        partner_job_id: partnerJobId,
        partner_id: partnerId,
        position: index + 1,
        reasons: JSON.stringify(
          reasons.map(({ code, isGood: is_good, value }) => ({ code, is_good, value })),
        ),
        proposed_at: now,
      })),
    )
    .onConflict((conflict) => conflict.columns(['org_id', 'partner_job_id', 'partner_id']).doNothing())
    .execute();
}

/** Who was proposed for a job and works still, in order, without those to whom it was offered already. */
export async function findUnaskedProposals(tx: Tx, { orgId, partnerJobId }: JobPlace): Promise<string[]> {
  const { rows } = await sql<{ partner_id: string }>`
    select proposal.partner_id from partner_job_proposal proposal
    join partner on partner.org_id = ${orgId} and partner.partner_id = proposal.partner_id and partner.is_active
    where proposal.org_id = ${orgId} and proposal.partner_job_id = ${partnerJobId}
      and not exists (select from partner_job_offer offer where offer.org_id = ${orgId}
        and offer.partner_job_id = ${partnerJobId} and offer.partner_id = proposal.partner_id)
    order by proposal.position`.execute(tx);
  return rows.map(({ partner_id: id }) => id);
}
