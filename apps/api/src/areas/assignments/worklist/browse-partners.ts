import type { Call } from '#src/kernel/http/route-table.ts';
import { findPartnerChoices } from './partner-repository.ts';

/** Partners by which the worklist can be narrowed. */
export function browsePartners({ tx, caller, query }: Call<'browsePartners'>) {
  return findPartnerChoices(tx, { orgId: caller.orgId, text: query.q, partnerId: query.partner_id });
}
