import { Problem } from '../../kernel/problem/problem.ts';
import type { WorklistOrder } from './worklist-filter.ts';

/** Where a page ended: the sorted value and the id of its last row. */
export type WorklistPosition = { value: string; assignmentId: string };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A cursor that continues after a row; it names its order, since it means nothing in another one. */
export function cursorAfter(order: WorklistOrder, position: WorklistPosition): string {
  const parts = [order.column, order.direction, position.value, position.assignmentId];
  return Buffer.from(JSON.stringify(parts), 'utf8').toString('base64url');
}

/** Reads a cursor; refuses one that was made up or belongs to another order. */
export function positionOf(cursor: string, order: WorklistOrder): WorklistPosition {
  const parts = parsed(cursor);
  const [column, direction, value, assignmentId] = parts ?? [];
  const isOurs = column === order.column && direction === order.direction;
  if (!isOurs || value === undefined || assignmentId === undefined || !uuid.test(assignmentId))
    throw new Problem(400, 'validation_failed', {
      fields: [{ field: 'after', code: 'invalid_format', message: 'The cursor belongs to another list.' }],
    });
  return { value, assignmentId };
}

function parsed(cursor: string): string[] | undefined {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(parts) && parts.every((part) => typeof part === 'string') ? parts : undefined;
  } catch {
    return undefined;
  }
}
