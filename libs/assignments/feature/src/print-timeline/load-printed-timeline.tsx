import type { ReactNode } from 'react';
import {
  browseTimeline,
  callApi,
  getTimelineAssignment,
  type CallOptions,
  type TimelineEvent,
} from '@dosar/api-client/call';
import { PrintedTimeline } from './printed-timeline.tsx';

type Printout = { title: string; claimFileNo: string; activityCode: string; content: ReactNode };

/** A timeline that is longer than this belongs into an export, not on paper. */
const mostPages = 50;

async function wholeTimeline(assignmentKey: string, options: CallOptions): Promise<TimelineEvent[]> {
  const events: TimelineEvent[] = [];
  let after: string | undefined;
  for (let page = 1; page <= mostPages; page += 1) {
    const { items, next_cursor: next } = await callApi(
      browseTimeline,
      { path: { assignment_key: assignmentKey }, query: { after } },
      options,
    );
    events.push(...items);
    if (next === null) break;
    after = next;
  }
  return events;
}

/** Everything that the print view of a timeline shows. */
export async function loadPrintedTimeline(assignmentKey: string, options: CallOptions): Promise<Printout> {
  const [assignment, events] = await Promise.all([
    callApi(getTimelineAssignment, { path: { assignment_key: assignmentKey } }, options),
    wholeTimeline(assignmentKey, options),
  ]);
  return {
    title: assignment.name,
    claimFileNo: assignment.claim_file_no,
    activityCode: assignment.assignment_no,
    content: <PrintedTimeline events={events} />,
  };
}
