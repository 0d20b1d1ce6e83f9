import { sectionCounts } from '#src/areas/claims/extension-points.ts';
import { countOpenJobs } from './shown-job-repository.ts';

/** The number beside the section "Partners" of a claim file. */
export const fileJobsCount = sectionCounts.entry({
  section: 'partners',
  count: (tx, orgId, { claimFileId }) => countOpenJobs(tx, orgId, claimFileId),
});
