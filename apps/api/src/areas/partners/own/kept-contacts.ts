import { retainedKinds, type RetainedKind } from '#src/kernel/settings/retained-kind.ts';
import { daysOfPersonalData } from './own-job.ts';

/** Whom a partner had to call. Partners read it for as many days at most, so it may go earlier and never later. */
export const keptContacts: RetainedKind = {
  kind: 'partner_contact',
  name: { ro: 'Contacte din lucrările partenerilor', en: 'Contacts in jobs of partners' },
  about: {
    ro: 'Numele și telefonul celui care a condus, din ziua în care lucrarea s-a încheiat.',
    en: 'Name and phone of whoever drove, from the day on which the job has ended.',
  },
  usualDays: daysOfPersonalData,
  leastDays: 7,
  mostDays: daysOfPersonalData,
  because: {
    ro: 'GDPR, art. 5 alin. (1) lit. e): nu mai mult decât este nevoie. O săptămână, pentru reclamații despre lucrare.',
    en: 'GDPR, article 5 (1) (e): no longer than needed. A week, for complaints about the job.',
  },
};

/** The contacts among the kinds of data with a period. */
export const keptContactsEntry = retainedKinds.entry(keptContacts);
