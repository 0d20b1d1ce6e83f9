import type { Schema } from '@dosar/openapi';
import { meetsRoleCondition } from '#src/kernel/access/role-condition.ts';
import type { UserCaller } from '#src/kernel/http/caller.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, Problem } from '#src/kernel/problem/problem.ts';
import type { FileReader } from '../extension-points.ts';
import {
  countTimeline,
  findTimeline,
  findTimelineSubject,
  type TimelineQuery,
} from './timeline-repository.ts';

const entriesOfPage = 100;
const mostPinned = 10;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

type BrowseCall = Call<'browseTimeline'>;

/** What happened on the file of an assignment, newest first; a first page says what there is to filter by. */
export async function browseTimeline(call: BrowseCall): Promise<Schema<'TimelinePage'>> {
  const { path, query, caller, tx, language, now } = call;
  const { after, before, around } = query;
  mustBeCursor('after', after);
  mustBeCursor('before', before);
  const subject = await findTimelineSubject(tx, caller.orgId, path.assignment_key, language);
  if (subject === undefined) throw notFound();

  const wanted: TimelineQuery = {
    orgId: caller.orgId,
    claimFileId: subject.claim_file_id,
    language,
    reader: readerOf(caller, now),
    limit: entriesOfPage,
    kinds: query.kinds?.split(','),
    q: query.q,
  };
  const page =
    around === undefined ? await readPage(tx, wanted, query) : await readAround(tx, wanted, around);
  const isFirst = after === undefined && before === undefined;
  return {
    ...page,
    counts: isFirst ? await countTimeline(tx, wanted) : [],
    pinned: isFirst ? await findPinned(tx, wanted) : [],
  };
}

type Page = Pick<Schema<'TimelinePage'>, 'items' | 'next_cursor' | 'previous_cursor'>;

async function readPage(
  tx: BrowseCall['tx'],
  wanted: TimelineQuery,
  { after, before }: BrowseCall['query'],
): Promise<Page> {
  const limit = entriesOfPage + 1;
  if (before !== undefined) {
    const found = await findTimeline(tx, { ...wanted, limit, newerThan: before });
    const items = found.slice(-entriesOfPage);
    // The page that was read before this one is older, and its reader has it.
    return { items, next_cursor: null, previous_cursor: found.length > items.length ? firstOf(items) : null };
  }
  const found = await findTimeline(tx, { ...wanted, limit, olderThan: after });
  const items = found.slice(0, entriesOfPage);
  return { items, next_cursor: found.length > items.length ? lastOf(items) : null, previous_cursor: null };
}

/** The entry in the middle of a page, so that it is read together with what led to it and what came of it. */
async function readAround(tx: BrowseCall['tx'], wanted: TimelineQuery, around: string): Promise<Page> {
  const [entry] = await findTimeline(tx, { ...wanted, kinds: undefined, q: undefined, eventId: around });
  if (entry === undefined) throw notFound();
  const side = entriesOfPage / 2;
  const newer = await findTimeline(tx, { ...wanted, limit: side, newerThan: around });
  const older = await findTimeline(tx, { ...wanted, limit: side, olderThan: around });
  const items = [...newer.slice(-(side - 1)), entry, ...older.slice(0, side)];
  return {
    items,
    next_cursor: older.length === side ? lastOf(items) : null,
    previous_cursor: newer.length === side ? firstOf(items) : null,
  };
}

function findPinned(tx: BrowseCall['tx'], wanted: TimelineQuery) {
  return findTimeline(tx, { ...wanted, kinds: undefined, q: undefined, limit: mostPinned, isPinned: true });
}

const firstOf = (items: Page['items']) => items[0]?.id ?? null;
const lastOf = (items: Page['items']) => items.at(-1)?.id ?? null;

function mustBeCursor(field: 'after' | 'before', cursor: string | undefined): void {
  if (cursor !== undefined && !uuid.test(cursor))
    throw new Problem(400, 'validation_failed', { fields: [{ field, code: 'invalid_format' }] });
}

/** Who reads a timeline, as the call knows them; the person who really acts comes last. */
export function readerOf(caller: UserCaller<'staff'>, now: Date): FileReader {
  const { userId, actorUserId, roles } = caller;
  return {
    userIds: actorUserId === undefined ? [userId] : [userId, actorUserId],
    isManager: meetsRoleCondition(roles, '*.manager'),
    now,
  };
}

/** Which assignment a printed timeline is about (specification C14). */
export async function getTimelineAssignment({ path, caller, tx, language }: Call<'getTimelineAssignment'>) {
  const subject = await findTimelineSubject(tx, caller.orgId, path.assignment_key, language);
  if (subject === undefined) throw notFound();
  const { claim_file_id: _, ...lookup } = subject;
  return lookup;
}
