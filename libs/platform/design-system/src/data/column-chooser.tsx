import { lazy, Suspense, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../button/button.tsx';
import { SidePanel } from '../dialog/dialog.tsx';
import { LoadingState } from '../feedback/loading-state.tsx';
import { usualLayout } from './column-layout.ts';
import type { Column } from './column.ts';
import type { Arrangement } from './data-table-model.ts';
import { messages } from './messages.ts';

const ColumnList = lazy(async () => ({ default: (await import('./column-list.tsx')).ColumnList }));

/** What the chooser needs to know of a column. */
export type ChosenColumn = Pick<Column<never>, 'key' | 'header' | 'always'>;

export type ColumnChooserProps = Arrangement & { columns: readonly ChosenColumn[] };

/** Which columns a table shows, in which order and how wide; the table behind it follows at once. */
export function ColumnChooser({ columns, layout, onLayout }: ColumnChooserProps) {
  const { formatMessage: t } = useIntl();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="quiet" icon="tune" onClick={() => setOpen(true)}>
        {t(messages.columns)}
      </Button>
      <SidePanel
        open={isOpen}
        title={t(messages.columns)}
        onClose={() => setOpen(false)}
        footer={
          <Button icon="undo" onClick={() => onLayout(usualLayout)}>
            {t(messages.usualColumns)}
          </Button>
        }
      >
        <Suspense fallback={<LoadingState shape="rows" count={columns.length} />}>
          <ColumnList {...{ columns, layout, onLayout }} />
        </Suspense>
      </SidePanel>
    </>
  );
}
