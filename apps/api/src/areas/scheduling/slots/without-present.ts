import type { PlaceDay } from '@dosar/scheduling-domain';

/** The place and hour that a visit has now. */
export type PresentHour = { placeId: string; from: number };

/** A claimant who moves a visit is not offered the hour that they have; staff may give it to another person. */
export function withoutPresent(
  days: readonly PlaceDay[],
  present: PresentHour | undefined,
): readonly PlaceDay[] {
  if (present === undefined) return days;
  return days.map((day) =>
    day.placeId === present.placeId
      ? { ...day, slots: day.slots.filter(({ from }) => from !== present.from) }
      : day,
  );
}
