import type { SuccessBody } from '@dosar/openapi';
import type {
  AnyOperation,
  AnyParams,
  CallArguments,
  CallOptions,
  JsonOperationId,
  Operation,
} from './operation.ts';
import { readBody, send } from './send.ts';

/** Calls an operation and gives the body of its success; everything else is thrown as `ApiProblem`. */
export function callApi<Id extends JsonOperationId>(
  operation: Operation<Id>,
  ...rest: CallArguments<Id>
): Promise<SuccessBody<Id>>;
export function callApi(operation: AnyOperation, params: AnyParams = {}, options: CallOptions = {}) {
  return callWith(operation as Operation<JsonOperationId>, params, options);
}

/** The same for code that has collected the parameters elsewhere. */
export async function callWith<Id extends JsonOperationId>(
  operation: Operation<Id>,
  params: AnyParams,
  options: CallOptions,
): Promise<SuccessBody<Id>> {
  const response = await send(operation, params, options);
  if (response.status === 204) return undefined as SuccessBody<Id>;
  return readBody(response.json() as Promise<SuccessBody<Id>>, options);
}
