import type { ReactNode } from 'react';
import { api, dataOf, inLanguage, type TimelineEvent } from '@dosar/api-client/client';
import type { LoadOptions } from '@dosar/design-system/public';
import { PrintedTimeline } from './printed-timeline.tsx';

type Printout = {
  title: string;
  claimFileNo: string;
  activityCode: string;
  content: ReactNode;
  entries: number;
};

/** A timeline that is longer than this belongs into an export, not on paper. */
const mostPages = 50;

async function wholeTimeline(
  assignmentKey: string,
  { signal, language }: LoadOptions,
): Promise<TimelineEvent[]> {
  const events: TimelineEvent[] = [];
  let after: string | undefined;
  for (let page = 1; page <= mostPages; page += 1) {
    const { items, next_cursor: next } = await dataOf(
      api.GET('/api/timeline/browse/{assignment_key}', {
        params: { path: { assignment_key: assignmentKey }, query: { after } },
        signal,
        ...inLanguage(language),
      }),
    );
    events.push(...items);
    if (next === null) break;
    after = next;
  }
  return events;
}

/** Everything that the print view of a timeline shows. */
export async function loadPrintedTimeline(assignmentKey: string, options: LoadOptions): Promise<Printout> {
  const [assignment, events] = await Promise.all([
    dataOf(
      api.GET('/api/timeline/getAsgId/{assignment_key}', {
        params: { path: { assignment_key: assignmentKey } },
        signal: options.signal,
        ...inLanguage(options.language),
      }),
    ),
    wholeTimeline(assignmentKey, options),
  ]);
  return {
    title: assignment.name,
    claimFileNo: assignment.claim_file_no,
    activityCode: assignment.assignment_no,
    content: <PrintedTimeline events={events} />,
    entries: events.length,
  };
}
