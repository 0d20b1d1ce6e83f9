import type { WorklistFilter, WorklistSortColumn } from '../extension-points.ts';

/** An order of the worklist. The assignment's id follows in the same direction, so no two rows are equal. */
type WorklistOrder = { column: WorklistSortColumn; direction: 'asc' | 'desc' };

// Specification E3 and domain rule "never newest first": without a wish, what is due first comes first.
const nearestDeadlineFirst: WorklistOrder = { column: 'due_at', direction: 'asc' };

const rowsOfPage = 50;

/** The order that a filter asks for. */
export function orderOf(filter: WorklistFilter): WorklistOrder {
  return filter.sort ?? nearestDeadlineFirst;
}

/** How many rows the page may have. */
export function pageSizeOf(filter: WorklistFilter): number {
  return filter.limit ?? rowsOfPage;
}
