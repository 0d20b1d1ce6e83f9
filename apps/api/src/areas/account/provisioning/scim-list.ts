import type { Call } from '#src/kernel/http/route-table.ts';
import { readFilter, type Comparison } from './scim-filter.ts';
import { narrowed } from './scim-user.ts';

export type ListCall = Call<'listScimUsers' | 'listScimGroups'>;

/** Resources of one answer at most; `ServiceProviderConfig` says so, too. */
export const mostResults = 200;
const usualResults = 100;

type Page = { offset: number; limit: number };
type Found<Resource> = { total: number; items: Resource[] };

/** A page of resources in the words of RFC 7644 §3.4.2. */
export async function pageOf<Resource extends Parameters<typeof narrowed>[0]>(
  { query }: ListCall,
  find: (filter: Comparison[], page: Page) => Promise<Found<Resource>>,
) {
  const startIndex = Math.max(1, query.startIndex ?? 1);
  const limit = Math.min(mostResults, Math.max(0, query.count ?? usualResults));
  const filter = query.filter === undefined ? [] : readFilter(query.filter);
  const { total, items } = await find(filter, { offset: startIndex - 1, limit });
  return {
    schemas: ['urn:ietf:params:scim:api:messages:2.0:ListResponse'],
    totalResults: total,
    startIndex,
    itemsPerPage: items.length,
    Resources: items.map((item) => narrowed(item, query)),
  };
}
