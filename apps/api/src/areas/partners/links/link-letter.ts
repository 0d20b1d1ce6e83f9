import { kindWords } from '../jobs/job-words.ts';
import type { ToldJob } from '../jobs/telling/told-job-repository.ts';

/** What a shop reads when it gets the link to its job once more: which job, and nothing about people. */
export function linkLetter(job: ToldJob, url: string): { subject: string; body: string } {
  const kind = kindWords[job.kind].ro;
  const lines = [
    job.worker_name === null ? 'Bună ziua,' : `Bună ziua, ${job.worker_name},`,
    '',
    `Lucrarea „${kind}” din dosarul ${job.claim_file_no} se deschide la această adresă:`,
    url,
    '',
    'Linkurile trimise înainte nu mai deschid lucrarea.',
    '',
    job.organisation,
  ];
  return { subject: `${kind}: linkul către lucrare, dosar ${job.claim_file_no}`, body: lines.join('\n') };
}
