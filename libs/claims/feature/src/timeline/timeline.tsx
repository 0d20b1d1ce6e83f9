import { useInfiniteQuery } from '@tanstack/react-query';
import { apiPages, browseTimeline, keptOffline, useProblemText } from '@dosar/api-client';
import type { OpenedFile } from '@dosar/areas/claims';
import type { Schema } from '@dosar/openapi';
import {
  Box,
  Button,
  EmptyState,
  ErrorState,
  Heading,
  LoadingState,
  Timeline as Entries,
  TimelineEntry,
  VisuallyHidden,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { useTimelineIcon } from './use-timeline-icon.ts';

type Event = Schema<'TimelineEvent'>;

/** What happened on the file, newest first. */
export function Timeline({ file }: { file: OpenedFile }) {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const timeline = useInfiniteQuery({
    ...apiPages(browseTimeline, (after) => ({
      params: { path: { assignment_key: file.assignmentKey }, query: after === undefined ? {} : { after } },
    })),
    meta: keptOffline,
  });
  const events = timeline.data?.pages.flatMap((page) => page.items) ?? [];

  return (
    <Box as="section" aria-labelledby="timeline">
      <VisuallyHidden>
        <Heading id="timeline">{t(messages.timeline)}</Heading>
      </VisuallyHidden>
      {timeline.isPending && <LoadingState count={5} />}
      {timeline.isError && (
        <ErrorState description={problemText(timeline.error)} onRetry={() => void timeline.refetch()} />
      )}
      {timeline.isSuccess && events.length === 0 && (
        <EmptyState kind="nothing-yet" title={t(messages.emptyTimeline)} />
      )}
      <Entries label={t(messages.timeline)}>
        {events.map((event) => (
          <Entry key={event.id} event={event} />
        ))}
      </Entries>
      {timeline.hasNextPage && (
        <Button loading={timeline.isFetchingNextPage} onClick={() => void timeline.fetchNextPage()}>
          {t(messages.older)}
        </Button>
      )}
    </Box>
  );
}

function Entry({ event }: { event: Event }) {
  const { formatMessage: t } = useIntl();
  const iconOf = useTimelineIcon();
  const formats = useFormats();
  const actorNames: Record<Event['actor_kind'], string> = {
    user: event.actor_name ?? '',
    guest: event.actor_name ?? t(messages.guest),
    tracker: event.actor_name ?? t(messages.guest),
    system: t(messages.system),
    assistant: t(messages.assistant),
  };
  const actor = actorNames[event.actor_kind];
  const who =
    event.on_behalf_of_name === null
      ? actor
      : t(messages.onBehalfOf, { actor, replaced: event.on_behalf_of_name });

  return (
    <TimelineEntry
      id={`entry-${event.id}`}
      icon={iconOf(event.kind)}
      title={event.title}
      meta={`${formats.dateTime(event.system_time)} · ${who}`}
      tone={event.kind === 'note' && event.visibility === 'internal' ? 'internal' : 'normal'}
    >
      {event.body}
    </TimelineEntry>
  );
}
