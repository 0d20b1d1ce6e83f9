import { addressOfAssignment } from '@dosar/areas/claims';
import {
  Box,
  Chart,
  DataTable,
  Grid,
  Heading,
  Link,
  Stack,
  StatTile,
  Text,
  type Column,
} from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { Link as RouterLink } from 'react-router';
import { messages } from './replay-messages.ts';

type Replay = Schema<'RuleReplay'>;
const full = 100;

/** What the rule would have done with the work of the last month, beside what was. */
export function RuleReplay({ replay }: { replay: Replay }) {
  const { formatMessage: t } = useIntl();
  const formats = useFormats();
  const percent = useValue();
  const above = (key: 'actual_percent' | 'rule_percent') =>
    replay.days.filter((day) => day[key] > full).length;
  return (
    <Stack asChild gap="5">
      <section aria-labelledby="replay">
        <Box>
          <Heading as="h2" size="md" id="replay">
            {t(messages.title)}
          </Heading>
          <Text tone="muted" size="sm">
            {t(messages.period, {
              from: formats.date(replay.date_from),
              until: formats.date(replay.date_to),
            })}
          </Text>
        </Box>
        <Figures replay={replay} />
        <Chart
          kind="line"
          title={[
            t(messages.wasAboveFull, { days: above('actual_percent') }),
            t(messages.ruleAboveFull, { days: above('rule_percent') }),
          ].join('; ')}
          categoryName={t(messages.day)}
          categories={replay.days.map((day) => formats.date(day.date))}
          series={[
            {
              key: 'actual',
              name: t(messages.asItWas),
              values: replay.days.map((day) => day.actual_percent),
            },
            { key: 'rule', name: t(messages.byRule), values: replay.days.map((day) => day.rule_percent) },
          ]}
          format={percent}
        />
        <People replay={replay} />
        <Differences replay={replay} />
      </section>
    </Stack>
  );
}

function useValue() {
  const { formatNumber } = useIntl();
  return (value: number) => formatNumber(value / 100, { style: 'percent' });
}

function Figures({ replay }: { replay: Replay }) {
  const { formatMessage: t, formatNumber } = useIntl();
  const percent = useValue();
  const share = (count: number) => percent(Math.round((count / Math.max(replay.replayed, 1)) * 100));
  return (
    <Grid
      gap="3"
      gridTemplateColumns={{ base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' }}
    >
      <StatTile label={t(messages.replayed)} figure={formatNumber(replay.replayed)} />
      <StatTile label={t(messages.same)} figure={formatNumber(replay.same)} words={share(replay.same)} />
      <StatTile label={t(messages.other)} figure={formatNumber(replay.other)} words={share(replay.other)} />
      <StatTile
        label={t(messages.nobody)}
        figure={formatNumber(replay.nobody)}
        words={t(messages.nobodyText)}
        emphasis={replay.nobody > 0 ? 'pressing' : 'quiet'}
      />
    </Grid>
  );
}

function People({ replay }: { replay: Replay }) {
  const { formatMessage: t, formatNumber } = useIntl();
  const percent = useValue();
  type Person = Replay['people'][number];
  const peak = (value: number) => (
    <Text as="span" color={value > full ? 'danger' : undefined}>
      {percent(value)}
    </Text>
  );
  const columns: Column<Person>[] = [
    {
      key: 'name',
      header: t(messages.person),
      always: true,
      onPhone: 'title',
      cell: (person) => person.full_name,
    },
    {
      key: 'received',
      header: t(messages.received),
      align: 'end',
      cell: (person) => formatNumber(person.received),
    },
    {
      key: 'received_by_rule',
      header: t(messages.byRule),
      align: 'end',
      cell: (person) => (
        <>
          <b>{formatNumber(person.received_by_rule)}</b>{' '}
          <Text as="span" tone="muted" size="sm">
            {formatNumber(person.received_by_rule - person.received, { signDisplay: 'exceptZero' })}
          </Text>
        </>
      ),
    },
    { key: 'peak', header: t(messages.peak), align: 'end', cell: (person) => peak(person.peak_percent) },
    {
      key: 'peak_by_rule',
      header: t(messages.peakByRule),
      align: 'end',
      cell: (person) => <b>{peak(person.peak_percent_by_rule)}</b>,
    },
  ];
  return (
    <DataTable
      caption={t(messages.people)}
      columns={columns}
      rows={replay.people}
      rowKey={(person) => person.user_id}
    />
  );
}

/** Where the rule parts from what was, with its reasons and some of the work. */
function Differences({ replay }: { replay: Replay }) {
  const { formatMessage: t, formatNumber } = useIntl();
  const formats = useFormats();
  if (replay.other === 0) return null;
  return (
    <Grid
      gap="5"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 2fr)' }}
      alignItems="start"
    >
      <Box>
        <Heading as="h3" size="md" marginBottom="2">
          {t(messages.differs, { count: replay.other })}
        </Heading>
        <Box as="ul" listStyleType="none" display="grid" gap="2">
          {replay.rules.map(({ rule, count }) => (
            <li key={rule}>
              <b>{formatNumber(count)}</b> {t(messages.because, { rule })}
            </li>
          ))}
        </Box>
      </Box>
      <Box minWidth="0">
        <Heading as="h3" size="md" marginBottom="2">
          {t(messages.examples)}
        </Heading>
        <Box as="ul" listStyleType="none">
          {replay.examples.map((example) => (
            <Box as="li" key={example.assignment_id} paddingBlock="2" borderBottomWidth="1px">
              <Link asChild minHeight="var(--dosar-control)" display="inline-flex" alignItems="center">
                <RouterLink to={addressOfAssignment(example)}>{example.claim_file_no}</RouterLink>
              </Link>{' '}
              <Text as="span" tone="muted" size="sm">
                {[example.name, formats.date(example.opened_at), example.county_code]
                  .filter((part) => part !== null)
                  .join(' · ')}
              </Text>
              <Text as="span" display="block">
                {t(messages.insteadOf, {
                  actual: example.actual_name ?? t(messages.queue),
                  byRule: example.rule_name ?? '',
                  rule: example.rule,
                })}
              </Text>
            </Box>
          ))}
        </Box>
      </Box>
    </Grid>
  );
}
