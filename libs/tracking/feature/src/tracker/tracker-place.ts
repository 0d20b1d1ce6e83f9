import { normaliseCaseNumber } from '@dosar/tracking-domain/case-number';

/** Where in the tracker a visitor is; the organisation is unknown when the address does not name one. */
export type TrackerPlace = { orgCode?: string } & (
  | { page: 'landing' }
  | { page: 'search' }
  | { page: 'case'; caseNo: string }
);

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/** Reads the place from an address: `/status`, `/status/search` or `/status/{case_no}`, with `org_code`. */
export function trackerPlace({ pathname, search }: Pick<URL, 'pathname' | 'search'>): TrackerPlace {
  const orgCode = new URLSearchParams(search).get('org_code') ?? undefined;
  const segment = /^\/status\/([^/]+)\/?$/.exec(pathname)?.[1];
  if (segment === undefined) return { page: 'landing', orgCode };
  if (segment === 'search') return { page: 'search', orgCode };
  return { page: 'case', caseNo: normaliseCaseNumber(decoded(segment)), orgCode };
}
