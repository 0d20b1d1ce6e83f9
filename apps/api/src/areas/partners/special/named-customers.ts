import type { LostBy, Recognised } from '@dosar/partners-domain';
import type { Schema } from '@dosar/openapi';
import type { NamedEntry } from './entry-repository.ts';

/** As many reasons as somebody reads. */
const mostReasons = 60;

/** What was recognised, with the names of the customers; the one that counts comes first. */
export function namedCustomers(
  entries: readonly NamedEntry[],
  chosen: Recognised | undefined,
  others: readonly (Recognised & { lostBy: LostBy })[],
): Schema<'MatchedCustomer'>[] {
  const known = new Map(entries.map((entry) => [entry.customerId, entry]));
  const all = [...(chosen === undefined ? [] : [{ ...chosen, lostBy: null }]), ...others];
  return all.map(({ customerId, level, reasons, lostBy }) => {
    const entry = known.get(customerId);
    if (entry === undefined) throw new Error('Only customers with entries are recognised.');
    return {
      special_customer_id: customerId,
      name: entry.customerName,
      kind: entry.customerKind,
      level,
      reasons: reasons.slice(0, mostReasons),
      lost_by: lostBy,
    };
  });
}
