import { mutationOptions } from '@tanstack/react-query';
import { callWith } from '../call/call-api.ts';
import type { AnyParams, CallParams, JsonOperationId, Operation } from '../call/operation.ts';
import { newIdempotencyKey } from './idempotency-key.ts';

/** What a mutation is called with: the parameters of the operation and, where it helps, a key that outlives the screen. */
export type MutationParams<Id extends JsonOperationId> = CallParams<Id> & {
  /** One key for one intention. Without it every `mutate` is an intention of its own. */
  idempotencyKey?: string;
};

/** What `useMutation` needs to carry out an operation. */
export function apiMutation<Id extends JsonOperationId>(operation: Operation<Id>) {
  return mutationOptions({
    mutationKey: [operation.tag, operation.id],
    mutationFn: (variables: MutationParams<Id>) => {
      const { idempotencyKey, ...params }: AnyParams & { idempotencyKey?: string } = variables;
      const key = idempotencyKey ?? (operation.idempotent && keyOf(variables));
      return callWith(operation, params, { idempotencyKey: key });
    },
  });
}

const keys = new WeakMap<object, string>();

/** A retry of the query library comes with the very same object, and so with the same key. */
function keyOf(variables: object) {
  const key = keys.get(variables) ?? newIdempotencyKey();
  keys.set(variables, key);
  return key;
}
