import { duplicates } from './duplicates/duplicates.ts';
import type { Part } from './part.ts';
import { partners } from './partners/partners.ts';
import { policies } from './policies/policies.ts';
import { specialCustomers } from './special-customers/special-customers.ts';

/** What the lists of an insurer cost: its special customers, its partners, its policies, and the files that a report may repeat. */
export const partyParts: readonly Part[] = [specialCustomers, partners, policies, duplicates];
