import type { Bani } from '@dosar/kernel/money';
import type { Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { extensionPoint } from '#src/kernel/extension-points/extension-point.ts';
import type { BilingualText, Language } from '#src/kernel/http/request-language.ts';

/** A proposed line of an offer; deductions are positive amounts. */
export type SuggestedLine = Schema<'Money'>['suggested_lines'][number];

/** The assessed damage of a file. */
export type ReckonedDamage = {
  /** The sum of its lines, before the deductible. */
  amountBani: Bani;
  /** Whether it is a total loss, which is not paid by its repair estimate. */
  isTotalLoss: boolean;
  /** The lines with their calculation, as the recipient of the offer reads it. */
  lines: readonly SuggestedLine[];
  /** The deductible of the note; none when the note has none. */
  deductibleBani: Bani;
};

/** The claim file whose damage is asked for. */
type File = { orgId: string; claimFileId: string };

/** Calculates the damage of a file; returns nothing before it was assessed. */
export type DamageSource = {
  /** Whether an assessor has closed a note of the damage. */
  hasClosedNote: (tx: Transaction<Database>, file: File) => Promise<boolean>;
  reckoned: (
    tx: Transaction<Database>,
    file: File,
    language: Language,
  ) => Promise<ReckonedDamage | undefined>;
};

/** The source of assessed damage; without it, offers begin with the recorded amount alone. */
export const damageSources = extensionPoint<DamageSource>('settlement.damage');

/** Whether the damage of a file was assessed and its note closed. */
export async function hasClosedNote(tx: Transaction<Database>, file: File): Promise<boolean> {
  const [damage] = damageSources.entries();
  return (await damage?.hasClosedNote(tx, file)) ?? false;
}

/** Amounts above which another person decides about the money of a file, whatever the user's own authority is. */
export type ApprovalRule = {
  reserveAboveBani: Bani | null;
  paymentAboveBani: Bani | null;
  /** The name of the special customer, as everybody who works on the file may read it. */
  because: BilingualText;
};

/** A source of such amounts. */
export type ApprovalRuleSource = {
  find: (tx: Transaction<Database>, file: File) => Promise<ApprovalRule | undefined>;
};

/** The sources of additional approval amounts; at most one area adds one. */
export const approvalRules = extensionPoint<ApprovalRuleSource>('settlement.approval-rules');

/** The amounts that hold for a file. */
export async function approvalRuleOf(
  tx: Transaction<Database>,
  file: File,
): Promise<ApprovalRule | undefined> {
  const [source] = approvalRules.entries();
  return source?.find(tx, file);
}
