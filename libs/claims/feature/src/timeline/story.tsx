import type { OpenedFile } from '@dosar/areas/claims';
import {
  Timeline as Entries,
  TimelineAct,
  TimelineDay,
  TimelineEntry,
  timelineTimeProps,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { messages } from './messages.ts';
import { StoryEntry, type EntryActs } from './story-entry.tsx';
import { storyLines, type StoryLine } from './story-lines.ts';
import { useTimelineKinds } from './use-timeline-kinds.ts';

type Event = Schema<'TimelineEvent'>;

export type StoryProps = {
  file: OpenedFile;
  /** Newest first. */
  events: readonly Event[];
  order: 'oldest' | 'newest';
  acts: EntryActs;
  markedId: string | undefined;
  /** Automatic changes stand one by one: somebody asked for them. */
  isUnfolded?: boolean;
};

/** The entries of a timeline, day by day. */
export function Story({ file, events, order, acts, markedId, isUnfolded = false }: StoryProps) {
  const { formatMessage: t } = useIntl();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const kindOf = useTimelineKinds();
  const shown = useGradually(events, markedId);
  const lines = storyLines(shown, {
    order,
    opened,
    markedId,
    isFolded: ({ kind, actor_kind }) =>
      !isUnfolded &&
      (kindOf(kind).group === 'system' || (actor_kind === 'system' && quietGroups.has(kindOf(kind).group))),
  });
  const open = (folded: readonly Event[]) =>
    setOpened((before) => new Set([...before, ...folded.map(({ id }) => id)]));
  return (
    <Entries label={t(messages.timeline)}>
      {lines.map((line) => (
        <Line key={line.key} line={line} {...{ file, acts, markedId }} onOpen={open} />
      ))}
    </Entries>
  );
}

// What the system does there by itself is seldom read.
const quietGroups: ReadonlySet<string> = new Set(['states', 'money']);

type LineProps = Pick<StoryProps, 'file' | 'acts' | 'markedId'> & {
  line: StoryLine;
  onOpen: (events: readonly Event[]) => void;
};

function Line({ line, file, acts, markedId, onOpen }: LineProps) {
  const { weekdayDate } = useFormats();
  if (line.kind === 'day') return <TimelineDay>{weekdayDate(line.day)}</TimelineDay>;
  if (line.kind === 'fold') return <Fold events={line.events} onOpen={() => onOpen(line.events)} />;
  const { event } = line;
  return <StoryEntry {...{ file, event, acts }} isMarked={event.id === markedId} />;
}

// As many as fit into one line with the number before them.
const titlesShown = 3;

function Fold({ events, onOpen }: { events: readonly [Event, ...Event[]]; onOpen: () => void }) {
  const { formatMessage: t } = useIntl();
  const { time } = useFormats();
  const times = [events[0], events.at(-1) ?? events[0]]
    .map(({ system_time }) => time(system_time))
    .toSorted();
  const titles = [...new Set(events.map(({ title }) => title))].slice(0, titlesShown).join(', ');
  return (
    <TimelineEntry
      icon="unfold_more"
      title={null}
      meta={
        <>
          {t(messages.folded, { count: events.length, titles })}{' '}
          <TimelineAct onClick={onOpen}>{t(messages.show)}</TimelineAct>
        </>
      }
      time={<span {...timelineTimeProps()}>{[...new Set(times)].join('–')}</span>}
    />
  );
}

// So many entries are rendered in one go without holding up a key on a slow computer.
const atOnce = 15;

/** The entries that are near to where reading begins first, and more of them step by step. */
function useGradually(events: readonly Event[], markedId: string | undefined): readonly Event[] {
  const least = Math.max(atOnce, events.findIndex(({ id }) => id === markedId) + atOnce);
  const [count, setCount] = useState(least);
  const shown = Math.max(count, least);
  useEffect(
    function renderMore() {
      if (shown >= events.length) return undefined;
      const timer = setTimeout(() => startTransition(() => setCount(shown + atOnce)));
      return () => clearTimeout(timer);
    },
    [shown, events.length],
  );
  return useMemo(() => events.slice(0, shown), [events, shown]);
}
