import { apiQuery, getClosures, queriesOf, useQueryFailure } from '@dosar/api-client';
import { ErrorState, Flex, Heading, IconButton, LoadingState, Stack, Text } from '@dosar/design-system';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { settingsQuery } from '../settings/settings-query.ts';
import { ClosuresOfYear } from './closures-of-year.tsx';
import { messages } from './messages.ts';

/** The days on which the organisation is closed, year by year (specification B13). */
export function ClosuresPage() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const queryClient = useQueryClient();
  const [wanted, setWanted] = useState<number>();
  const found = useQuery(closuresQuery(wanted));
  if (found.isError) return <ErrorState {...failureOf(found)} />;
  if (found.isPending) return <LoadingState shape="rows" count={4} />;
  const { year } = found.data;
  return (
    <Stack gap="5" maxWidth="40rem">
      <Text tone="muted">{t(messages.intro)}</Text>
      <Flex gap="3" alignItems="center">
        <IconButton icon="chevron_left" label={t(messages.yearBefore)} onClick={() => setWanted(year - 1)} />
        <Heading as="h3" size="lg" aria-live="polite">
          {year}
        </Heading>
        <IconButton icon="chevron_right" label={t(messages.yearAfter)} onClick={() => setWanted(year + 1)} />
      </Flex>
      <ClosuresOfYear
        key={year}
        list={found.data}
        onChanged={(stored) => {
          if (stored !== year) setWanted(stored);
          void queryClient.invalidateQueries(queriesOf('config'));
        }}
      />
    </Stack>
  );
}

/** The closed days of a year; of the present one when none is named. */
export const closuresQuery = (year?: number) =>
  settingsQuery(apiQuery(getClosures, { params: { query: year === undefined ? {} : { year } } }));
