import { useQueryFailure } from '@dosar/api-client';
import {
  Box,
  EmptyState,
  ErrorState,
  Flex,
  Grid,
  Heading,
  LoadingState,
  PageTitle,
  Stack,
  Text,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useAmounts } from '@dosar/i18n/amounts';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useSearchParams } from 'react-router';
import { messages } from './messages.ts';
import { RiskPanel } from './risk-panel.tsx';
import { riskQuery } from '../workload-queries.ts';
import { RiskTable } from './risk-table.tsx';

/** Missed legal deadlines with what they cost, and those of the next seven days. */
export function LegalRiskPage() {
  const { formatMessage: t } = useIntl();
  const failureOf = useQueryFailure();
  const risk = useQuery(riskQuery);
  if (risk.isError) return <ErrorState title={t(messages.failed)} {...failureOf(risk)} />;
  return (
    <>
      <PageTitle title={t(messages.title)} />
      {risk.data ? <Risk risk={risk.data} /> : <LoadingState shape="rows" count={8} />}
    </>
  );
}

function Risk({ risk }: { risk: Schema<'LegalRisk'> }) {
  const { formatMessage: t } = useIntl();
  const { lei } = useAmounts();
  const [search, setSearch] = useSearchParams();
  const openId = search.get('clock') ?? undefined;
  const onOpen = (id: string | undefined) =>
    setSearch(id === undefined ? {} : { clock: id }, { preventScrollReset: true });
  const open = [...risk.missed, ...risk.near].find((row) => row.legal_clock_id === openId);
  if (risk.missed_count + risk.near_count === 0)
    return (
      <EmptyState kind="nothing-yet" title={t(messages.nothing)} description={t(messages.nothingText)} />
    );
  return (
    <Grid
      gap="4"
      gridTemplateColumns={{
        base: 'minmax(0, 1fr)',
        lg: open === undefined ? 'minmax(0, 1fr)' : 'minmax(0, 2fr) minmax(22rem, 1fr)',
      }}
      alignItems="start"
    >
      <Stack gap="5" display={open === undefined ? 'flex' : { base: 'none', lg: 'flex' }} minWidth="0">
        <Meter risk={risk} />
        <Group title={t(messages.missed)} about={t(messages.missedAbout, { count: risk.missed_count })}>
          <RiskTable
            caption={t(messages.missed)}
            rows={risk.missed}
            openId={open?.legal_clock_id}
            onOpen={onOpen}
          />
        </Group>
        <Group
          title={t(messages.near)}
          about={t(messages.nearAbout, {
            count: risk.near_count,
            day: lei(risk.near_per_day_bani),
          })}
        >
          <RiskTable
            caption={t(messages.near)}
            rows={risk.near}
            openId={open?.legal_clock_id}
            onOpen={onOpen}
          />
        </Group>
        <Text tone="muted" size="sm">
          {t(messages.snooze)}
        </Text>
      </Stack>
      {open && (
        <RiskPanel
          key={`${open.legal_clock_id} ${open.row_version}`}
          clock={open}
          causes={risk.causes}
          onClose={() => onOpen(undefined)}
        />
      )}
    </Grid>
  );
}

const millionthsOfPercent = 10_000;

/** What delay has cost to date, which files make it up, and what each further day costs. */
function Meter({ risk }: { risk: Schema<'LegalRisk'> }) {
  const { formatMessage: t } = useIntl();
  const { lei } = useAmounts();
  const { list, number } = useFormats();
  const rates = [...new Set(risk.missed.map(({ penalty_ppm: ppm }) => ppm))]
    .toSorted((one, other) => one - other)
    .map((ppm) => `${number(ppm / millionthsOfPercent)}\u00a0%`);
  const largest = risk.missed.toSorted((one, other) => other.penalty_bani - one.penalty_bani).slice(0, 12);
  return (
    <Grid
      gap="5"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' }}
      alignItems="end"
    >
      <Box>
        <Text tone="muted">{t(messages.toDate, { count: risk.missed_count })}</Text>
        <Text
          as="span"
          fontSize="xl"
          fontWeight="strong"
          color={risk.penalty_bani > 0 ? 'danger' : undefined}
        >
          {lei(risk.penalty_bani)}
        </Text>
      </Box>
      <Box>
        <Text tone="muted" size="sm">
          {t(messages.each)}
        </Text>
        <Flex aria-hidden gap="2px" height="8px" marginBlock="1">
          {largest.map((row, index) => (
            <Box
              key={row.legal_clock_id}
              background="dangerSolid"
              borderRadius="sm"
              minWidth="4px"
              style={{ flexGrow: Math.max(row.penalty_bani, 1), opacity: Math.max(1 - index * 0.12, 0.3) }}
            />
          ))}
        </Flex>
        {rates.length > 0 && (
          <Text tone="muted" size="sm">
            {t(messages.rate, { rates: list(rates) })}
          </Text>
        )}
      </Box>
      <Box>
        <Text tone="muted">{t(messages.perDay)}</Text>
        <Text
          as="span"
          size="lg"
          fontWeight="strong"
          color={risk.penalty_per_day_bani > 0 ? 'danger' : undefined}
        >
          +{lei(risk.penalty_per_day_bani)}
        </Text>
      </Box>
    </Grid>
  );
}

function Group({ title, about, children }: { title: string; about: string; children: ReactNode }) {
  return (
    <Box as="section" aria-label={title}>
      <Heading as="h2" size="md" marginBottom="1">
        {title}{' '}
        <Text as="span" tone="muted" size="sm">
          {about}
        </Text>
      </Heading>
      {children}
    </Box>
  );
}
