import { retainedKinds, type RetainedKind } from '#src/kernel/settings/retained-kind.ts';

/** Claims that somebody began to type and did not open. */
export const keptDrafts: RetainedKind = {
  kind: 'claim_draft',
  name: { ro: 'Ciorne de daune', en: 'Drafts of claims' },
  about: {
    ro: 'Daune începute și nedeschise, din ziua în care au fost salvate ultima oară. Ziua se vede la fiecare ciornă.',
    en: 'Claims that were begun and not opened, from the day on which they were saved last. Each draft shows its day.',
  },
  usualDays: 30,
  leastDays: 7,
  mostDays: 90,
  because: {
    ro: 'GDPR, art. 5 alin. (1) lit. e): nu mai mult decât este nevoie. O săptămână, cât să se poată continua.',
    en: 'GDPR, article 5 (1) (e): no longer than needed. A week, so that it can be gone on with.',
  },
};

/** The drafts among the kinds of data with a period. */
export const keptDraftsEntry = retainedKinds.entry(keptDrafts);
