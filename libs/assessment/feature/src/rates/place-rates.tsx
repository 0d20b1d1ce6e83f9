import { Box, Button, DataTable, Flex, Heading, StatusChip, Text, type Column } from '@dosar/design-system';
import { useFormats } from '@dosar/i18n';
import { useAmounts } from '@dosar/i18n/amounts';
import { useIntl } from 'react-intl';
import { figureMessages } from '../note/figure-messages.ts';
import { hourlyRates } from './hourly-rates.ts';
import { messages } from './messages.ts';
import type { Rate } from './rates-query.ts';

type PlaceRatesProps = {
  name: string;
  versions: readonly Rate[];
  /** Absent for whoever may only look. */
  onChange: (() => void) | undefined;
};

const colors = { in_force: '#2e7d32', to_come: '#0277bd', past: '#616161' } as const;

/** The rates of one place: those in force, those to come and those that were before. */
export function PlaceRates({ name, versions, onChange }: PlaceRatesProps) {
  const { formatMessage: t } = useIntl();
  const { amount, hundredths } = useAmounts();
  const { date, dateTime } = useFormats();
  const columns: Column<Rate>[] = [
    {
      key: 'validity',
      header: t(messages.validity),
      always: true,
      onPhone: 'title',
      cell: (rate) => (
        <Flex gap="2" alignItems="center" flexWrap="wrap">
          {rate.valid_to === null
            ? t(messages.since, { from: date(rate.valid_from) })
            : t(messages.days, { from: date(rate.valid_from), to: date(rate.valid_to) })}
          <StatusChip label={t(messages.state, { state: rate.state })} color={colors[rate.state]} />
        </Flex>
      ),
    },
    ...hourlyRates.map((rate) => ({
      key: rate,
      header: t(figureMessages[`${rate}_bani`]),
      align: 'end' as const,
      cell: ({ rates }: Rate) => amount(rates[`${rate}_bani`]),
    })),
    {
      key: 'discount',
      header: t(messages.discount),
      align: 'end',
      cell: ({ discount_share: share }) => `${hundredths(share)} %`,
    },
    {
      key: 'set',
      header: t(messages.setBy),
      shrinks: true,
      cell: (rate) => `${rate.set_by_name ?? t(messages.fromStart)}, ${dateTime(rate.set_at)}`,
    },
  ];
  return (
    <Box as="section" aria-label={name}>
      <Flex gap="3" alignItems="center" flexWrap="wrap" marginBottom="2">
        <Heading as="h2" size="md">
          {name}
        </Heading>
        {onChange && (
          <Button icon="edit" aria-label={t(messages.changeOf, { place: name })} onClick={onChange}>
            {t(messages.changeFrom)}
          </Button>
        )}
      </Flex>
      <DataTable
        caption={name}
        columns={columns}
        rows={versions}
        rowKey={({ assessment_rate_id: id }) => id}
        empty={<Text tone="muted">{t(messages.none)}</Text>}
      />
    </Box>
  );
}
