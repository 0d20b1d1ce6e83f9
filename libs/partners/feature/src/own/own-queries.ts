import { apiQuery, browseOwnJobs, getOwnJob } from '@dosar/api-client';

/** The jobs of the company of whoever is signed in. */
export const ownJobsQuery = () => apiQuery(browseOwnJobs);

/** One of them. */
export const ownJobQuery = (id: string) => apiQuery(getOwnJob, { params: { path: { partner_job_id: id } } });
