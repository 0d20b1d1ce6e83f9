import type { Schema } from '@dosar/openapi';

type OpenJob = Schema<'OpenPartnerJob'>;

/** Where each job goes, by its id: `next`, `handler`, or the id of a partner. */
export type Targets = ReadonlyMap<string, string>;

/** A job goes to the next proposal as long as nobody says otherwise. */
export const targetOf = (targets: Targets, { partner_job_id: id }: OpenJob): string =>
  targets.get(id) ?? 'next';

/** The same as the server is told. */
export const movesOf = (jobs: readonly OpenJob[], targets: Targets): Schema<'JobMove'>[] =>
  jobs.map((job) => {
    const target = targetOf(targets, job);
    const isNamed = target !== 'next' && target !== 'handler';
    return {
      partner_job_id: job.partner_job_id,
      row_version: job.row_version,
      to: isNamed ? 'partner' : target,
      partner_id: isNamed ? target : null,
    };
  });
