import { isOfPartner, type JobAct, type JobKind } from '@dosar/partners-domain';
import type { BilingualText } from '#src/kernel/http/request-language.ts';
import type { ActingSide } from './act-details.ts';
import type { JobRow } from './job-repository.ts';

/** What a job is called. */
export const kindWords: Record<JobKind, BilingualText> = {
  repair: { ro: 'Reparație', en: 'Repair' },
  glass: { ro: 'Parbriz și geamuri', en: 'Glass' },
  towing: { ro: 'Tractare', en: 'Towing' },
  rental: { ro: 'Mașină la schimb', en: 'Rental car' },
  expert: { ro: 'Expertiză', en: 'Expert opinion' },
  legal: { ro: 'Asistență juridică', en: 'Legal help' },
};

const actWords: Record<JobAct | 'make', BilingualText> = {
  make: { ro: 'lucrare pregătită', en: 'job prepared' },
  send: { ro: 'lucrare trimisă', en: 'job sent' },
  accept: { ro: 'lucrare acceptată', en: 'job accepted' },
  decline: { ro: 'lucrare refuzată', en: 'job declined' },
  fall_silent: { ro: 'fără răspuns la timp', en: 'no answer in time' },
  offer_next: { ro: 'lucrare trimisă altui partener', en: 'job sent to another partner' },
  take_back: { ro: 'lucrare luată înapoi', en: 'job taken back' },
  quote: { ro: 'deviz primit', en: 'estimate received' },
  approve_quote: { ro: 'deviz aprobat', en: 'estimate approved' },
  refuse_quote: { ro: 'deviz de corectat', en: 'estimate to be corrected' },
  start_work: { ro: 'lucrarea a început', en: 'work has begun' },
  wait_for_parts: { ro: 'se așteaptă piese', en: 'waiting for parts' },
  resume_work: { ro: 'lucrarea continuă', en: 'work goes on' },
  finish: { ro: 'lucrare gata', en: 'work done' },
  reopen: { ro: 'lucrare de refăcut', en: 'job to be done again' },
  invoice: { ro: 'factură primită', en: 'invoice received' },
  return_invoice: { ro: 'factură de corectat', en: 'invoice to be corrected' },
  clear_invoice: { ro: 'factură verificată', en: 'invoice checked' },
  pay: { ro: 'factură plătită', en: 'invoice paid' },
  stop_payment: { ro: 'plata facturii, oprită', en: 'payment of the invoice stopped' },
  take_back_payment: { ro: 'plata facturii, întoarsă', en: 'payment of the invoice taken back' },
  cancel: { ro: 'lucrare anulată', en: 'job cancelled' },
};

/** Who does a job; nobody yet while nobody was chosen. */
export const workerOf = (job: Pick<JobRow, 'partner_name' | 'shop_name'>): string | null =>
  job.partner_name ?? job.shop_name;

/** What the timeline says of a step: the work, what happened, and at whom. */
export function stepText(act: JobAct | 'make', job: JobRow, { side, name }: ActingSide): BilingualText {
  const worker = workerOf(job);
  const isByPhone = act !== 'make' && side === 'handler' && isOfPartner(act);
  const text = (language: 'ro' | 'en') =>
    [
      `${kindWords[job.kind][language]}: ${actWords[act][language]}`,
      ...(worker === null ? [] : [worker]),
      ...(name === undefined ? [] : [name]),
      ...(isByPhone ? [language === 'ro' ? 'spus la telefon' : 'told by phone'] : []),
    ].join(', ');
  return { ro: text('ro'), en: text('en') };
}
