import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound, Problem } from '#src/kernel/problem/problem.ts';
import { readerOf } from './browse-timeline.ts';
import { findEntryPlace, setPinned } from './timeline-repository.ts';

/** More would push the timeline itself out of sight. */
const mostPinned = 10;

/** Pins an entry above the timeline for everybody who opens the file, or takes the pin away. */
export async function pinTimelineEntry({ path, body, caller, tx, now, audit }: Call<'pinTimelineEntry'>) {
  const { orgId } = caller;
  const eventId = path.timeline_event_id;
  const place = await findEntryPlace(tx, { orgId, reader: readerOf(caller, now), eventId });
  if (place === undefined) throw notFound();
  const claimFileId = place.claim_file_id;
  audit.subject(claimFileId);
  audit.note({ timeline_event_id: eventId, is_pinned: body.is_pinned });

  const entry = { orgId, claimFileId, eventId };
  if (!(await setPinned(tx, entry, { isPinned: body.is_pinned, mostPinned })))
    throw new Problem(409, 'conflict', { context: { reason: 'too_many', limit: mostPinned } });
  return { success: true };
}
