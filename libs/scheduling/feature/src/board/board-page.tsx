import {
  apiQuery,
  browseAssessmentCentreCounties,
  getBoard,
  isApiProblem,
  useProblemText,
} from '@dosar/api-client';
import {
  Banner,
  Box,
  Button,
  ErrorState,
  FilterTabs,
  Flex,
  IconButton,
  LoadingState,
  PageTitle,
  SelectField,
  Text,
  useIsPhone,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { addDays } from '@dosar/kernel/dates';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { MoveWindow } from '../move-visit/move-window.tsx';
import type { MoveStart } from '../move-visit/use-judged-slot.ts';
import { useVisitTimes } from '../slots/visit-times.ts';
import { useBoardAddress, type BoardView } from './board-address.ts';
import { visitsOfDay, type Board } from './board-plan.ts';
import { DayBoard } from './day-board.tsx';
import { messages } from './messages.ts';
import { VisitList } from './visit-list.tsx';
import { WeekTable } from './week-table.tsx';

/** Everybody's visits: a day in columns, a week, or a list. On a phone always the list. */
export function BoardPage() {
  const { formatMessage: t } = useIntl();
  const problemText = useProblemText();
  const isPhone = useIsPhone();
  const { today } = useVisitTimes();
  const address = useBoardAddress(today);
  const { date, county } = address;
  const view = isPhone && address.view === 'day' ? 'list' : address.view;
  const from = view === 'week' ? mondayOf(date) : date;
  const board = useQuery({
    ...apiQuery(getBoard, {
      params: {
        query: { from, days: view === 'week' ? 7 : 1, ...(county !== '' && { county_code: county }) },
      },
    }),
    placeholderData: keepPreviousData,
    // Claimants book and colleagues report meanwhile.
    refetchInterval: 60_000,
  });
  return (
    <Box css={{ '@media print': { '& [data-screen]': { display: 'none' } } }}>
      <PageTitle
        title={t(messages.title)}
        actions={
          view === 'list' && (
            <Button variant="quiet" icon="print" onClick={() => globalThis.print()}>
              {t(messages.sheet)}
            </Button>
          )
        }
      />
      <BoardHead {...{ address, view, from }} />
      {board.data && <Counts board={board.data} date={date} />}
      {board.isError && !board.data && (
        <ErrorState
          title={t(messages.failed)}
          description={problemText(board.error)}
          errorId={isApiProblem(board.error) ? board.error.errorId : undefined}
          onRetry={() => void board.refetch()}
        />
      )}
      {board.isPending && <LoadingState count={6} />}
      {board.data && <Visits board={board.data} {...{ view, date, from }} columns={address.columns} />}
    </Box>
  );
}

type VisitsProps = {
  board: Board;
  view: BoardView;
  date: string;
  from: string;
  columns: 'people' | 'lanes';
};

/** The visits as they are looked at, and the window in which one is moved. */
function Visits({ board, view, date, from, columns }: VisitsProps) {
  const { formatMessage: t } = useIntl();
  const [moved, move] = useState<MoveStart>();
  return (
    <>
      {board.capped && <Banner tone="info">{t(messages.capped)}</Banner>}
      {view === 'day' && <DayBoard {...{ board, date, columns }} onMove={move} />}
      {view === 'week' && <WeekTable board={board} monday={from} />}
      {view === 'list' && <VisitList {...{ board, date }} onMove={move} />}
      {moved && <MoveWindow start={moved} people={board.people} onClose={() => move(undefined)} />}
    </>
  );
}

function mondayOf(date: string): string {
  return addDays(date, -((new Date(date).getUTCDay() + 6) % 7));
}

type BoardHeadProps = { address: ReturnType<typeof useBoardAddress>; view: string; from: string };

/** Which day, how it is looked at, and where. */
function BoardHead({ address: { date, columns, county, set }, view, from }: BoardHeadProps) {
  const { formatMessage: t } = useIntl();
  const { weekdayDate, date: shortDate } = useFormats();
  const counties = useQuery(apiQuery(browseAssessmentCentreCounties, {}));
  const step = view === 'week' ? 7 : 1;
  return (
    <Flex gap="3" flexWrap="wrap" alignItems="flex-end" marginBottom="3" data-screen>
      <Flex gap="1" alignItems="center">
        <IconButton
          icon="chevron_left"
          label={t(messages.dayBefore)}
          onClick={() => set('date', addDays(date, -step))}
        />
        <Box fontWeight="strong" aria-live="polite" textAlign="center" minWidth="10rem">
          {view === 'week' ? `${shortDate(from)} – ${shortDate(addDays(from, 6))}` : weekdayDate(date)}
        </Box>
        <IconButton
          icon="chevron_right"
          label={t(messages.dayAfter)}
          onClick={() => set('date', addDays(date, step))}
        />
      </Flex>
      <Button onClick={() => set('date', '')}>{t(messages.today)}</Button>
      <FilterTabs
        label={t(messages.view)}
        selected={view}
        onSelect={(id) => set('view', id)}
        tabs={[
          // On a phone a day is read as a list.
          { id: 'day', label: t(messages.day) },
          { id: 'week', label: t(messages.week) },
          { id: 'list', label: t(messages.list) },
        ]}
      />
      {view === 'day' && (
        <FilterTabs
          label={t(messages.columns)}
          selected={columns}
          onSelect={(id) => set('columns', id === 'lanes' ? id : '')}
          tabs={[
            { id: 'people', label: t(messages.people) },
            { id: 'lanes', label: t(messages.lanes) },
          ]}
        />
      )}
      <SelectField
        label={t(messages.county)}
        placeholder={t(messages.allCounties)}
        value={county}
        choices={(counties.data ?? []).map(({ code, name }) => ({ value: code, label: name }))}
        onChange={({ target }) => set('county', target.value)}
      />
    </Flex>
  );
}

/** The day in figures. */
function Counts({ board, date }: { board: Board; date: string }) {
  const { formatMessage: t } = useIntl();
  const visits = (board.days === 1 ? visitsOfDay(board, date) : board.visits).filter(
    ({ status }) => status !== 'held',
  );
  const finished = visits.filter(({ status }) => status === 'done').length;
  const noShows = visits.filter(({ status }) => status === 'client_no_show').length;
  return (
    <Text tone="muted" marginBottom="3">
      {[
        t(messages.visits, { count: visits.length }),
        finished > 0 && t(messages.finished, { count: finished }),
        noShows > 0 && t(messages.noShows, { count: noShows }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </Text>
  );
}
