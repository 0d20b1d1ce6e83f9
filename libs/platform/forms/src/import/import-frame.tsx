import { Banner, Button, Dialog, Stack } from '@dosar/design-system';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ImportChoice } from './import-choice.tsx';
import { FormulaWarning } from './formula-warning.tsx';
import { ImportFileFacts } from './import-file-facts.tsx';
import { ImportJudged } from './import-judged.tsx';
import { ImportSteps } from './import-steps.tsx';
import { ImportWait } from './import-wait.tsx';
import {
  countOf,
  countTaken,
  hasNeeded,
  type ImportColumn,
  type ImportField,
  type ImportTold,
} from './import-told.ts';
import { looksOf, nameAsText } from './imported-file.ts';
import { leftOutFile } from './left-out-file.ts';
import { cellsByLine, mendingOf } from './mending-of.ts';
import { messages } from './messages.ts';
import { useFaultText } from './use-fault-text.ts';
import { useImport, type ImportCalls } from './use-import.ts';

export type ImportFrameProps<Field extends string, Answer> = ImportCalls<Field, Answer> & {
  title: string;
  /** The label of the field for the file, and what the file holds. */
  fileLabel: string;
  fileHint: string;
  maxBytes: number;
  /** Types and endings of files that it takes besides tables. */
  otherTypes?: readonly string[];
  fields: readonly ImportField<Field>[];
  /** What a file would do, in the words of the page. */
  tell: (answer: Answer) => ImportTold<Field>;
  applyLabel: (count: number) => string;
  /** A row that is left out keeps the others from being taken over. */
  isAllOrNothing?: boolean;
  /** What else is asked of somebody before the rows are taken over; `ask` looks at the file again. */
  question?: (answer: Answer, ask: (columns?: ImportColumn<Field>[]) => void) => ReactNode;
  problemText: (error: unknown) => string;
  saveFile: (file: { content: Blob; fileName: string }) => void;
  onClose: () => void;
};

/**
 * The frame of every import from a file of values: chosen, read as the product finds it or as somebody says, its columns named, what
 * each row would do and which are left out, and only then taken over.
 *
 * An import is a declaration: its fields, its two calls and its words.
 */
export function ImportFrame<Field extends string, Answer>(props: ImportFrameProps<Field, Answer>) {
  const { title, fields, problemText, onClose } = props;
  const { formatMessage: t } = useIntl();
  const faultText = useFaultText();
  const { file, answer, error, waitsFor, progress, kept, ...acts } = useImport(props);
  const told = answer === undefined ? undefined : props.tell(answer);
  const begins = told?.begins;
  const looks = useMemo(() => looksOf(file ?? noFile, begins), [file, begins]);
  const rowCells = useMemo(() => cellsByLine(file ?? noFile), [file]);
  const mends = (line: number) => mendingOf(line, rowCells.get(line) ?? [], told?.columns ?? [], fields);
  const count = told === undefined ? 0 : countOffered(told, props);
  const save = (rows: ImportTold<Field>['rows']) => {
    if (file === undefined) return;
    const text = leftOutFile(file, rows, t(messages.reason), begins);
    const content = new Blob([text], { type: 'text/csv;charset=utf-8' });
    props.saveFile({ content, fileName: `${t(messages.leftOutFile)}-${nameAsText(file.name)}` });
  };
  const footer = (
    <>
      <Button onClick={onClose}>{t(messages.close)}</Button>
      {count > 0 && (
        <Button
          variant="primary"
          disabled={waitsFor === 'preview'}
          loading={waitsFor === 'take'}
          onClick={() => void acts.apply()}
        >
          {props.applyLabel(count)}
        </Button>
      )}
    </>
  );
  return (
    <Dialog open size="large" title={title} onClose={onClose} footer={footer}>
      <Stack gap="4">
        <ImportSteps
          hasFile={file !== undefined}
          isComplete={told !== undefined && hasNeeded(told.columns, fields)}
          isApplying={waitsFor === 'take'}
        />
        {file === undefined && waitsFor !== 'begun' && (
          <ImportChoice
            label={props.fileLabel}
            hint={props.fileHint}
            maxBytes={props.maxBytes}
            takesPdf={props.rowsOfPdf !== undefined}
            otherTypes={props.otherTypes ?? []}
            keptName={kept?.file.name}
            onResume={acts.resume}
            onChoose={acts.choose}
          />
        )}
        {file !== undefined && (
          <ImportFileFacts
            file={file}
            size={{ columns: looks.columns.length, rows: looks.rows }}
            onRead={acts.readAs}
            onOther={acts.forget}
          />
        )}
        <FormulaWarning file={file} rows={rowCells} />
        {error !== undefined && (
          <Banner tone="danger" title={t(messages.unreadable)} live>
            {faultText(error) ?? problemText(error)}
          </Banner>
        )}
        <ImportWait waitsFor={waitsFor} progress={progress} isTold={told !== undefined} />
        <ImportJudged
          told={told}
          looks={looks}
          fields={fields}
          isRefused={error !== undefined}
          isAllOrNothing={props.isAllOrNothing ?? false}
          question={answer === undefined ? undefined : props.question?.(answer, acts.ask)}
          onColumns={acts.ask}
          onDownload={save}
          mendingOf={mends}
          onMend={acts.mend}
        />
      </Stack>
    </Dialog>
  );
}

const noFile = { text: '' };

/** How many rows the button takes over: none while a needed column is missing, or a row stops an import of all rows. */
function countOffered<Field extends string>(
  told: ImportTold<Field>,
  { fields, isAllOrNothing }: Pick<ImportFrameProps<Field, unknown>, 'fields' | 'isAllOrNothing'>,
): number {
  if (!hasNeeded(told.columns, fields)) return 0;
  return isAllOrNothing && countOf(told.counts, 'left_out') > 0 ? 0 : countTaken(told);
}
