import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { extensionPoint } from '../extension-points/extension-point.ts';
import type { BilingualText } from '../http/request-language.ts';
import { findRetentionDays } from './retention-repository.ts';

/** A kind of data that a job removes after a retention period. */
export type RetainedKind = {
  kind: string;
  name: BilingualText;
  /** What is removed, and the day from which the period counts. */
  about: BilingualText;
  /** The default period in days. */
  usualDays: number;
  leastDays: number;
  mostDays: number;
  /** The law or the reason for the least and the most days. */
  because: BilingualText;
};

/** All kinds of data with a retention period, added by the areas that remove them. */
export const retainedKinds = extensionPoint<RetainedKind>('kernel.retained-kinds');

/** For how many days an organisation keeps a kind of data. */
export async function daysKept(
  tx: Transaction<Database>,
  orgId: string,
  { kind, usualDays }: RetainedKind,
): Promise<number> {
  return (await findRetentionDays(tx, orgId, kind)) ?? usualDays;
}

/** The moment before which a kind of data is no longer kept. */
export async function keptSince(
  tx: Transaction<Database>,
  { orgId, now }: { orgId: string; now: Date },
  kind: RetainedKind,
): Promise<Date> {
  return new Date(now.getTime() - (await daysKept(tx, orgId, kind)) * 86_400_000);
}
