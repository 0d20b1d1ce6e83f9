import { printedKinds } from '../extension-points.ts';
import { readerOf } from '../timeline/browse-timeline.ts';
import { findTimeline, findTimelineSubject } from '../timeline/timeline-repository.ts';

/** As many as the print view reads. */
const mostEntries = 5_000;

/** The timeline of a file, as whoever prints it may read it. */
export const printedTimeline = printedKinds.entry({
  kind: 'timeline',
  async find(tx, { orgId, caller, key, language, now }) {
    const subject = await findTimelineSubject(tx, orgId, key, language);
    if (subject === undefined) return undefined;
    const { claim_file_id: claimFileId, assignment_no: activityNo } = subject;
    const reader = readerOf(caller, now);
    const events = await findTimeline(tx, { orgId, claimFileId, language, reader, limit: mostEntries });
    const [newest] = events;
    return {
      claimFileId,
      activityNo,
      lastEntryAt: newest === undefined ? null : new Date(newest.system_time),
      entries: events.map((event) => [
        ...[event.id, event.system_time, event.kind, event.title, event.body],
        ...[event.actor_kind, event.actor_name, event.on_behalf_of_name],
      ]),
    };
  },
});
