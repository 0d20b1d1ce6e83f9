import type { SuccessBody } from '@dosar/openapi';
import type {
  AnyOperation,
  AnyParams,
  CallArguments,
  CallOptions,
  JsonOperationId,
  Operation,
} from './operation.ts';
import { send, transportProblem } from './send.ts';

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
  try {
    return (response.status === 204 ? undefined : await response.json()) as SuccessBody<Id>;
  } catch (cause) {
    if (options.signal?.aborted) throw cause;
    throw transportProblem('unexpected_answer', cause);
  }
}
