import { formatLocalDate } from '@dosar/kernel/dates';
import { formatInstant } from '@dosar/kernel/zone';
import type { Language } from '#src/kernel/http/request-language.ts';
import { kindWords } from '../job-words.ts';
import type { ToldJob } from './told-job-repository.ts';

/** What a partner reads of an offer: the work and until when it may answer, and nothing about people. */
export function offerLetter(job: ToldJob, url: string): { subject: string; body: string } {
  const kind = kindWords[job.kind].ro;
  const lines = [
    job.worker_name === null ? 'Bună ziua,' : `Bună ziua, ${job.worker_name},`,
    '',
    `Vă rugăm să ne spuneți dacă preluați această lucrare${job.due_at === null ? '' : ` până la ${formatInstant(job.due_at)}`}.`,
    'Fără răspuns, lucrarea poate merge la alt partener.',
    '',
    `Răspundeți aici: ${url}`,
    '',
    `Lucrare: ${kind}`,
    ...(job.vehicle === null ? [] : [`Vehicul: ${job.vehicle}`]),
    `Avarii: ${job.damage}`,
    ...(job.county === null ? [] : [`Județ: ${job.county}`]),
    ...(job.note === null ? [] : [`Notă: ${job.note}`]),
    `Dosar: ${job.claim_file_no}`,
    '',
    job.organisation,
  ];
  return { subject: `${kind}: lucrare nouă, dosar ${job.claim_file_no}`, body: lines.join('\n') };
}

/** What a partner reads of a job that was taken from it. */
export function takenBackLetter(job: ToldJob): { subject: string; body: string } {
  const kind = kindWords[job.kind].ro;
  const lines = [
    job.worker_name === null ? 'Bună ziua,' : `Bună ziua, ${job.worker_name},`,
    '',
    `Lucrarea „${kind}” din dosarul ${job.claim_file_no} merge la alt partener. Vă rugăm să nu mai lucrați la ea.`,
    'Pentru ce ați lucrat deja, vă rugăm să vorbiți cu noi.',
    ...(job.vehicle === null ? [] : ['', `Vehicul: ${job.vehicle}`]),
    '',
    job.organisation,
  ];
  return { subject: `${kind}: lucrare luată înapoi, dosar ${job.claim_file_no}`, body: lines.join('\n') };
}

/** Of what the claimant is told. */
export type ClaimantNews = 'accepted' | 'done' | 'moved';

const sentences: Record<ClaimantNews, Record<Language, (job: ToldJob) => string>> = {
  accepted: {
    ro: (job) =>
      `${job.worker_name ?? 'Partenerul'} a acceptat lucrarea „${kindWords[job.kind].ro}”${job.promised_on === null ? '' : `, gata la ${formatLocalDate(job.promised_on)}`}.`,
    en: (job) =>
      `${job.worker_name ?? 'The partner'} has accepted the work “${kindWords[job.kind].en}”${job.promised_on === null ? '' : `, done on ${formatLocalDate(job.promised_on)}`}.`,
  },
  done: {
    ro: (job) => `Lucrarea „${kindWords[job.kind].ro}” este gata la ${job.worker_name ?? 'partener'}.`,
    en: (job) => `The work “${kindWords[job.kind].en}” is done at ${job.worker_name ?? 'the partner'}.`,
  },
  moved: {
    ro: (job) =>
      `Lucrarea „${kindWords[job.kind].ro}” nu se mai face la ${job.worker_name ?? 'partener'}. Vă anunțăm cine o preia.`,
    en: (job) =>
      `The work “${kindWords[job.kind].en}” is not done at ${job.worker_name ?? 'the partner'} any more. We tell you who takes it over.`,
  },
};

const subjects: Record<ClaimantNews, Record<Language, string>> = {
  accepted: { ro: 'Lucrarea a fost acceptată', en: 'The work is accepted' },
  done: { ro: 'Lucrarea este gata', en: 'The work is done' },
  moved: { ro: 'Lucrarea merge la alt partener', en: 'The work goes to another partner' },
};
const more: Record<Language, string> = {
  ro: 'Pagina dosarului dumneavoastră',
  en: 'The page of your claim',
};

type Telling = { news: ClaimantNews; job: ToldJob; language: Language; trackerUrl: string };

/** What the claimant reads in an e-mail. */
export function newsEmail({ news, job, language, trackerUrl }: Telling): { subject: string; body: string } {
  const sentence = sentences[news][language](job);
  return {
    subject: `${subjects[news][language]}, ${job.claim_file_no}`,
    body: [sentence, '', `${more[language]}: ${trackerUrl}`, '', job.organisation].join('\n'),
  };
}

/** The same in a text message. */
export const newsSms = ({ news, job, language, trackerUrl }: Telling): string =>
  `${job.organisation}: ${sentences[news][language](job)} ${trackerUrl}`;
