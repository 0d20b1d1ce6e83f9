import type { Bani } from '@dosar/kernel/money';
import type { Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { extensionPoint } from '#src/kernel/extension-points/extension-point.ts';
import type { BilingualText, Language } from '#src/kernel/http/request-language.ts';

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

/** The claim file whose damage is asked for. */
type File = { orgId: string; claimFileId: string };

/** Reckons the damage of a file, or answers nothing while nobody has. */
export type DamageSource = {
  /** Whether an assessor has closed a note of the damage. */
  hasClosedNote: (tx: Transaction<Database>, file: File) => Promise<boolean>;
  reckoned: (
    tx: Transaction<Database>,
    file: File,
    language: Language,
  ) => Promise<ReckonedDamage | undefined>;
};

/** Who knows what the damage of a file comes to; while nobody does, offers begin with the recorded amount alone. */
export const damageSources = extensionPoint<DamageSource>('settlement.damage');

/** Whether the damage of a file was looked at and its note closed. */
export async function hasClosedNote(tx: Transaction<Database>, file: File): Promise<boolean> {
  const [damage] = damageSources.entries();
  return (await damage?.hasClosedNote(tx, file)) ?? false;
}

/** Above which amounts somebody else decides about the money of a file, whatever the own authority is. */
export type ApprovalRule = {
  reserveAboveBani: Bani | null;
  paymentAboveBani: Bani | null;
  /** For whom, as everybody who works on the file may read it. */
  because: BilingualText;
};

/** Who knows such amounts. */
export type ApprovalRuleSource = {
  find: (tx: Transaction<Database>, file: File) => Promise<ApprovalRule | undefined>;
};

/** Where the money of some files needs more approvals than the own authority says; one area brings them. */
export const approvalRules = extensionPoint<ApprovalRuleSource>('settlement.approval-rules');

/** The amounts that hold for a file. */
export async function approvalRuleOf(
  tx: Transaction<Database>,
  file: File,
): Promise<ApprovalRule | undefined> {
  const [source] = approvalRules.entries();
  return source?.find(tx, file);
}
