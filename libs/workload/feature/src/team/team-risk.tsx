import { addressOfAssignment } from '@dosar/areas/claims';
import { LegalTerm } from '@dosar/claim-parts';
import { Box, Flex, Grid, Heading, Link, LoadingState, Text } from '@dosar/design-system';
import { useAmounts } from '@dosar/i18n/amounts';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { riskQuery } from '../workload-queries.ts';
import { messages } from './messages.ts';

const mostShown = 4;

/** What delay costs now, the files that cost most, and the legal deadlines that come next. */
export function TeamRisk() {
  const { formatMessage: t } = useIntl();
  const { lei } = useAmounts();
  const { data: risk } = useQuery(riskQuery);
  if (!risk) return <LoadingState shape="rows" count={4} />;
  return (
    <Grid
      asChild
      gap="5"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '14rem repeat(2, minmax(0, 1fr))' }}
      alignItems="start"
    >
      <section aria-label={t(messages.penalties)}>
        <Box>
          <Text tone="muted">{t(messages.penalties)}</Text>
          <Flex alignItems="baseline" gap="3" flexWrap="wrap">
            <Text
              as="span"
              fontSize="xl"
              fontWeight="strong"
              color={risk.penalty_bani > 0 ? 'danger' : undefined}
            >
              {lei(risk.penalty_bani)}
            </Text>
            <Text as="span" color={risk.penalty_bani > 0 ? 'danger' : undefined}>
              {t(messages.perDay, { amount: lei(risk.penalty_per_day_bani) })}
            </Text>
          </Flex>
          <Link asChild minHeight="var(--dosar-control)" display="inline-flex" alignItems="center">
            <RouterLink to="/manager-area/legal-risk">{t(messages.allDeadlines)}</RouterLink>
          </Link>
        </Box>
        <Files title={t(messages.missed, { count: risk.missed_count })} rows={risk.missed} isMissed />
        <Files title={t(messages.near, { count: risk.near_count })} rows={risk.near} />
      </section>
    </Grid>
  );
}

type FilesProps = { title: string; rows: readonly Schema<'LegalRiskRow'>[]; isMissed?: boolean };

function Files({ title, rows, isMissed = false }: FilesProps) {
  const { formatMessage: t } = useIntl();
  const { amount } = useAmounts();
  return (
    <Box>
      <Heading as="h2" size="md">
        {title}
      </Heading>
      {rows.length === 0 && <Text tone="muted">{t(messages.noDeadlines)}</Text>}
      <Box as="ul" listStyleType="none">
        {rows.slice(0, mostShown).map((row) => (
          <Box as="li" key={row.legal_clock_id} paddingBlock="2" borderBottomWidth="1px">
            <Flex gap="2" alignItems="center" flexWrap="wrap">
              <Link asChild>
                <RouterLink to={addressOfAssignment(row)}>{row.claim_file_no}</RouterLink>
              </Link>
              <LegalTerm due={row.due_date} />
              <Text
                as="span"
                marginInlineStart="auto"
                fontWeight="strong"
                color={isMissed ? 'danger' : undefined}
              >
                {isMissed
                  ? amount(row.penalty_bani)
                  : t(messages.aDay, { amount: amount(row.penalty_per_day_bani) })}
              </Text>
            </Flex>
            <Text tone="muted" size="sm">
              {[row.owner_name, row.status_name].filter((part) => part !== null).join(' · ')}
            </Text>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
