import type { ReadEstimateLine } from '@dosar/assessment-domain';
import { Banner, Box, DataTable, Text, type Column } from '@dosar/design-system';
import { useAnswers } from '@dosar/forms';
import { useAmounts } from '@dosar/i18n/amounts';
import { useIntl, type MessageDescriptor } from 'react-intl';
import { importMessages as messages } from './import-messages.ts';

const mostShown = 8;

type Numbered = ReadEstimateLine & { no: number };
type PreviewLinesProps<Answers extends Record<string, unknown>> = {
  linesOf: (answers: Answers) => readonly ReadEstimateLine[];
  /** What is said while there is no line. */
  nothingYet?: MessageDescriptor;
};

/** The lines as they would be taken over, the first of them in a table. */
export function PreviewLines<Answers extends Record<string, unknown>>({
  linesOf,
  nothingYet = messages.noLines,
}: PreviewLinesProps<Answers>) {
  const { formatMessage: t } = useIntl();
  const { amount, lei } = useAmounts();
  const lines = linesOf(useAnswers<Answers>());
  if (lines.length === 0) return <Banner tone="warning">{t(nothingYet)}</Banner>;
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
    <Box role="status">
      <Text fontWeight="strong">{t(messages.found, { count: lines.length, amount: lei(total) })}</Text>
      <DataTable
        caption={t(messages.preview)}
        columns={columns}
        rows={lines.slice(0, mostShown).map((line, index) => ({ ...line, no: index + 1 }))}
        rowKey={({ no }) => String(no)}
      />
    </Box>
  );
}
