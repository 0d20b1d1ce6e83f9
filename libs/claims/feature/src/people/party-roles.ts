import type { Schema } from '@dosar/openapi';

/** What somebody can be in a claim, the most usual first. */
export const partyRoles: readonly Schema<'PartyRole'>[] = [
  'injured',
  'insured',
  'notifier',
  'owner',
  'driver',
  'at_fault',
  'hurt',
  'witness',
  'representative',
];
