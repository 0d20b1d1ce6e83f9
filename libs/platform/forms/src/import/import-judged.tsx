import { Text } from '@dosar/design-system';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ImportColumns } from './import-columns.tsx';
import { ImportRows } from './import-rows.tsx';
import {
  countTaken,
  hasNeeded,
  type ImportColumn,
  type ImportField,
  type ImportMending,
  type ImportTold,
} from './import-told.ts';
import type { FileLooks } from './imported-file.ts';
import { messages } from './messages.ts';

type ImportJudgedProps<Field extends string> = {
  told: ImportTold<Field> | undefined;
  looks: FileLooks;
  fields: readonly ImportField<Field>[];
  /** The server finds no table; somebody may still say which column is what. */
  isRefused: boolean;
  isAllOrNothing: boolean;
  question: ReactNode;
  onColumns: (columns: ImportColumn<Field>[]) => void;
  onDownload: (rows: ImportTold<Field>['rows']) => void;
  mendingOf: (line: number) => ImportMending | undefined;
  onMend: (mending: ImportMending) => void;
};

/** The columns of a file, what is asked besides, and what becomes of its rows. */
export function ImportJudged<Field extends string>(props: ImportJudgedProps<Field>) {
  const { told, looks, fields, isRefused, isAllOrNothing, question, onColumns, onDownload } = props;
  const { mendingOf, onMend } = props;
  const { formatMessage: t } = useIntl();
  if (told === undefined && !(isRefused && looks.headings.length > 1)) return null;
  const columns = told?.columns ?? [];
  const isComplete = told !== undefined && hasNeeded(columns, fields);
  return (
    <>
      {fields.length > 0 && (
        <ImportColumns
          headings={told?.headings ?? looks.headings}
          columns={columns}
          fields={fields}
          looks={looks.columns}
          rows={looks.rows}
          onChange={onColumns}
        />
      )}
      {question}
      {isComplete && (
        <>
          <Text tone="muted">{t(countTaken(told) === 0 ? messages.nothing : messages.nothingYet)}</Text>
          <ImportRows
            counts={told.counts}
            rows={told.rows}
            isAllOrNothing={isAllOrNothing}
            onDownload={() => onDownload(told.rows)}
            mendingOf={mendingOf}
            onMend={onMend}
          />
        </>
      )}
    </>
  );
}
