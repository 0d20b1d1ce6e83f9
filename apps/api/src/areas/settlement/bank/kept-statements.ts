import { retainedKinds, type RetainedKind } from '#src/kernel/settings/retained-kind.ts';

/** Statements of the bank that were read and never recorded. The usual number is longer than accounting takes to close a month. */
export const keptStatements: RetainedKind = {
  kind: 'unrecorded_statement',
  name: { ro: 'Extrase bancare neînregistrate', en: 'Bank statements that nobody recorded' },
  about: {
    ro: 'Fișierul și rândurile lui, din ziua în care a fost încărcat. Extrasele înregistrate rămân.',
    en: 'The file and its lines, from the day on which it was uploaded. Recorded statements stay.',
  },
  usualDays: 30,
  leastDays: 7,
  mostDays: 180,
  because: {
    ro: 'Legea contabilității 82/1991 cere păstrarea documentelor înregistrate, nu a celor neînregistrate.',
    en: 'The accounting law 82/1991 wants recorded documents kept, not those that were never recorded.',
  },
};

/** The statements among the kinds of data with a period. */
export const keptStatementsEntry = retainedKinds.entry(keptStatements);
