import { Box, DataTable, StatusChip, Text, type Column } from '@dosar/design-system';
import { counties } from '@dosar/kernel/counties';
import { formatLocalDate } from '@dosar/kernel/dates';
import type { Schema } from '@dosar/openapi';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { messages as menu } from './directory-menu.ts';
import { messages } from './directory-messages.ts';
import { messages as kinds } from './partner-kinds.ts';
import { useEndText } from './use-end-text.ts';

type Row = Schema<'PartnerRow'>;
type RowsProps = {
  partners: readonly Row[];
  chosenId: string | undefined;
  onChoose: (partnerId: string) => void;
  empty: ReactNode;
};

/** The partners as a table: who, what, where, how much, and until when. */
export function DirectoryRows({ partners, chosenId, onChoose, empty }: RowsProps) {
  const { formatMessage: t } = useIntl();
  const columns: readonly Column<Row>[] = [
    {
      key: 'name',
      header: t(messages.partner),
      always: true,
      onPhone: 'title',
      cell: ({ name, cui, locality }) => (
        <TwoLines first={name} second={[cui && `RO ${cui}`, locality].filter(Boolean).join(' · ')} />
      ),
    },
    { key: 'kind', header: t(messages.kind), cell: ({ kind }) => t(kinds[kind]) },
    {
      key: 'counties',
      header: t(messages.counties),
      cell: ({ served_county_codes: served, county_code: own }) =>
        served.length === counties.length
          ? t(messages.wholeCountry)
          : (served.length > 0 ? served : [own]).filter(Boolean).join(', '),
    },
    {
      key: 'capacity',
      header: t(messages.capacity),
      align: 'end',
      cell: ({ capacity_per_week: capacity }) => capacity ?? '–',
    },
    { key: 'contract', header: t(messages.contract), cell: (row) => <Contract row={row} /> },
  ];
  return (
    <DataTable
      caption={t(menu.title)}
      columns={columns}
      rows={partners}
      rowKey={(row) => row.partner_id}
      onOpen={(row) => onChoose(row.partner_id)}
      openKey={chosenId}
      empty={empty}
    />
  );
}

function Contract({ row: { contract_until: until, next_end: end, is_active: isActive } }: { row: Row }) {
  const { formatMessage: t } = useIntl();
  if (!isActive) return <StatusChip label={t(messages.suspended)} phase="cancelled" />;
  return (
    <Box as="span" display="block">
      <Box as="span" display="block">
        {until === null ? t(messages.noContract) : formatLocalDate(until)}
      </Box>
      {end && (
        <Box as="span" fontSize="sm" color={end.days_left < 0 ? 'danger' : 'warning'}>
          <EndWords end={end} />
        </Box>
      )}
    </Box>
  );
}

function EndWords({ end: { title, days_left: days } }: { end: Schema<'PartnerEnd'> }) {
  const { formatMessage: t } = useIntl();
  const when = useEndText()(days);
  return title === null ? when : t(messages.endOfDocument, { title, when });
}

function TwoLines({ first, second }: { first: string; second: string }) {
  return (
    <Box as="span" display="block" minWidth="0">
      <Box as="span" display="block">
        {first}
      </Box>
      <Text as="span" size="sm" tone="muted">
        {second}
      </Text>
    </Box>
  );
}
