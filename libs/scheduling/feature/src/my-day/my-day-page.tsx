import { apiQuery, getMyDay, keptOffline, useQueryFailure } from '@dosar/api-client';
import {
  Banner,
  Box,
  Button,
  EmptyState,
  ErrorState,
  Flex,
  IconButton,
  LoadingState,
  PageTitle,
  Stack,
  Text,
  useBrowserFact,
} from '@dosar/design-system';
import { addDays, isLocalDate } from '@dosar/kernel/dates';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { useVisitTimes } from '../slots/visit-times.ts';
import { isOpenVisit, type Visit } from '../visit-words/use-visit-words.ts';
import { useVisitWords } from '../visit-words/use-visit-words.ts';
import { messages } from './messages.ts';
import { NextVisit } from './next-visit.tsx';
import { OtherVisit } from './other-visit.tsx';
import type { FieldReport, RefusedReport } from './report-queue.ts';
import { RefusedPhotos } from './refused-photos.tsx';
import { usePhotoQueue } from './use-photo-queue.ts';
import { useReportQueue } from './use-report-queue.ts';
import { WayToVisit } from './way-to-visit.tsx';
import { waysOfDay } from './ways-of-day.ts';

/** The assessor's own day, for a phone in a yard: it works without a network and loses nothing. */
export function MyDayPage() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const { today } = useVisitTimes();
  const [search] = useSearchParams();
  const asked = search.get('date') ?? '';
  const date = isLocalDate(asked) ? asked : today;
  const queue = useReportQueue();
  const photos = usePhotoQueue();
  const query = apiQuery(getMyDay, { params: { query: { date } } });
  const day = useQuery({ ...query, meta: keptOffline, placeholderData: keepPreviousData });
  // Without a network nothing is asked: nobody is to wait for what cannot come, nor read the visits of another day.
  const isNotKept = day.fetchStatus === 'paused' && (day.isPending || day.isPlaceholderData);
  const visits = isNotKept ? undefined : day.data?.visits.map((visit) => asReported(visit, queue.waiting));
  const next = visits?.find(isOpenVisit);
  const ways = visits && waysOfDay(visits);
  return (
    <Box maxWidth="640px" marginInline="auto">
      <PageTitle title={t(messages.title)} />
      <Stack gap="3">
        <DayChoice date={date} today={today} />
        <Waiting count={queue.waiting.length} />
        <Refused visits={visits ?? []} refused={queue.refused} onSeen={() => void queue.forgetRefused()} />
        <RefusedPhotos
          visits={visits ?? []}
          refused={photos.refused}
          onSeen={() => void photos.forgetRefused()}
        />
        {day.isError && !visits && <ErrorState title={t(messages.failed)} {...failureOf(day)} />}
        {isNotKept ? (
          <EmptyState kind="nothing-yet" title={t(messages.notKept)} description={t(messages.notKeptHint)} />
        ) : (
          day.isPending && <LoadingState count={4} />
        )}
        {visits?.length === 0 && (
          <EmptyState kind="nothing-yet" title={t(messages.none)} description={t(messages.noneHint)} />
        )}
        {visits?.map((visit) => (
          <Fragment key={visit.visit_id}>
            <WayToVisit way={ways?.get(visit.visit_id)} />
            {visit.visit_id === next?.visit_id || visit.status === 'unreported' ? (
              <NextVisit
                visit={visit}
                onReport={queue.report}
                onPhotos={(files) => void photos.add(visit, files)}
                photosWaiting={photos.waiting.filter(({ visitId }) => visitId === visit.visit_id).length}
              />
            ) : (
              <OtherVisit visit={visit} />
            )}
          </Fragment>
        ))}
        {!isNotKept && <LastSync at={day.dataUpdatedAt} />}
      </Stack>
    </Box>
  );
}

/** When the day was last read from the server; nothing before it was. */
function LastSync({ at }: { at: number }) {
  const { formatMessage: t } = useIntl();
  const { time } = useVisitTimes();
  if (at === 0) return null;
  return (
    <Text size="sm" tone="muted">
      {t(messages.synced, { hour: time(new Date(at)) })}
    </Text>
  );
}

/** A visit as the assessor left it, also while the server does not know yet. */
function asReported(visit: Visit, waiting: readonly FieldReport[]): Visit {
  const last = waiting.findLast(({ visit_id: id }) => id === visit.visit_id);
  return last ? { ...visit, status: last.status } : visit;
}

function DayChoice({ date, today }: { date: string; today: string }) {
  const { formatMessage: t } = useIntl();
  const { day } = useVisitTimes();
  const [, setSearch] = useSearchParams();
  const choose = (chosen: string) => setSearch(chosen === today ? {} : { date: chosen }, { replace: true });
  return (
    <Flex alignItems="center" gap="2">
      <IconButton
        icon="chevron_left"
        label={day(addDays(date, -1))}
        onClick={() => choose(addDays(date, -1))}
      />
      <Box
        as="h2"
        flex="1"
        textAlign="center"
        fontWeight="strong"
        _firstLetter={{ textTransform: 'uppercase' }}
      >
        {day(date)}
      </Box>
      <IconButton
        icon="chevron_right"
        label={day(addDays(date, 1))}
        onClick={() => choose(addDays(date, 1))}
      />
      {date !== today && <Button onClick={() => choose(today)}>{t(messages.backToToday)}</Button>}
    </Flex>
  );
}

/** What is on the device and not yet at the server. */
function Waiting({ count }: { count: number }) {
  const { formatMessage: t } = useIntl();
  const isOnline = useBrowserFact(watchNetwork, () => navigator.onLine);
  return (
    <Box role="status">
      {(!isOnline || count > 0) && (
        <Banner tone="warning" {...(!isOnline && { title: t(messages.offline) })}>
          {count > 0 && t(messages.waiting, { count })}
        </Banner>
      )}
    </Box>
  );
}

function watchNetwork(listener: () => void): () => void {
  const stop = new AbortController();
  for (const change of ['online', 'offline']) addEventListener(change, listener, { signal: stop.signal });
  return () => stop.abort();
}

type RefusedProps = { visits: readonly Visit[]; refused: readonly RefusedReport[]; onSeen: () => void };

/** Reports that came too late: a colleague had changed the visit meanwhile. Nothing of them is lost in silence. */
function Refused({ visits, refused, onSeen }: RefusedProps) {
  const { formatMessage: t } = useIntl();
  const { time } = useVisitTimes();
  const words = useVisitWords();
  if (refused.length === 0) return null;
  return (
    <Banner tone="danger" title={t(messages.refused, { count: refused.length })} live>
      {refused.map(({ field_report_id, visit_id, happened_at, status, note }) => (
        <Box key={field_report_id}>
          {t(messages.refusedLine, {
            hour: time(happened_at),
            status: words.status(status),
            plate: visits.find((visit) => visit.visit_id === visit_id)?.plate ?? '–',
            reason: note ?? '',
          })}
        </Box>
      ))}
      <Button onClick={onSeen}>{t(messages.seen)}</Button>
    </Banner>
  );
}
