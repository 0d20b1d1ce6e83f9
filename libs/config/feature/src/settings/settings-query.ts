import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';

/** Reads settings again at each visit, and not while somebody types: what changes meanwhile shows when it is saved. */
export function settingsQuery<Data, Failure, Key extends QueryKey>(
  query: UseQueryOptions<Data, Failure, Data, Key>,
) {
  return { ...query, gcTime: 0, refetchOnWindowFocus: false };
}
