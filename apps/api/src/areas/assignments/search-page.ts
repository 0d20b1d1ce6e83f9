import type { BodyOf } from '@dosar/openapi';
import { Problem } from '../../kernel/problem/problem.ts';

/** What is searched for, as the contract carries it. */
export type SearchRequest = BodyOf<'browseSearch'>;
export type SearchGroupName = NonNullable<SearchRequest['kind']>;

/** A found record and its place in the order of its group. */
export type Hit = { id: string; key: string };

/** Which part of a group is wanted. */
export type WantedPage = { size: number; after: Hit | undefined };

/** One page of hits and where the next one begins. */
export type HitPage = { hits: Hit[]; next_cursor: string | null };

const hitsAtFirst = 5;
const hitsOfPage = 25;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The page of a group that a request asks for: the first hits of all, or page after page of one. */
export function wantedPage({ kind, after }: SearchRequest): WantedPage {
  return {
    size: kind === undefined ? hitsAtFirst : hitsOfPage,
    after: after === undefined || kind === undefined ? undefined : positionOf(after, kind),
  };
}

/** Cuts off the hit that only told of a next page. */
export function pageOf(group: SearchGroupName, found: readonly Hit[], { size }: WantedPage): HitPage {
  const hits = found.slice(0, size);
  const last = hits.at(-1);
  const isMore = found.length > size && last !== undefined;
  return { hits, next_cursor: isMore ? cursorAfter(group, last) : null };
}

function cursorAfter(group: SearchGroupName, { id, key }: Hit): string {
  return Buffer.from(JSON.stringify([group, key, id]), 'utf8').toString('base64url');
}

function positionOf(cursor: string, kind: SearchGroupName): Hit {
  const [group, key, id] = parsed(cursor) ?? [];
  if (group !== kind || key === undefined || id === undefined || !uuid.test(id))
    throw new Problem(400, 'validation_failed', {
      fields: [{ field: 'after', code: 'invalid_format', message: 'The cursor belongs to another list.' }],
    });
  return { id, key };
}

function parsed(cursor: string): string[] | undefined {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    return Array.isArray(parts) && parts.every((part) => typeof part === 'string') ? parts : undefined;
  } catch {
    return undefined;
  }
}
