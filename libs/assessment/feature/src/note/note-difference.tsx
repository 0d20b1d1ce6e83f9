import { apiQuery, compareNote, useQueryFailure } from '@dosar/api-client';
import {
  Box,
  DataTable,
  EmptyState,
  ErrorState,
  LoadingState,
  Text,
  type Column,
} from '@dosar/design-system';
import { useAmounts } from '@dosar/i18n/amounts';
import type { Schema } from '@dosar/openapi';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { differenceMessages as messages } from './difference-messages.ts';

type Difference = Schema<'NoteDifference'>['lines'][number];

const tones = { added: 'success', removed: 'danger', changed: 'warning' } as const;

/** What a supplement changes, line by line, with the amounts before and after. */
export function NoteDifference({ noteId }: { noteId: string }) {
  const { formatMessage: t } = useIntl();
  const { amount } = useAmounts();
  const signed = (bani: number) => (bani > 0 ? `+${amount(bani)}` : amount(bani));
  const failureOf = useQueryFailure();
  const difference = useQuery(apiQuery(compareNote, { params: { path: { assessment_note_id: noteId } } }));
  if (difference.isError) return <ErrorState {...failureOf(difference)} />;
  if (!difference.data) return <LoadingState shape="rows" count={5} />;
  const { lines, before, after } = difference.data;
  if (lines.length === 0) return <EmptyState kind="nothing-yet" title={t(messages.none)} />;
  const columns: Column<Difference>[] = [
    {
      key: 'change',
      header: t(messages.change),
      cell: (row) => (
        <Text as="span" color={tones[row.change]} fontWeight="strong">
          {t(messages[row.change])}
        </Text>
      ),
    },
    {
      key: 'part',
      header: t(messages.part),
      always: true,
      onPhone: 'title',
      cell: (row) => (row.after ?? row.before)?.part_name ?? '',
    },
    { key: 'before', header: t(messages.before), align: 'end', cell: (row) => amount(row.before_bani) },
    { key: 'after', header: t(messages.after), align: 'end', cell: (row) => amount(row.after_bani) },
    {
      key: 'difference',
      header: t(messages.difference),
      align: 'end',
      cell: (row) => <b>{signed(row.after_bani - row.before_bani)}</b>,
    },
  ];
  return (
    <Box padding="4">
      <DataTable
        caption={t(messages.caption)}
        columns={columns}
        rows={lines}
        rowKey={(row) => row.item_guid}
      />
      <Text marginTop="3">
        {t(messages.total, {
          before: amount(before?.gross_bani ?? 0),
          after: amount(after.gross_bani),
          difference: signed(after.gross_bani - (before?.gross_bani ?? 0)),
        })}
      </Text>
    </Box>
  );
}
