import type { SearchGroupName, SearchRequest, WantedPage } from '../extension-points.ts';
import { cursorAfter, positionOf, type PagePosition } from '#src/kernel/http/page-cursor.ts';

/** A found record and its place in the order of its group. */
export type Hit = PagePosition;

/** One page of hits and where the next one begins. */
export type HitPage = { hits: Hit[]; next_cursor: string | null };

const hitsAtFirst = 5;
const hitsOfPage = 25;

/** The page of a group that a request asks for: the first hits of all, or page after page of one. */
export function wantedPage({ kind, after }: SearchRequest): WantedPage {
  return {
    size: kind === undefined ? hitsAtFirst : hitsOfPage,
    after: after === undefined || kind === undefined ? undefined : positionOf(after, [kind]),
  };
}

/** Cuts off the hit that only told of a next page. */
export function pageOf(group: SearchGroupName, found: readonly Hit[], { size }: WantedPage): HitPage {
  const hits = found.slice(0, size);
  const last = hits.at(-1);
  const isMore = found.length > size && last !== undefined;
  return { hits, next_cursor: isMore ? cursorAfter([group], last) : null };
}
