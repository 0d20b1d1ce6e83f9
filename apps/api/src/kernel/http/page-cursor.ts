import { Problem } from '#src/kernel/problem/problem.ts';

/** The end of a page: the sorted value and the id of its last row. */
export type PagePosition = { key: string; id: string };

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A cursor that continues after a row; it contains the name of its list, because it is not valid in another list. */
export function cursorAfter(list: readonly string[], { key, id }: PagePosition): string {
  return Buffer.from(JSON.stringify([...list, key, id]), 'utf8').toString('base64url');
}

/** Reads a cursor; refuses one that was made up or belongs to another list. */
export function positionOf(cursor: string, list: readonly string[]): PagePosition {
  const parts = parsed(cursor) ?? [];
  const [key, id] = parts.slice(list.length);
  const isOurs = list.every((part, index) => parts[index] === part);
  if (!isOurs || key === undefined || id === undefined || !uuid.test(id))
    throw new Problem(400, 'validation_failed', {
      fields: [{ field: 'after', code: 'invalid_format', message: 'The cursor belongs to another list.' }],
    });
  return { key, id };
}

function parsed(cursor: string): string[] | undefined {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(parts) && parts.every((part) => typeof part === 'string') ? parts : undefined;
  } catch {
    return undefined;
  }
}
