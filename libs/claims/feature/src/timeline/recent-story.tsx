import { useQueryFailure } from '@dosar/api-client';
import type { OpenedFile } from '@dosar/areas/claims';
import { EmptyState, ErrorState, LoadingState } from '@dosar/design-system';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { Story } from './story.tsx';
import { useTimeline } from './use-timeline.ts';

// More is read on the page of the file.
const mostRecent = 20;
const noActs = {};

/** What happened last on a file, for where there is little room. */
export function RecentStory({ file }: { file: OpenedFile }) {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const timeline = useTimeline(file.assignmentKey, {});
  if (timeline.isPending) return <LoadingState count={3} />;
  if (!timeline.data) return <ErrorState {...failureOf(timeline)} />;
  const events = timeline.events.slice(0, mostRecent);
  if (events.length === 0) return <EmptyState kind="nothing-yet" title={t(messages.emptyTimeline)} />;
  return <Story {...{ file, events }} order="newest" acts={noActs} markedId={undefined} />;
}
