import { newId } from '@dosar/kernel/ids';

/** A key for one intention of the user, such as one claim to be filed. */
export function newIdempotencyKey(): string {
  return newId();
}
