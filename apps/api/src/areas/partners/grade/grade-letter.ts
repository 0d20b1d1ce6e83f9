import { formatLocalDate } from '@dosar/kernel/dates';
import { localDateOf } from '@dosar/kernel/zone';
import type { Language } from '#src/kernel/http/request-language.ts';
import { kindWords } from '../jobs/job-words.ts';
import type { ToldJob } from '../jobs/telling/told-job-repository.ts';

type Asking = { job: ToldJob; language: Language; url: string; expiresAt: Date };

/** The question about the work in an e-mail: why it was sent, until when it can be answered, and how to stop such questions. */
export function gradeEmail({ job, language, url, expiresAt }: Asking): { subject: string; body: string } {
  const kind = kindWords[job.kind][language];
  const worker = job.worker_name ?? '';
  const until = formatLocalDate(localDateOf(expiresAt));
  const lines =
    language === 'ro'
      ? [
          'Bună ziua,',
          '',
          `Lucrarea „${kind}” la ${worker} s-a terminat. Cum a fost? O notă de la 1 la 5 ne ajută să alegem ateliere bune.`,
          '',
          `Dați nota aici: ${url}`,
          `Linkul este valabil până la ${until} și primește un singur răspuns.`,
          '',
          `De ce ați primit mesajul: lucrarea s-a făcut pentru dauna ${job.claim_file_no}. Întrebăm o singură dată despre fiecare lucrare.`,
          'Dacă nu mai vreți astfel de întrebări, alegeți „Nu mă mai întrebați” la aceeași adresă.',
        ]
      : [
          'Hello,',
          '',
          `The work “${kind}” at ${worker} is done. How was it? A grade from 1 to 5 helps us to choose good shops.`,
          '',
          `Grade it here: ${url}`,
          `The link is valid until ${until} and takes one answer.`,
          '',
          `Why you get this: the work was done for claim ${job.claim_file_no}. We ask about each piece of work only once.`,
          'If you want no such questions, choose “Do not ask me again” at the same address.',
        ];
  return {
    subject: `${language === 'ro' ? 'Cum a fost lucrarea?' : 'How was the work?'} ${job.claim_file_no}`,
    body: [...lines, '', job.organisation].join('\n'),
  };
}

/** The same in a text message. */
export function gradeSms({ job, language, url }: Asking): string {
  const worker = job.worker_name ?? '';
  return language === 'ro'
    ? `${job.organisation}: cum a fost lucrarea la ${worker} (dauna ${job.claim_file_no})? O notă, o singură dată: ${url} Acolo puteți opri și întrebările.`
    : `${job.organisation}: how was the work at ${worker} (claim ${job.claim_file_no})? One grade, once: ${url} You can stop these questions there.`;
}
