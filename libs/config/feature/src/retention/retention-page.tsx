import { apiQuery, getRetention, queriesOf, useQueryFailure } from '@dosar/api-client';
import {
  Box,
  Button,
  Card,
  ErrorState,
  Flex,
  Heading,
  LoadingState,
  Stack,
  Text,
  VisuallyHidden,
} from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { settingsQuery } from '../settings/settings-query.ts';
import { messages } from './messages.ts';
import { RetentionDialog } from './retention-dialog.tsx';

type Period = Schema<'RetentionPeriod'>;

/** For how long each kind of data is kept, and which law or need limits that (specification B13). */
export function RetentionPage() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const queryClient = useQueryClient();
  const found = useQuery(retentionQuery());
  const [asked, setAsked] = useState<Period>();
  if (found.isError) return <ErrorState {...failureOf(found)} />;
  if (found.isPending) return <LoadingState shape="rows" count={4} />;
  return (
    <Stack gap="4" maxWidth="48rem">
      <Text tone="muted">{t(messages.intro)}</Text>
      {found.data.items.map((period) => (
        <PeriodCard key={period.kind} period={period} onChange={() => setAsked(period)} />
      ))}
      {asked && (
        <RetentionDialog
          period={asked}
          onChanged={() => void queryClient.invalidateQueries(queriesOf('config'))}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Stack>
  );
}

function PeriodCard({ period, onChange }: { period: Period; onChange: () => void }) {
  const { formatMessage: t } = useIntl();
  const { name, about, days, because, least_days: least, most_days: most, usual_days: usual } = period;
  return (
    <Card as="section" aria-label={name}>
      <Flex gap="3" justifyContent="space-between" alignItems="start">
        <Stack gap="1" flex="1" minWidth="0" overflowWrap="anywhere">
          <Heading as="h3" size="md">
            {name}
          </Heading>
          <Text>
            <strong>{t(messages.kept, { days })}</strong>{' '}
            <Text as="span" tone="muted" size="sm">
              {t(messages.limits, { least, most, usual })}
            </Text>
          </Text>
          <Text>{about}</Text>
          <Text tone="muted" size="sm">
            {because}
          </Text>
        </Stack>
        <Box flexShrink="0">
          <Button onClick={onChange}>
            {t(messages.change)} <VisuallyHidden>{name}</VisuallyHidden>
          </Button>
        </Box>
      </Flex>
    </Card>
  );
}

export const retentionQuery = () => settingsQuery(apiQuery(getRetention));
