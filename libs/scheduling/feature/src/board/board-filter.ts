import type { Visit } from '../visit-words/use-visit-words.ts';
import type { Board } from './board-plan.ts';

/** How far visits are, as the board is filtered. */
export const visitStates = {
  toCome: ['booked', 'confirmed'],
  underWay: ['on_the_way', 'arrived', 'in_work'],
  finished: ['done'],
  missed: ['vehicle_absent', 'not_completed', 'client_no_show', 'assessor_no_show', 'place_closed'],
  unreported: ['unreported'],
  held: ['held'],
} as const satisfies Record<string, readonly Visit['status'][]>;

/** One of these states. */
export type VisitState = keyof typeof visitStates;

/** What the board is narrowed to; everything where it is undefined. */
export type BoardFilter = {
  type: Visit['visit_type'] | undefined;
  person: string | undefined;
  state: VisitState | undefined;
};

/** Whether a visit is looked at. */
export function isLookedAt({ type, person, state }: BoardFilter): (visit: Visit) => boolean {
  const statuses: readonly Visit['status'][] | undefined = state && visitStates[state];
  return (visit) =>
    (type === undefined || visit.visit_type === type) &&
    (person === undefined || visit.user_id === person) &&
    (statuses === undefined || statuses.includes(visit.status));
}

/** The board with the visits that are looked at, and the person whose they are. */
export function filteredBoard(board: Board, filter: BoardFilter): Board {
  return {
    ...ofPerson(board, filter),
    visits: board.visits.filter(isLookedAt(filter)),
  };
}

/** The board with one of its people only. */
export function ofPerson(board: Board, { person }: Pick<BoardFilter, 'person'>): Board {
  return person === undefined
    ? board
    : { ...board, people: board.people.filter(({ user_id: id }) => id === person) };
}
