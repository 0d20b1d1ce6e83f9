import { apiQuery, getBoard } from '@dosar/api-client';
import { Box, Card, Flex, Heading, IconButton, LoadingState, Text } from '@dosar/design-system';
import { addDays } from '@dosar/kernel/dates';
import type { Schema } from '@dosar/openapi';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useVisitTimes } from '../slots/visit-times.ts';
import { messages } from './week-messages.ts';
import { atPost, isOpenOn, minimumOn, weekOfPlace, type PlaceCell } from './place-week.ts';

const days = 7;

const mondayOf = (date: string) => addDays(date, -((new Date(date).getUTCDay() + 6) % 7));

/** Who is at a place in a week, with absences and days elsewhere, and whether each lane has somebody. */
export function WeekMatrix({ place }: { place: Schema<'Place'> }) {
  const { formatMessage: t } = useIntl();
  const { today, weekday } = useVisitTimes();
  const [monday, setMonday] = useState(mondayOf(today));
  const board = useQuery({
    ...apiQuery(getBoard, { params: { query: { from: monday, days } } }),
    placeholderData: keepPreviousData,
  });
  const dates = Array.from({ length: days }, (_, day) => addDays(monday, day));
  return (
    <Card>
      <Flex justifyContent="space-between" alignItems="center" gap="2">
        <Heading as="h2" size="md">
          {t(messages.weekHere)}
        </Heading>
        <Flex>
          <IconButton
            icon="chevron_left"
            label={t(messages.weekBefore)}
            onClick={() => setMonday(addDays(monday, -days))}
          />
          <IconButton
            icon="chevron_right"
            label={t(messages.weekAfter)}
            onClick={() => setMonday(addDays(monday, days))}
          />
        </Flex>
      </Flex>
      {board.isError && <Text tone="muted">{t(messages.weekFailed)}</Text>}
      {board.isPending && <LoadingState shape="rows" count={3} />}
      {board.data && (
        <Matrix
          board={board.data}
          place={place}
          heads={dates.map((date) => `${weekday(date)} ${date.slice(8)}`)}
          dates={dates}
        />
      )}
    </Card>
  );
}

type MatrixProps = {
  board: Schema<'Board'>;
  place: Schema<'Place'>;
  heads: readonly string[];
  dates: readonly string[];
};

function Matrix({ board, place, heads, dates }: MatrixProps) {
  const { formatMessage: t } = useIntl();
  const rows = weekOfPlace(board, place.place_id, dates);
  const present = atPost(rows, dates.length);
  if (rows.length === 0) return <Text tone="muted">{t(messages.weekEmpty)}</Text>;
  return (
    <Box role="region" aria-label={t(messages.weekHere)} tabIndex={0} overflowX="auto" marginTop="2">
      <Box
        as="table"
        width="full"
        minWidth="38rem"
        borderCollapse="collapse"
        fontSize="sm"
        css={{ '& :is(th, td)': { borderWidth: '1px', padding: '4px 6px', textAlign: 'start' } }}
      >
        <thead>
          <tr>
            <th scope="col">{t(messages.weekPerson)}</th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ userId, name, cells }) => (
            <tr key={userId}>
              <th scope="row">{name}</th>
              {cells.map((cell, day) => (
                <Cell key={dates[day]} cell={cell} />
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{t(messages.weekAtPost)}</th>
            {dates.map((date, day) => {
              const count = present[day] ?? 0;
              if (!isOpenOn(board, place.place_id, date)) return <td key={date}>–</td>;
              const minimum = minimumOn(place, date);
              const isShort = count < minimum;
              return (
                <Box as="td" key={date} fontWeight="strong" color={isShort ? 'danger' : undefined}>
                  {t(isShort ? messages.weekTooFew : messages.weekEnough, { count, minimum })}
                </Box>
              );
            })}
          </tr>
        </tfoot>
      </Box>
    </Box>
  );
}

function Cell({ cell }: { cell: PlaceCell }) {
  const { formatMessage: t } = useIntl();
  const { time } = useVisitTimes();
  if (cell.kind === 'here')
    return (
      <Box as="td" background="brandSubtle">
        {cell.spans.map(({ starts_at: from, ends_at: to }) => (
          <div key={from}>{`${time(from)}–${time(to)}`}</div>
        ))}
      </Box>
    );
  const words = {
    away: t(messages.weekAway),
    free: t(messages.weekFree),
    elsewhere: cell.kind === 'elsewhere' ? cell.placeName : '',
  }[cell.kind];
  return (
    <Box as="td" color="textMuted">
      {words}
    </Box>
  );
}
