import type { Call } from '#src/kernel/http/route-table.ts';
import { Problem } from '#src/kernel/problem/problem.ts';
import { findTimeline, findTimelineSubject } from './timeline-repository.ts';

const entriesOfPage = 100;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** What happened on the file of an assignment, newest first. */
export async function browseTimeline({ path, query, caller, tx, language }: Call<'browseTimeline'>) {
  if (query.after !== undefined && !uuid.test(query.after))
    throw new Problem(400, 'validation_failed', { fields: [{ field: 'after', code: 'invalid_format' }] });
  const subject = await findTimelineSubject(tx, caller.orgId, path.assignment_key, language);
  if (subject === undefined) throw new Problem(404, 'not_found');

  const found = await findTimeline(tx, {
    orgId: caller.orgId,
    claimFileId: subject.claim_file_id,
    language,
    limit: entriesOfPage + 1,
    beforeEventId: query.after,
  });
  const items = found.slice(0, entriesOfPage);
  return { items, next_cursor: found.length > items.length ? (items.at(-1)?.id ?? null) : null };
}

/** Which assignment a printed timeline is about (specification C14). */
export async function getTimelineAssignment({ path, caller, tx, language }: Call<'getTimelineAssignment'>) {
  const subject = await findTimelineSubject(tx, caller.orgId, path.assignment_key, language);
  if (subject === undefined) throw new Problem(404, 'not_found');
  const { claim_file_id: _, ...lookup } = subject;
  return lookup;
}
