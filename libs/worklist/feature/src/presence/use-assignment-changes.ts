import { useLiveNews } from '@dosar/api-client/live';
import { useIsQuiet } from '@dosar/design-system';

/** Hears which assignments appeared or changed; `more` when there were too many to name. */
export function useAssignmentChanges(onChange: (change: { assignmentIds: string[]; more: boolean }) => void) {
  useLiveNews(useIsQuiet(), (news) => {
    if (news.event === 'assignments')
      onChange({ assignmentIds: news.data.assignment_ids, more: news.data.more });
  });
}
