import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import type { QueryFilters } from '@tanstack/react-query';
import type { AreaTag, SuccessBody } from '@dosar/openapi';
import { callOperation } from '../client/call-operation.ts';
import { inLanguage } from '../client/language-of-page.ts';
import { inLanguageOfPage } from './follow-language.ts';
import type {
  AnyParams,
  CallParams,
  JsonOperationId,
  Operation,
  ParamsArgument,
} from '../client/operation.ts';

/** How a query of the API is found in the cache: its area, its operation, its parameters. */
export type ApiQueryKey = readonly [tag: AreaTag, operation: JsonOperationId, params: AnyParams];

/** What `useQuery` needs to read an operation. */
export function apiQuery<Id extends JsonOperationId>(
  operation: Operation<Id>,
  ...[params]: ParamsArgument<Id>
) {
  // Without its types first: the union of what all operations take is more than the compiler spells out.
  const untyped: AnyParams | undefined = params;
  const given = untyped ?? {};
  const queryKey: ApiQueryKey = [operation.tag, operation.id, given];
  return queryOptions({
    queryKey,
    queryFn: ({ signal, meta }) => callOperation(operation, given, { signal, ...inLanguage(meta?.language) }),
    meta: inLanguageOfPage,
  });
}

type PagedOperationId = {
  [Id in JsonOperationId]: SuccessBody<Id> extends { next_cursor: string | null } ? Id : never;
}[JsonOperationId];

/** What `useInfiniteQuery` needs to read a list page by page; `paramsAfter` puts the cursor where the operation wants it. */
export function apiPages<Id extends PagedOperationId>(
  operation: Operation<Id>,
  paramsAfter: (cursor: string | undefined) => CallParams<Id>,
) {
  const first: AnyParams = paramsAfter(undefined);
  const queryKey: ApiQueryKey = [operation.tag, operation.id, { ...first, pages: true } as AnyParams];
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ signal, pageParam, meta }) =>
      callOperation<Id>(operation, paramsAfter(pageParam), { signal, ...inLanguage(meta?.language) }),
    meta: inLanguageOfPage,
    initialPageParam: undefined as string | undefined,
    getNextPageParam: cursorAfter,
  });
}

function cursorAfter(page: unknown) {
  return (page as { next_cursor: string | null }).next_cursor ?? undefined;
}

/** Every cached query of these areas, for `invalidateQueries`. */
export function queriesOf(...tags: [AreaTag, ...AreaTag[]]): QueryFilters {
  const known: readonly unknown[] = tags;
  return { predicate: ({ queryKey }) => known.includes(queryKey[0]) };
}
