import type { ChangeContext } from '#src/kernel/events/domain-event.ts';
import { judgePartner } from '#src/areas/partners/special/rules/allowed-partner.ts';
import { findFileOfJobs } from '../job-file-repository.ts';
import type { JobRow } from '../job-repository.ts';
import { findUnaskedProposals } from '../proposal-repository.ts';
import { proposalsFor } from '../propose-partners.ts';
import { findAsked, findWorkOnFile } from './asked-partner-repository.ts';

type Reading = Pick<ChangeContext, 'tx' | 'caller' | 'now'>;
type Job = Pick<JobRow, 'partner_job_id' | 'claim_file_id' | 'kind' | 'partner_id'>;

/** Who was proposed when a job was made, works still, suits the special customer and was not asked yet: the first of them. */
export async function nextProposed(
  { tx, caller }: Reading,
  { partner_job_id: partnerJobId, claim_file_id: claimFileId }: Job,
): Promise<string | undefined> {
  const { orgId } = caller;
  for (const partnerId of await findUnaskedProposals(tx, { orgId, partnerJobId }))
    if ((await judgePartner(tx, { orgId, claimFileId }, partnerId)).isAllowed) return partnerId;
  return undefined;
}

/** The same, and where nobody is left of those, whoever would be proposed today. */
export async function nextForMove(context: Reading, job: Job): Promise<string | undefined> {
  const { tx, caller, now } = context;
  const { orgId } = caller;
  const proposed = await nextProposed(context, job);
  if (proposed !== undefined && proposed !== job.partner_id) return proposed;
  const assignmentId = await findWorkOnFile(tx, orgId, job.claim_file_id);
  if (assignmentId === undefined) return undefined;
  const file = await findFileOfJobs(tx, { orgId, assignmentId, language: 'ro' });
  if (file === undefined) return undefined;
  const { items } = await proposalsFor(tx, { orgId, file, kind: job.kind, now });
  const asked = new Set(await findAsked(tx, { orgId, partnerJobId: job.partner_job_id }));
  return items.find(({ partnerId }) => partnerId !== job.partner_id && !asked.has(partnerId))?.partnerId;
}
