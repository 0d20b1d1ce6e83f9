import {
  ColumnChooser,
  Later,
  PageTitle,
  Text,
  useIsPhone,
  type Arrangement,
  type ColumnChooserProps,
} from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { useIntl } from 'react-intl';
import { ExportButton } from '../export/export-button.tsx';
import type { ExportedList } from '../export/export-dialog.tsx';
import { messages } from './messages.ts';

export type WorklistTitleProps = Pick<ColumnChooserProps, 'columns'> & {
  arrangement: Arrangement;
  /** How many tasks the list has; absent until the server has counted. */
  total: Schema<'WorklistPage'>['total'] | undefined;
  /** The list as it would be exported. */
  exported: ExportedList;
};

/** The heading of the list: how many there are, and what can be done with the list as a whole. */
export function WorklistTitle({ columns, arrangement, total, exported }: WorklistTitleProps) {
  const { formatMessage: t } = useIntl();
  return (
    <PageTitle
      title={t(messages.title)}
      actions={
        <Later atOnce={useIsPhone()}>
          {total && (
            <Text tone="muted" numeric role="status">
              {t(total.capped ? messages.totalCapped : messages.total, { count: total.count })}
            </Text>
          )}
          <ExportButton {...exported} />
          <ColumnChooser columns={columns} {...arrangement} />
        </Later>
      }
    />
  );
}
