import type { SuccessBody } from '@dosar/openapi';
import { api } from './api.ts';
import { dataOf } from './data-of.ts';
import type { AnyParams, JsonOperationId, Operation } from './operation.ts';

type CallInit = { signal?: AbortSignal; headers?: Record<string, string> };

/** A call whose types are known by the id of its operation; those of the client by the address in it. */
type Call<Id extends JsonOperationId> = (
  method: string,
  path: string,
  init: object,
) => Promise<{ data: SuccessBody<Id>; response: Response }>;

/** Carries out an operation that code has in hand, as query options do; who knows its address calls `api` itself. */
export function callOperation<Id extends JsonOperationId>(
  { method, path }: Operation<Id>,
  params: AnyParams,
  init: CallInit = {},
): Promise<SuccessBody<Id>> {
  const request = api.request as Call<Id>;
  return dataOf(request(method, path, { ...params, ...init }));
}
