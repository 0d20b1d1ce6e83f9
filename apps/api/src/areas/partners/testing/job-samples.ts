import type { AreaSamples, Identifiers } from '#src/access/area-samples.ts';
import type { TestApi } from '#src/testing/start-test-api.ts';
import { chosen, someJob } from './job-calls.ts';
import { jobIds, newJobs, takeJobsBack, takeLinkBack } from './job-records.ts';
import { newOwnJobs, ownJobIds, takeOwnJobsBack } from './own-job-records.ts';
import { intakeBodies } from './intake-traits.ts';

/** Stores jobs of a partner in a claim file; answers what requests name of them. */
export async function jobIdentifiers(
  api: TestApi,
  place: { orgId: string; claimFileId: string; partnerId: string },
): Promise<Identifiers> {
  await newJobs(api, place);
  return { partner_job_id: jobIds.quoted, partner_job_file_id: await newOwnJobs(api, place) };
}

const bodies = {
  actOnJob: () => ({ row_version: 1, act: 'approve_quote' }),
  payJob: () => ({ row_version: 1 }),
  acceptOwnJob: () => ({ row_version: 1, promised_on: '2099-03-20' }),
  declineOwnJob: () => ({ row_version: 1, reason: 'Nu avem loc' }),
  moveOwnJob: () => ({ row_version: 1, act: 'start_work' }),
  sendOwnEstimate: () => ({ row_version: '1', total_bani: '500000' }),
  sendOwnInvoice: () => ({ row_version: '1', total_bani: '500000', number: 'A 1', dated_on: '2026-03-01' }),
  addOwnPhoto: () => ({}),
  writeOwnMessage: () => ({ body: 'Mașina e gata joi.' }),
  writeJobMessage: () => ({ body: 'Mulțumim.' }),
};

/** What the sweeps have to know of the operations on jobs, of the insurer and of the partner itself. */
export const jobSamples = {
  particularIdentifiers: {
    payJob: { partner_job_id: jobIds.invoiced },
    sendJobLink: { partner_job_id: jobIds.linked },
    revokeJobLink: { partner_job_id: jobIds.linked },
    acceptOwnJob: { partner_job_id: ownJobIds.sent },
    declineOwnJob: { partner_job_id: ownJobIds.sent },
    moveOwnJob: { partner_job_id: ownJobIds.approved },
    sendOwnEstimate: { partner_job_id: ownJobIds.accepted },
    sendOwnInvoice: { partner_job_id: ownJobIds.done },
    downloadOwnJobFile: { partner_job_id: ownJobIds.accepted },
  },
  bodies: {
    ...intakeBodies,
    makeJob: ({ identifiers }) => ({ ...someJob, to: chosen(identifiers['partner_id'] ?? '') }),
    ...bodies,
  },
  naming: {
    makeJob: ({ partner_id: partnerId = '' }) => ({ ...someJob, to: chosen(partnerId) }),
    ...bodies,
  },
  takenBack: {
    actOnJob: takeJobsBack,
    payJob: takeJobsBack,
    sendJobLink: takeLinkBack,
    revokeJobLink: takeLinkBack,
    ...Object.fromEntries(
      ['acceptOwnJob', 'declineOwnJob', 'moveOwnJob', 'sendOwnEstimate', 'sendOwnInvoice'].map((id) => [
        id,
        takeOwnJobsBack,
      ]),
    ),
  },
  shownBy: {
    actOnJob: ['browseJobsOfFile'],
    payJob: ['browseJobsOfFile'],
    sendJobLink: ['browseJobsOfFile'],
    revokeJobLink: ['browseJobsOfFile'],
    acceptOwnJob: ['getOwnJob', 'browseOwnJobs'],
    moveOwnJob: ['getOwnJob', 'browseOwnJobs'],
    writeJobMessage: ['browseJobMessages'],
  },
} satisfies AreaSamples;
