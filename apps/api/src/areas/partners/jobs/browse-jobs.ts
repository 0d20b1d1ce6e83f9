import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { findFileOfJobs } from './job-file-repository.ts';
import { readSilenceSetting } from './silence/silence-setting-repository.ts';
import { shown, worksWithPartners } from './shown-job.ts';
import { findWholeJobs } from './shown-job-repository.ts';

/** What partners do for the file of an assignment. */
export async function browseJobsOfFile(call: Call<'browseJobsOfFile'>): Promise<Schema<'JobsOfFile'>> {
  const { tx, caller, path, language } = call;
  const { orgId } = caller;
  const file = await findFileOfJobs(tx, { orgId, assignmentId: path.assignment_id, language });
  if (file === undefined) throw notFound();
  const jobs = await findWholeJobs(tx, orgId, { claimFileId: file.claim_file_id });
  return {
    can_make: !file.is_closed && worksWithPartners(caller.roles),
    default_damage: file.damage,
    default_on_silence: (await readSilenceSetting(tx, orgId)).on_silence,
    jobs: jobs.map((job) => shown(job, call)),
  };
}
