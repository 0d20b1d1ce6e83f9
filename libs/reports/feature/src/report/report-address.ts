import { isLocalDate } from '@dosar/kernel/dates';
import type { Schema } from '@dosar/openapi';

type Parameters = Schema<'ReportParameters'>;

const lasts = ['weeks_4', 'weeks_13', 'weeks_26', 'weeks_52', 'month', 'quarter', 'year'] as const;
const compares = ['before', 'year', 'none'] as const;
const dimensions = ['county', 'policy_type', 'subject'] as const;

/** The parameters in an address; what is odd counts as not said. */
export function parametersOf(search: URLSearchParams): Parameters {
  const text = (name: string, pattern: RegExp) => {
    const value = search.get(name) ?? '';
    return pattern.test(value) ? value : undefined;
  };
  const day = (name: string) => {
    const value = search.get(name) ?? '';
    return isLocalDate(value) ? value : undefined;
  };
  const [from, to] = [day('from'), day('to')];
  const last = lasts.find((one) => one === search.get('last'));
  const parameters: Parameters = {
    // Days that somebody chose say more than a period that moves on.
    last: from === undefined && to === undefined ? last : undefined,
    from,
    to,
    compare: compares.find((one) => one === search.get('compare')),
    by: dimensions.find((one) => one === search.get('by')),
    policy_type: text('policy', /^[a-z][a-z0-9_]{0,39}$/),
    county_code: text('county', /^[A-Z]{1,2}$/),
  };
  return Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== undefined));
}

/** The same address with other parameters. */
export function withParameters(search: URLSearchParams, changed: Parameters): URLSearchParams {
  const next = new URLSearchParams(search);
  const names = {
    last: 'last',
    from: 'from',
    to: 'to',
    compare: 'compare',
    by: 'by',
    policy_type: 'policy',
    county_code: 'county',
  } as const;
  for (const key of Object.keys(names) as (keyof typeof names)[]) {
    if (!(key in changed)) continue;
    const value = changed[key];
    if (value === undefined) next.delete(names[key]);
    else next.set(names[key], value);
  }
  // What was open belonged to the other figures.
  next.delete('open');
  return next;
}
