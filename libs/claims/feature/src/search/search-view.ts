import { isLocalDate } from '@dosar/kernel/dates';
import { isPersonalSearch } from '@dosar/claims-domain';
import type { JsonBodyOf, Schema } from '@dosar/openapi';

export type SearchCriteria = NonNullable<JsonBodyOf<'browseSearch'>['criteria']>;
export type SearchGroupName = Schema<'SearchGroupName'>;

/** What is searched for: the text, one group or all, and what narrows the files. */
export type SearchView = { q: string; kind: SearchGroupName | undefined; criteria: SearchCriteria };

/** The kinds of policy that files can be narrowed to. */
export const policyTypes = ['rca', 'casco', 'rca_dd', 'green_card', 'other'] as const;

/** The groups in the order in which they are shown. */
export const searchGroups = ['files', 'people', 'vehicles', 'partners', 'documents'] as const;

const days = ['event_from', 'event_to', 'created_from', 'created_to', 'due_from', 'due_to'] as const;

/** What the history entry keeps beside its address: a text that may not stand in one, and the one whose file was opened. */
export type SearchState = { q?: string; opened?: string };

/** Reads an address; what it does not understand narrows nothing. */
export function viewOf(params: URLSearchParams, state: SearchState): SearchView {
  const given = days.flatMap((name) => {
    const day = params.get(name);
    return day !== null && isLocalDate(day) ? [[name, day] as const] : [];
  });
  const status = params.get('status');
  const county = params.get('county');
  const brand = params.get('brand');
  const policyType = policyTypes.find((type) => type === params.get('policy'));
  return {
    q: params.get('q') ?? state.q ?? '',
    kind: searchGroups.find((group) => group === params.get('kind')),
    criteria: {
      ...Object.fromEntries(given),
      ...(status !== null && { status_codes: [status] }),
      ...(county !== null && { county_code: county }),
      ...(brand !== null && { brand_code: brand }),
      ...(policyType !== undefined && { policy_type: policyType }),
    },
  };
}

/** The address of a view. Numbers and addresses of people stay out of it, and so out of logs and shared links. */
export function addressOf({ q, kind, criteria }: SearchView): string {
  const params = new URLSearchParams();
  const put = (name: string, value: string | undefined) => {
    if (value) params.set(name, value);
  };
  if (!isPersonalSearch(q)) put('q', q);
  put('kind', kind);
  for (const day of days) put(day, criteria[day]);
  put('status', criteria.status_codes?.[0]);
  put('county', criteria.county_code);
  put('brand', criteria.brand_code);
  put('policy', criteria.policy_type);
  return params.size === 0 ? '/search' : `/search?${params.toString()}`;
}

/** What the history entry keeps of a view. */
export function stateOf({ q }: SearchView): SearchState {
  return isPersonalSearch(q) ? { q } : {};
}

/** How many things narrow the files. */
export function criteriaCount(criteria: SearchCriteria): number {
  return Object.values(criteria).filter((value) => value !== undefined).length;
}
