import { newId, newOpaqueKey } from '@dosar/kernel/ids';

/** A key for one intention of the user, such as one claim to be filed. */
export function newIdempotencyKey(): string {
  return newId();
}

/** What makes a key known as one's own in a later session too, for people without an account (264 random bits). */
export function newIdempotencySecret(): string {
  return newOpaqueKey() + newOpaqueKey();
}
