import type { Schema } from '@dosar/openapi';
import type { Call } from '#src/kernel/http/route-table.ts';
import { findTransitions, findWorkByStatus } from '../status-repository.ts';
import { gatheredOffers } from './browse-offered-transitions.ts';
import { shownTransition } from './offered-transitions.ts';
import { nothingMissing } from './transition-guards.ts';

/** What could be done to any number of assignments. */
type Offers = { claimFiles: number; transitions: Schema<'OfferedTransition'>[] };

/**
 * The transitions that lead from the statuses of some assignments, for as many as there are.
 *
 * Whether each may be made is judged when it is: the conditions look at files one by one.
 */
export async function offeredByStatus(
  { tx, caller, language }: Pick<Call<'browseOfferedTransitions'>, 'tx' | 'caller' | 'language'>,
  assignmentIds: readonly string[],
): Promise<Offers> {
  const { orgId, roles } = caller;
  const { statuses, claimFiles } = await findWorkByStatus(tx, orgId, assignmentIds);
  const offers = gatheredOffers();
  for (const { assignmentType, statusCode, count, claimFiles: files } of statuses) {
    for (const row of await findTransitions(tx, { orgId, assignmentType, statusCode }, language)) {
      const offered = shownTransition(row, nothingMissing, { roles, language });
      if (offered.shown.allowed)
        offers.add(offered, { count, claimants: offered.writesToClaimant ? files : 0 });
    }
  }
  return { claimFiles, transitions: offers.list() };
}
