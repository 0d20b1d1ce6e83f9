import { mutationOptions } from '@tanstack/react-query';
import { callOperation } from '../client/call-operation.ts';
import type { CallParams, JsonOperationId, Operation } from '../client/operation.ts';
import { newIdempotencyKey } from './idempotency-key.ts';

/**
 * What `useMutation` needs to carry out an operation; `mutate` takes what `api` takes.
 *
 * One idempotency key stands for one intention. A call that brings none, for one that outlives the screen, is an
 * intention of its own.
 */
export function apiMutation<Id extends JsonOperationId>(operation: Operation<Id>) {
  return mutationOptions({
    mutationKey: [operation.tag, operation.id],
    mutationFn: (variables: CallParams<Id>) =>
      callOperation(
        operation,
        variables,
        // A key among the parameters counts more than the headers.
        operation.idempotent ? { headers: { 'Idempotency-Key': keyOf(variables) } } : {},
      ),
  });
}

const keys = new WeakMap<object, string>();

/** A retry of the query library comes with the very same object, and so with the same key. */
function keyOf(variables: object) {
  const key = keys.get(variables) ?? newIdempotencyKey();
  keys.set(variables, key);
  return key;
}
