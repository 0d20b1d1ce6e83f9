import { formatInstant } from '@dosar/kernel/zone';
import type { Schema } from '@dosar/openapi';
import type { BilingualText } from '#src/kernel/http/request-language.ts';
import { factKnowledge, filePath, type FileQuestion, type ToldFact } from '../assistant/extension-points.ts';
import { findVisitsOfFile, type VisitRow } from './visit-repository.ts';

const states: Record<Schema<'VisitStatus'>, BilingualText> = {
  held: { ro: 'rezervată', en: 'held' },
  booked: { ro: 'programată', en: 'booked' },
  confirmed: { ro: 'confirmată', en: 'confirmed' },
  on_the_way: { ro: 'inspectorul este pe drum', en: 'the assessor is on the way' },
  arrived: { ro: 'inspectorul a ajuns', en: 'the assessor has arrived' },
  in_work: { ro: 'în lucru', en: 'going on' },
  done: { ro: 'făcută', en: 'done' },
  vehicle_absent: { ro: 'mașina nu a fost acolo', en: 'the car was not there' },
  unreported: { ro: 'fără raport', en: 'without a report' },
  not_completed: { ro: 'neterminată', en: 'not completed' },
  client_no_show: { ro: 'nu a venit nimeni', en: 'nobody came' },
  assessor_no_show: { ro: 'inspectorul nu a venit', en: 'the assessor did not come' },
  place_closed: { ro: 'locul era închis', en: 'the place was closed' },
  cancelled: { ro: 'anulată', en: 'cancelled' },
  expired: { ro: 'expirată', en: 'expired' },
};

/** Something of the newest inspection of a file that was not called off. */
const ofVisit = (name: BilingualText, valueOf: (visit: VisitRow, language: 'ro' | 'en') => string) =>
  async function tellOfVisit(question: FileQuestion): Promise<ToldFact[]> {
    const { tx, caller, claimFileId, language } = question;
    const visits = await findVisitsOfFile(tx, caller.orgId, claimFileId);
    const visit = visits.find(({ status }) => status !== 'cancelled');
    const title = { ro: 'Programările dosarului', en: 'Visits of the file' }[language];
    const nothing = { ro: 'nu este programată', en: 'not booked' }[language];
    return [
      {
        name,
        value: visit === undefined ? nothing : valueOf(visit, language),
        source: { title, path: filePath(question, 'visits') },
      },
    ];
  };

/** What the assistant answers about the inspection of a file. */
export const assistantKnowledge = [
  factKnowledge({
    inspection: ofVisit(
      { ro: 'Constatarea', en: 'Inspection' },
      ({ starts_at: at, status, user_name: who }, language) =>
        [formatInstant(at), states[status][language], who].join(', '),
    ),
    inspection_place: ofVisit(
      { ro: 'Locul constatării', en: 'Place of the inspection' },
      ({ place_name: place, place_address: address, locality, address: own }) =>
        [place, own ?? address, locality].filter((part) => part !== '').join(', '),
    ),
  }),
];
