import { apiQuery, searchSlots } from '@dosar/api-client';
import type { Schema } from '@dosar/openapi';

/** Hours that were found. */
export type FoundSlots = Schema<'FoundSlots'>;
/** A place with its hours. */
export type SlotPlace = Schema<'SlotPlace'>;
/** What the hours are for: work of staff or a visit that moves; a claimant's own when empty. */
export type SlotPurpose = { assignment_id?: string; visit_id?: string };
/** An hour that somebody has chosen. */
export type ChosenSlot = {
  place_id: string;
  starts_at: string;
  user_id?: string;
  lane_id?: string;
};

/** What can be booked from a day on. */
export const slotsQuery = (question: Schema<'SlotQuestion'>) => apiQuery(searchSlots, { body: question });

/** An offered hour, as it is chosen: claimants do not learn who would come. */
export function chosenOf({ place_id, starts_at, user_id, lane_id }: Schema<'Slot'>): ChosenSlot {
  return {
    place_id,
    starts_at,
    ...(user_id !== null && { user_id }),
    ...(lane_id !== null && { lane_id }),
  };
}
