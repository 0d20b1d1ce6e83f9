import { dayLength } from '@dosar/kernel/dates';
import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { countChoicesSince, countTypedSince } from './choice-repository.ts';

const yearOfDays = 365;

/** How often each partner was proposed and chosen in the last year: nobody steers work unseen. */
export async function countChoices({
  tx,
  caller,
  now,
}: Call<'countChoices'>): Promise<Schema<'PartnerChoices'>> {
  const since = new Date(now.getTime() - yearOfDays * dayLength);
  return {
    items: await countChoicesSince(tx, caller.orgId, since),
    typed_count: await countTypedSince(tx, caller.orgId, since),
  };
}
