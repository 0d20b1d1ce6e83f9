import type { LocalDate } from '@dosar/kernel/dates';
import type { Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { extensionPoint } from '#src/kernel/extension-points/extension-point.ts';

/** Where it is known what an hour costs at a partner. */
export type PartnerRates = {
  /** What holds on a day, and since when: the partner's own rates, else those of the organisation. */
  on: (
    tx: Transaction<Database>,
    place: { orgId: string; partnerId: string; day: LocalDate },
  ) => Promise<Schema<'PartnerRate'>>;
};

/** Who knows the rates of partners; without one the pane shows none. */
export const partnerRates = extensionPoint<PartnerRates>('partners.rates');

/** The rates of a partner on a day, where somebody knows them. */
export async function ratesOf(
  tx: Transaction<Database>,
  place: { orgId: string; partnerId: string; day: LocalDate },
): Promise<Schema<'PartnerRate'> | null> {
  const [known] = partnerRates.entries();
  return known === undefined ? null : known.on(tx, place);
}
