import { payersAccountRule } from './refused-accounts.ts';
import { sharedAccountFact } from './shared-account-fact.ts';

/** What accounts of claimants add to other areas. */
export const accountEntries = [payersAccountRule, sharedAccountFact];
