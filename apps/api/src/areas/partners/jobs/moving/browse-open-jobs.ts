import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { findPartnerNames } from './asked-partner-repository.ts';
import { nextForMove } from './next-proposed.ts';
import { findOpenJobs } from './open-job-repository.ts';

/** What a partner has to do still, and who would get it. */
export async function browseOpenJobsOfPartner(
  call: Call<'browseOpenJobsOfPartner'>,
): Promise<Schema<'OpenPartnerJobs'>> {
  const { tx, caller, path } = call;
  const { orgId } = caller;
  if (!(await findPartnerNames(tx, orgId, [path.partner_id])).has(path.partner_id)) throw notFound();
  const jobs = await findOpenJobs(tx, { orgId, partnerId: path.partner_id });
  const next = new Map<string, string>();
  for (const job of jobs) {
    const partnerId = await nextForMove(call, job);
    if (partnerId !== undefined) next.set(job.partner_job_id, partnerId);
  }
  const names = await findPartnerNames(tx, orgId, [...next.values()]);
  return {
    jobs: jobs.map(({ partner_job_id, claim_file_no, kind, state, due_at, vehicle_name, row_version }) => ({
      partner_job_id,
      claim_file_no,
      kind,
      state,
      due_at: due_at?.toISOString() ?? null,
      vehicle: vehicle_name,
      next_name: names.get(next.get(partner_job_id) ?? '') ?? null,
      row_version,
    })),
  };
}
