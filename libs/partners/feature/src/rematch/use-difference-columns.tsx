import type { Column } from '@dosar/design-system';
import { formatPlate } from '@dosar/kernel/plates';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { messages as special } from '../special/special-messages.ts';
import { MatchReasons } from '../special/match-reasons.tsx';
import { messages } from './rematch-messages.ts';

type Row = Schema<'RematchFile'>;

/** The columns of the files that would have another customer. */
export function useDifferenceColumns(): readonly Column<Row>[] {
  const { formatMessage: t } = useIntl();
  const named = (customer: Row['before']) =>
    customer === null
      ? t(messages.nobody)
      : `${customer.name} (${t(special.levelOf, { level: customer.level })})`;
  return [
    {
      key: 'file',
      header: t(messages.file),
      cell: (row) => row.claim_file_no,
      always: true,
      onPhone: 'title',
    },
    {
      key: 'plate',
      header: t(messages.plate),
      cell: ({ plate }) => (plate === null ? '' : formatPlate(plate)),
    },
    { key: 'change', header: t(messages.kind), cell: (row) => t(messages[row.change]) },
    {
      key: 'customer',
      header: t(messages.customer),
      cell: ({ before, after }) => t(messages.beforeAfter, { before: named(before), after: named(after) }),
    },
    { key: 'reasons', header: t(messages.reason), cell: ({ reasons }) => <MatchReasons reasons={reasons} /> },
    { key: 'state', header: t(messages.state), cell: ({ state }) => t(messages[state]) },
  ];
}
