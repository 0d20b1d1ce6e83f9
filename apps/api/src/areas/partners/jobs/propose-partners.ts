import {
  partnerKindOf,
  propose,
  scoreOf,
  type Candidate,
  type JobKind,
  type ProposalReason,
} from '@dosar/partners-domain';
import { localDateOf } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { findPartnersRule, isAllowedBy, type PartnersRule } from '../special/rules/allowed-partner.ts';
import { scoreDays } from '../score/partner-score.ts';
import { sumScores } from '../score/score-repository.ts';
import { findFileOfJobs, type FileOfJobs } from './job-file-repository.ts';
import { findCandidates, findKnownPartners, findUsualHour } from './proposal-repository.ts';

/** How many partners are proposed: as many as somebody compares. */
const mostProposals = 10;

/** Partners for a kind of work, each with why; nobody is chosen beforehand. */
export async function proposePartners({
  tx,
  caller,
  path,
  query,
  now,
  language,
}: Call<'proposePartners'>): Promise<Schema<'PartnerProposals'>> {
  const { orgId } = caller;
  const file = await findFileOfJobs(tx, { orgId, assignmentId: path.assignment_id, language });
  if (file === undefined) throw notFound();
  const { rule, items } = await proposalsFor(tx, { orgId, file, kind: query.kind, now });
  return shownProposals({ tx, caller, language }, { policyType: file.policy_type_code, rule, items });
}

type Shown = { policyType: string; rule: PartnersRule | undefined; items: readonly Proposal[] };

/** The proposals as people read them. */
export async function shownProposals(
  { tx, caller, language }: Pick<Call<'proposePartners'>, 'tx' | 'caller' | 'language'>,
  { policyType, rule, items }: Shown,
): Promise<Schema<'PartnerProposals'>> {
  const known = await findKnownPartners(
    tx,
    caller.orgId,
    items.map(({ partnerId }) => partnerId),
  );
  return {
    is_free_choice: policyType.startsWith('rca'),
    rule: rule?.because[language].slice(0, 300) ?? null,
    items: items.map(({ partnerId, reasons }) => ({
      partner_id: partnerId,
      ...(known.get(partnerId) ?? nobody),
      reasons: reasons.map(({ code, isGood, value }) => ({ code, is_good: isGood, value })),
    })),
  };
}

type Wanted = { orgId: string; file: FileOfJobs; kind: JobKind; now: Date };
/** Read in the same transaction, so that a name is missing only where its partner is. */
const nobody = { name: '', locality: null, phone: null };
type Proposal = Candidate & { reasons: ProposalReason[] };

/** Who is proposed for a kind of work on a file, and the rule of the special customer that leaves others out. */
export async function proposalsFor(
  tx: Transaction<Database>,
  { orgId, file, kind, now }: Wanted,
): Promise<{ rule: PartnersRule | undefined; items: Proposal[] }> {
  const rule = await findPartnersRule(tx, { orgId, claimFileId: file.claim_file_id });
  return { rule, items: await proposedTo(tx, { orgId, rule, kind, now, vehicle: file }) };
}

type WantedFor = Omit<Wanted, 'file'> & {
  rule: PartnersRule | undefined;
  vehicle: Pick<FileOfJobs, 'county_code' | 'brand_code' | 'category_code'>;
};

/** Who is proposed for a kind of work on a vehicle, whether it has a file already or not. */
export async function proposedTo(
  tx: Transaction<Database>,
  { orgId, rule, kind, now, vehicle }: WantedFor,
): Promise<Proposal[]> {
  const today = localDateOf(now);
  const candidates = await findCandidates(tx, { orgId, kind: partnerKindOf[kind], today });
  const needed = {
    countyCode: vehicle.county_code,
    brandCode: vehicle.brand_code,
    categoryCode: vehicle.category_code,
    usualHourBani: await findUsualHour(tx, { orgId, today }),
  };
  const items = propose(
    candidates.filter(({ partnerId }) => isAllowedBy(rule, partnerId)),
    needed,
    mostProposals,
  );
  return propose(await withScores(tx, { orgId, now }, items), needed, mostProposals);
}

/** Partners with how they have worked: those who are proposed anyway, so that no other score is reckoned. */
async function withScores<Known extends Candidate>(
  tx: Transaction<Database>,
  { orgId, now }: { orgId: string; now: Date },
  items: readonly Known[],
): Promise<Known[]> {
  const sums = await sumScores(
    tx,
    scoreDays(orgId, now),
    items.map(({ partnerId }) => partnerId),
  );
  return items.map((item) => ({
    ...item,
    score: scoreOf(
      item.partnerId,
      sums.filter(({ partnerId }) => partnerId === item.partnerId),
    ),
  }));
}
