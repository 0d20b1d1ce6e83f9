import { useQueryFailure } from '@dosar/api-client';
import {
  Box,
  EmptyState,
  ErrorState,
  Flex,
  Heading,
  LoadingState,
  PageTitle,
  Stack,
  Text,
  TextField,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { searchText } from '@dosar/kernel/search-text';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { BeingCounted, whileCounting } from '../being-counted.tsx';
import { messages as areaMessages } from '../messages.ts';
import { messages as ownMessages } from '../own/messages.ts';
import { SavedSets } from '../own/saved-sets.tsx';
import { figuresQuery, ownReportsQuery } from '../report-queries.ts';
import { ScheduleList } from '../schedule/schedule-list.tsx';
import { messages } from './messages.ts';
import { ReportFilters, type ShownReports } from './report-filters.tsx';
import { ReportLines } from './report-lines.tsx';

type Figures = Schema<'ReportFigures'>;

/** Every report with its figure of last week, by categories. */
export function ReportsPage() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const figures = useQuery({
    ...figuresQuery,
    refetchInterval: ({ state: { data } }) => (data?.is_being_counted ? whileCounting : false),
  });
  if (figures.isError && !figures.data)
    return (
      <>
        <PageTitle title={t(areaMessages.menu)} />
        <ErrorState title={t(messages.failed)} {...failureOf(figures)} />
      </>
    );
  return (
    <>
      <PageTitle title={t(areaMessages.menu)} />
      {figures.data ? <Reports figures={figures.data} /> : <LoadingState shape="rows" count={8} />}
    </>
  );
}

function Reports({
  figures: { period, as_of, is_being_counted: isCounting, registers, not_open, reports },
}: {
  figures: Figures;
}) {
  const { formatMessage: t } = useIntl();
  const { date, dateTime } = useFormats();
  const [typed, setTyped] = useState('');
  const [shown, setShown] = useState<ShownReports>('all');
  const { data: own } = useQuery(ownReportsQuery);
  if (reports.length === 0)
    return <EmptyState kind="no-permission" title={t(messages.none)} description={t(messages.noneText)} />;
  const found = reports.filter(({ name, finding }) =>
    [name, finding].some((words) => searchText(words).includes(searchText(typed))),
  );
  const favourites = own?.favourites ?? [];
  const listed = found.filter((one) => {
    if (shown === 'favourites') return favourites.includes(one.state);
    return shown === 'all' || one.category === shown.category;
  });
  return (
    <Box>
      <Flex gap="3" alignItems="center" flexWrap="wrap" marginBottom="4">
        <Text tone="muted">{t(messages.week, { from: date(period.from), to: date(period.to) })}</Text>
        <Box width={{ base: 'full', md: '16rem' }} marginInlineStart={{ md: 'auto' }}>
          <TextField
            label={t(messages.search)}
            labelHidden
            placeholder={t(messages.search)}
            type="search"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </Box>
      </Flex>
      <Flex gap="5" alignItems="flex-start" flexDirection={{ base: 'column', lg: 'row' }}>
        <ReportFilters
          reports={reports}
          favourites={favourites.length}
          registers={registers}
          notOpen={not_open}
          shown={shown}
          onShow={setShown}
        />
        <Box flex="1" minWidth="0" width="full">
          {isCounting && <BeingCounted />}
          {listed.length === 0 && (
            <Text tone="muted">
              {shown === 'favourites' && favourites.length === 0
                ? t(ownMessages.noFavourites)
                : t(messages.nothing, { text: typed })}
            </Text>
          )}
          {[...Map.groupBy(listed, (one) => one.category)].map(([code, members]) => (
            <Box as="section" key={code} marginBottom="5" aria-labelledby={`reports-${code}`}>
              <Heading as="h2" size="md" id={`reports-${code}`} marginBottom="1" color="textMuted">
                {members[0]?.category_name}
              </Heading>
              <ReportLines reports={members} areCounted={!isCounting} />
            </Box>
          ))}
          <Text tone="muted" size="sm">
            {as_of !== null && `${t(messages.asOf, { moment: dateTime(as_of) })} · `}
            {t(messages.frozen)}
          </Text>
        </Box>
        <Stack gap="6" width={{ base: 'full', lg: '18rem' }} flexShrink="0">
          <ScheduleList />
          <SavedSets names={new Map(reports.map(({ state, name }) => [state, name]))} />
        </Stack>
      </Flex>
    </Box>
  );
}
