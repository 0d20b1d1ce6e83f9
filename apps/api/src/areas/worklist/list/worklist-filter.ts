import type { BodyOf } from '@dosar/openapi';

/** The filter of a worklist page as the contract carries it; `assignmentIds` narrows it to rows that somebody chose. */
export type WorklistFilter = BodyOf<'browseWorklist'> & { assignmentIds?: readonly string[] };

/** Columns a worklist can be sorted by. */
export type WorklistColumn = NonNullable<WorklistFilter['sort']>['column'];

/** An order of the worklist. The assignment's id follows in the same direction, so no two rows are equal. */
type WorklistOrder = { column: WorklistColumn; direction: 'asc' | 'desc' };

// Specification E3 and domain rule "never newest first": without a wish, what is due first comes first.
const nearestDeadlineFirst: WorklistOrder = { column: 'due_at', direction: 'asc' };

const rowsOfPage = 50;

/** Bits of `filter_keys`; 0 narrows nothing. */
export const filterKey = {
  mine: 1,
  myTeam: 2,
  replacedUsers: 4,
  unassigned: 8,
  overdue: 16,
  dueToday: 32,
  specialCustomer: 64,
  newDocuments: 128,
  waiting: 256,
  noNextAction: 512,
  legalDueSoon: 1024,
  untouched: 2048,
  returned: 4096,
  legalMissed: 8192,
} as const;

/** Whether a filter carries one of the bits. */
export function hasFilterKey(
  filter: Pick<WorklistFilter, 'filter_keys'>,
  key: keyof typeof filterKey,
): boolean {
  return (filter.filter_keys & filterKey[key]) !== 0;
}

/** The order that a filter asks for. */
export function orderOf(filter: WorklistFilter): WorklistOrder {
  return filter.sort ?? nearestDeadlineFirst;
}

/** How many rows the page may have. */
export function pageSizeOf(filter: WorklistFilter): number {
  return filter.limit ?? rowsOfPage;
}
