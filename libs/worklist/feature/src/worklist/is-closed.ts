import type { WorklistRow } from './worklist-view.ts';

/** Whether nothing more is to be done: its deadlines are history. */
export function isClosed({ category_code }: Pick<WorklistRow, 'category_code'>): boolean {
  return category_code === 'done' || category_code === 'cancelled';
}
