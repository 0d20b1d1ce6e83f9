import type { Bani } from '@dosar/kernel/money';
import type { Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { extensionPoint } from '#src/kernel/extension-points/extension-point.ts';
import type { Language } from '#src/kernel/http/request-language.ts';

/** A line that an offer begins with; what is taken off has no sign either. */
export type SuggestedLine = Schema<'Money'>['suggested_lines'][number];

/** What the damage of a file comes to, by whoever has looked at it. */
export type ReckonedDamage = {
  /** What its lines come to, before the deductible. */
  amountBani: Bani;
  /** A total loss is not paid as its repair was estimated. */
  isTotalLoss: boolean;
  /** Each says how it was reckoned, as the recipient of the offer reads it. */
  lines: readonly SuggestedLine[];
  /** What the note takes off for the policy; none when it says nothing of one. */
  deductibleBani: Bani;
};

/** Reckons the damage of a file, or answers nothing while nobody has. */
export type DamageSource = {
  reckoned: (
    tx: Transaction<Database>,
    file: { orgId: string; claimFileId: string },
    language: Language,
  ) => Promise<ReckonedDamage | undefined>;
};

/** Who knows what the damage of a file comes to; while nobody does, offers begin with the recorded amount alone. */
export const damageSources = extensionPoint<DamageSource>('settlement.damage');
