import { Banner, Box, DataTable, Stack, Text, type Column } from '@dosar/design-system';
import { useAmounts } from '@dosar/i18n/amounts';
import type { LeftOutRow, ReadEstimate, ReadEstimateLine } from '@dosar/kernel/read-estimate';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { previewMessages as messages } from './preview-messages.ts';

const mostShown = 8;

type Numbered = ReadEstimateLine & { no: number };
type PreviewLinesProps = {
  read: ReadEstimate;
  /** Whether the amounts have VAT in them. */
  vat: 'included' | 'apart';
  /** What is said while there is no line. */
  nothingYet?: MessageDescriptor;
};

/** The lines as they would be taken over, the first of them in a table; below it every row that is left out, with the reason. */
export function PreviewLines({ read, vat, nothingYet = messages.noLines }: PreviewLinesProps) {
  const { formatMessage: t } = useIntl();
  const { amount, lei } = useAmounts();
  const { lines, left_out: leftOut, wrong_totals: wrongTotals } = read;
  if (lines.length === 0)
    return (
      <Stack gap="3">
        <Banner tone="warning">{t(nothingYet)}</Banner>
        <LeftOutRows rows={leftOut} />
      </Stack>
    );
  const total = lines.reduce((sum, { amount_bani: bani }) => sum + bani, 0);
  const columns: Column<Numbered>[] = [
    { key: 'no', header: t(messages.no), align: 'end', onPhone: 'hidden', cell: ({ no }) => no },
    {
      key: 'name',
      header: t(messages.name),
      always: true,
      width: '100%',
      onPhone: 'title',
      cell: ({ name }) => name,
    },
    {
      key: 'amount',
      header: t(messages.amount),
      align: 'end',
      cell: ({ amount_bani: bani }) => amount(bani),
    },
  ];
  return (
    <Stack gap="3">
      {wrongTotals.map(({ row_no: rowNo, stated_bani: stated, counted_bani: counted }) => (
        <Banner key={rowNo} tone="warning">
          {t(messages.wrongTotal, {
            row: rowNo,
            stated: lei(stated),
            counted: lei(counted),
            difference: lei(Math.abs(stated - counted)),
          })}
        </Banner>
      ))}
      <Box role="status">
        <Text fontWeight="strong">{t(messages.found, { count: lines.length, amount: lei(total), vat })}</Text>
        <DataTable
          caption={t(messages.preview)}
          columns={columns}
          rows={lines.slice(0, mostShown).map((line, index) => ({ ...line, no: index + 1 }))}
          rowKey={({ no }) => String(no)}
        />
      </Box>
      <LeftOutRows rows={leftOut} />
    </Stack>
  );
}

/** Rows that are no lines, so that nobody has to look for what is missing. */
export function LeftOutRows({ rows }: { rows: readonly LeftOutRow[] }) {
  const { formatMessage: t } = useIntl();
  if (rows.length === 0) return null;
  const columns: Column<LeftOutRow>[] = [
    { key: 'row', header: t(messages.row), align: 'end', onPhone: 'hidden', cell: ({ row_no: no }) => no },
    {
      key: 'text',
      header: t(messages.inFile),
      always: true,
      width: '100%',
      onPhone: 'title',
      cell: ({ text }) => text,
    },
    { key: 'reason', header: t(messages.why), cell: ({ reason }) => t(messages.leftOutReason, { reason }) },
  ];
  return (
    <Box>
      <Text fontWeight="strong">{t(messages.leftOut, { count: rows.length })}</Text>
      <DataTable
        caption={t(messages.leftOut, { count: rows.length })}
        columns={columns}
        rows={rows}
        rowKey={({ row_no: no }) => String(no)}
      />
    </Box>
  );
}
