import { addNote, isApiProblem, useProblemText } from '@dosar/api-client';
import type { OpenedFile } from '@dosar/areas/claims';
import { useCan } from '@dosar/auth';
import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  Heading,
  LoadingState,
  VisuallyHidden,
} from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { NoteDialogs, type AskedNote } from './note-dialogs.tsx';
import { useMarkedEntry } from './entry-parts.tsx';
import { messages } from './messages.ts';
import { PinnedEntries } from './pinned-entries.tsx';
import type { EntryActs } from './story-entry.tsx';
import { Story } from './story.tsx';
import { TimelineHead } from './timeline-head.tsx';
import { useEntryActs } from './use-entry-acts.ts';
import { useReadingPlace } from './use-reading-place.ts';
import { useStoryView } from './use-story-view.ts';
import { useTimeline } from './use-timeline.ts';

/** What happened on the file, day by day; filtered, searched, and opened at the entry that a link leads to. */
export function Timeline({ file }: { file: OpenedFile }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const view = useStoryView();
  const markedId = useMarkedEntry();
  const [linkedId, setLinkedId] = useState(markedId);
  const timeline = useTimeline(file.assignmentKey, { ...view, around: linkedId });
  const { events, counts, pinned } = timeline;
  const { acts, dialogs } = useNoteActs(file);
  const end = useReadingPlace({
    order: view.order,
    markedId,
    newestId: events[0]?.id,
    isLinked: linkedId !== undefined,
  });
  const isNarrowed = view.group !== undefined || view.q !== undefined;

  const earlier = timeline.hasNextPage && (
    <More isLoading={timeline.isFetchingNextPage} onMore={timeline.fetchNextPage}>
      {t(messages.older)}
    </More>
  );
  const later = timeline.hasPreviousPage && (
    <More isLoading={timeline.isFetchingPreviousPage} onMore={timeline.fetchPreviousPage}>
      {t(messages.newer)}
    </More>
  );
  const isGone = linkedId !== undefined && isApiProblem(timeline.error, 'not_found');
  return (
    // The column around it is the landmark of this name.
    <Box>
      <VisuallyHidden>
        <Heading>{t(messages.timeline)}</Heading>
      </VisuallyHidden>
      <TimelineHead view={view} counts={counts} />
      {timeline.isPending && <LoadingState count={5} />}
      {timeline.isError && (
        <ErrorState
          description={isGone ? t(messages.noSuchEntry) : problemText(timeline.error)}
          onRetry={() => (isGone ? setLinkedId(undefined) : void timeline.refetch())}
        />
      )}
      {timeline.isSuccess && events.length === 0 && (
        <EmptyState
          kind={isNarrowed ? 'no-match' : 'nothing-yet'}
          title={t(isNarrowed ? messages.noMatch : messages.emptyTimeline)}
          action={
            isNarrowed && (
              <Button onClick={() => view.show({ group: undefined, q: undefined })}>
                {t(messages.showAll)}
              </Button>
            )
          }
        />
      )}
      {!isNarrowed && <PinnedEntries file={file} events={pinned} acts={acts} onFollow={setLinkedId} />}
      {view.order === 'oldest' ? earlier : later}
      <Story {...{ file, events, acts, markedId }} order={view.order} isUnfolded={isNarrowed} />
      {view.order === 'oldest' ? later : earlier}
      <div ref={end} />
      {dialogs}
    </Box>
  );
}

/** The acts of entries, the same objects for as long as the file is open, so that entries need not be drawn again. */
function useNoteActs(file: OpenedFile) {
  const [asked, setAsked] = useState<AskedNote>();
  const mayWrite = useCan(addNote);
  const { pin, copyLink } = useEntryActs(file);
  const acts = useMemo<EntryActs>(
    () => ({
      copyLink,
      showVersions: (event: Schema<'TimelineEvent'>) => setAsked({ kind: 'versions', event }),
      ...(mayWrite && { pin, edit: (event: Schema<'TimelineEvent'>) => setAsked({ kind: 'edit', event }) }),
    }),
    // eslint-disable-next-line react-hooks/exhaustive-deps -- `pin` and `copyLink` do the same for the same file
    [file.assignmentId, mayWrite],
  );
  return { acts, dialogs: asked && <NoteDialogs asked={asked} onClose={() => setAsked(undefined)} /> };
}

type MoreProps = { isLoading: boolean; onMore: () => Promise<unknown>; children: string };

function More({ isLoading, onMore, children }: MoreProps) {
  return (
    <Box textAlign="center" paddingBlock="2">
      <Button variant="quiet" loading={isLoading} onClick={() => void onMore()}>
        {children}
      </Button>
    </Box>
  );
}
