import type { Schema } from '@dosar/openapi';

type Content = Schema<'ProcessContent'>;

/** Where a status or a step could stand one place further up and down: positions in the list without it. */
export type Places = { up: number | undefined; down: number | undefined };

/** The neighbouring places of an item; `isNeighbour` says among which others its order counts. */
function placesOf<One>(items: readonly One[], at: number, isNeighbour: (item: One) => boolean): Places {
  const before = items.findLastIndex((item, index) => index < at && isNeighbour(item));
  const after = items.findIndex((item, index) => index > at && isNeighbour(item));
  return { up: before < 0 ? undefined : before, down: after < 0 ? undefined : after };
}

/** The places of a status: the first one is where new work begins. */
export const statusPlaces = ({ statuses }: Content, code: string): Places =>
  placesOf(
    statuses,
    statuses.findIndex((status) => status.code === code),
    () => true,
  );

/** The places of a step among those that leave the same status, in the order in which people are offered them. */
export function stepPlaces(
  { steps }: Content,
  { from_status_code: from, code }: Schema<'ProcessStep'>,
): Places {
  const at = steps.findIndex((step) => step.from_status_code === from && step.code === code);
  return placesOf(steps, at, (step) => step.from_status_code === from);
}
