import type { Schema } from '@dosar/openapi';

/** What became of one item of a request. */
export type ItemState = Schema<'DocRequestItemState'>;

/** How far a request is. */
export type RequestStatus = Schema<'DocRequestStatus'>;

const owed: readonly ItemState[] = ['requested', 'rejected'];
const settled: readonly ItemState[] = ['accepted', 'waived'];

/** Whether the recipient still has to do something about an item. */
export const isOwed = (state: ItemState): boolean => owed.includes(state);

/** Whether nothing is to be done about an item any more, by anybody. */
export const isSettled = (state: ItemState): boolean => settled.includes(state);

/** The status that follows from the items of a request that is neither withdrawn nor expired. */
export function statusOfItems(states: readonly ItemState[], isViewed: boolean): RequestStatus {
  if (states.every(isSettled)) return 'accepted';
  if (!states.some(isOwed)) return 'received';
  if (states.some((state) => state !== 'requested')) return 'partial';
  return isViewed ? 'viewed' : 'sent';
}
