import { apiQuery, bookVisit, getBoard, useQueryFailure } from '@dosar/api-client';
import { useCan } from '@dosar/auth';
import {
  Banner,
  Box,
  Button,
  ErrorState,
  Flex,
  LoadingState,
  PageTitle,
  Text,
  useIsPhone,
} from '@dosar/design-system';
import { addDays } from '@dosar/kernel/dates';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { useIntl } from 'react-intl';
import { MoveWindow } from '../move-visit/move-window.tsx';
import type { MoveStart } from '../move-visit/use-judged-slot.ts';
import { useVisitTimes } from '../slots/visit-times.ts';
import { useBoardAddress, type BoardView } from './board-address.ts';
import { filteredBoard, isLookedAt, ofPerson, type BoardFilter } from './board-filter.ts';
import { BoardHead } from './board-head.tsx';
import { columnsOfPeople, frameOf, visitsOfDay, type Board } from './board-plan.ts';
import { BookWindow } from './book-window.tsx';
import { DayBoard } from './day-board.tsx';
import { DaySheet } from './day-sheet.tsx';
import { messages } from './messages.ts';
import { VisitList } from './visit-list.tsx';
import { WeekTable } from './week-table.tsx';

/** Everybody's visits: a day in columns, a week, or a list. On a phone always the list. */
export function BoardPage() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const isPhone = useIsPhone();
  const { today } = useVisitTimes();
  const address = useBoardAddress(today);
  const { date, county } = address;
  const mayBook = useCan(bookVisit);
  const [isBooking, setBooking] = useState(false);
  const [isPrinting, print] = useState(false);
  const onPrinted = useCallback(() => print(false), []);
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
          <Flex gap="2" data-screen>
            {view !== 'week' && (
              <Button variant="quiet" icon="print" onClick={() => print(true)}>
                {t(messages.sheet)}
              </Button>
            )}
            {mayBook && (
              <Button variant="primary" icon="add" onClick={() => setBooking(true)}>
                {t(messages.book)}
              </Button>
            )}
          </Flex>
        }
      />
      <BoardHead {...{ address, view, from }} people={board.data?.people ?? []} />
      {board.data && <Counts board={filteredBoard(board.data, address.filter)} date={date} />}
      {board.isError && !board.data && <ErrorState title={t(messages.failed)} {...failureOf(board)} />}
      {board.isPending && <LoadingState count={6} />}
      {board.data && isPrinting && (
        <DaySheet board={filteredBoard(board.data, address.filter)} date={date} onPrinted={onPrinted} />
      )}
      {board.data && !isPrinting && (
        <Visits
          board={board.data}
          {...{ view, date, from }}
          columns={address.columns}
          filter={address.filter}
        />
      )}
      {isBooking && <BookWindow onClose={() => setBooking(false)} />}
    </Box>
  );
}

type VisitsProps = {
  board: Board;
  view: BoardView;
  date: string;
  from: string;
  columns: 'people' | 'lanes';
  filter: BoardFilter;
};

/** The visits as they are looked at, and the window in which one is moved. */
function Visits({ board, view, date, from, columns, filter }: VisitsProps) {
  const { formatMessage: t } = useIntl();
  const [moved, move] = useState<MoveStart>();
  return (
    <>
      {board.capped && <Banner tone="info">{t(messages.capped)}</Banner>}
      {view === 'day' && (
        <DayBoard
          board={ofPerson(board, filter)}
          matches={isLookedAt(filter)}
          {...{ date, columns }}
          onMove={move}
        />
      )}
      {view === 'week' && <WeekTable board={filteredBoard(board, filter)} monday={from} />}
      {view === 'list' && <VisitList board={filteredBoard(board, filter)} date={date} onMove={move} />}
      {moved && (
        <MoveWindow
          start={moved}
          people={board.people}
          places={board.places}
          onClose={() => move(undefined)}
        />
      )}
    </>
  );
}

function mondayOf(date: string): string {
  return addDays(date, -((new Date(date).getUTCDay() + 6) % 7));
}

/** The day in figures. */
function Counts({ board, date }: { board: Board; date: string }) {
  const { formatMessage: t } = useIntl();
  const all = board.days === 1 ? visitsOfDay(board, date) : board.visits;
  const visits = all.filter(({ status }) => status !== 'held');
  const finished = visits.filter(({ status }) => status === 'done').length;
  const noShows = visits.filter(({ status }) => status === 'client_no_show').length;
  const holds = all.length - visits.length;
  const absent = board.days === 1 ? awayOn(board, date) : 0;
  return (
    <Text tone="muted" marginBottom="3">
      {[
        t(messages.visits, { count: visits.length }),
        finished > 0 && t(messages.finished, { count: finished }),
        noShows > 0 && t(messages.noShows, { count: noShows }),
        holds > 0 && t(messages.holds, { count: holds }),
        absent > 0 && t(messages.absent, { count: absent }),
      ]
        .filter(Boolean)
        .join(' · ')}
    </Text>
  );
}

/** How many assessors are away all day. */
function awayOn(board: Board, date: string): number {
  return columnsOfPeople(board, date, frameOf(board, date)).filter(({ isAway }) => isAway).length;
}
