/** What a policy covers; late answers cost a penalty, which is reserved and paid apart. */
export const coverageCodes = ['vehicle', 'property', 'loss_of_use', 'injury', 'penalty'] as const;
/** One of the things that a policy covers. */
export type CoverageCode = (typeof coverageCodes)[number];

/** The accounts of a file's ledger: what its damage is put at, what is set aside and paid, what comes back, and why sums disagree. */
export const ledgerAccounts = [
  'estimated',
  'agreed',
  'reserve',
  'paid',
  'recourse',
  'residual',
  'recovered',
  'difference',
  'partner',
] as const;
/** One of the accounts of a file's ledger. */
export type LedgerAccount = (typeof ledgerAccounts)[number];
