import { Banner, Button, Dialog, FileField, LoadingState, Stack, Text } from '@dosar/design-system';
import { useMemo, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { ImportColumns } from './import-columns.tsx';
import { ImportFileFacts } from './import-file-facts.tsx';
import { ImportRows } from './import-rows.tsx';
import { ImportSteps } from './import-steps.tsx';
import { countChanges, countOf, type ImportField, type ImportTold } from './import-told.ts';
import { looksOf } from './imported-file.ts';
import { leftOutFile } from './left-out-file.ts';
import { messages } from './messages.ts';
import { useImport, type ImportCalls } from './use-import.ts';

export type ImportFrameProps<Field extends string, Answer> = ImportCalls<Field, Answer> & {
  title: string;
  /** The label of the field for the file, and what the file holds. */
  fileLabel: string;
  fileHint: string;
  maxBytes: number;
  fields: readonly ImportField<Field>[];
  /** What a file would do, in the words of the page. */
  tell: (answer: Answer) => ImportTold<Field>;
  applyLabel: (count: number) => string;
  /** A row that is left out keeps the others from being taken over. */
  isAllOrNothing?: boolean;
  /** What else is asked of somebody before the rows are taken over; `ask` looks at the file again. */
  question?: (answer: Answer, ask: () => void) => ReactNode;
  problemText: (error: unknown) => string;
  saveFile: (file: { content: Blob; fileName: string }) => void;
  onClose: () => void;
};

const nothingTold: ImportTold<never> = { headings: [], columns: [], counts: [], rows: [] };
const types = ['text/csv', 'text/plain', 'application/vnd.ms-excel'];

/**
 * The frame of every import from a file of values: chosen, read as the product finds it or as somebody says, its columns named, what
 * each row would do and which are left out, and only then taken over.
 *
 * An import is a declaration: its fields, its two calls and its words.
 */
export function ImportFrame<Field extends string, Answer>(props: ImportFrameProps<Field, Answer>) {
  const {
    title,
    fields,
    tell,
    applyLabel,
    isAllOrNothing = false,
    question,
    problemText,
    saveFile,
    onClose,
  } = props;
  const { formatMessage: t } = useIntl();
  const { file, answer, error, waitsFor, kept, ...acts } = useImport(props);
  const looks = useMemo(() => looksOf(file ?? { text: '' }), [file]);
  // Where the server finds no table, somebody may still say which column is what.
  const untold =
    error === undefined || looks.headings.length < 2
      ? undefined
      : { ...nothingTold, headings: looks.headings };
  const told = answer === undefined ? untold : tell(answer);
  const count = told ? countChanges(told) : 0;
  const isComplete =
    told !== undefined &&
    fields.every(({ field, isNeeded }) => !isNeeded || told.columns.some((column) => column.field === field));
  const isStopped = isAllOrNothing && told !== undefined && countOf(told.counts, 'left_out') > 0;
  const save = () => {
    if (file === undefined || told === undefined) return;
    saveFile({
      content: new Blob([leftOutFile(file, told.rows, t(messages.reason))], {
        type: 'text/csv;charset=utf-8',
      }),
      fileName: `${t(messages.leftOutFile)}-${file.name}`,
    });
  };
  return (
    <Dialog
      open
      size="large"
      title={title}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(messages.close)}</Button>
          {isComplete && count > 0 && !isStopped && (
            <Button
              variant="primary"
              disabled={waitsFor === 'preview'}
              loading={waitsFor === 'take'}
              onClick={() => void acts.apply()}
            >
              {applyLabel(count)}
            </Button>
          )}
        </>
      }
    >
      <Stack gap="4">
        <ImportSteps hasFile={file !== undefined} isComplete={isComplete} isApplying={waitsFor === 'take'} />
        {file === undefined ? (
          <>
            {kept && (
              <Button icon="history" onClick={acts.resume}>
                {t(messages.goOn, { name: kept.file.name })}
              </Button>
            )}
            <FileField
              label={props.fileLabel}
              hint={props.fileHint}
              files={[]}
              rules={{ types, maxBytes: props.maxBytes, maxFiles: 1 }}
              onAdd={([chosen]) => void acts.choose(chosen)}
              onRemove={() => undefined}
              onRetry={() => undefined}
            />
          </>
        ) : (
          <ImportFileFacts
            file={file}
            size={{ columns: looks.columns.length, rows: looks.rows }}
            onRead={acts.readAs}
            onOther={acts.forget}
          />
        )}
        {error !== undefined && (
          <Banner tone="danger" title={t(messages.unreadable)} live>
            {problemText(error)}
          </Banner>
        )}
        {waitsFor === 'preview' && !told && <LoadingState shape="rows" count={3} />}
        {waitsFor === 'take' && <Text role="status">{t(messages.takingOver)}</Text>}
        {told && (
          <>
            {fields.length > 0 && (
              <ImportColumns
                headings={told.headings}
                columns={told.columns}
                fields={fields}
                looks={looks.columns}
                rows={looks.rows}
                onChange={acts.ask}
              />
            )}
            {answer !== undefined && question?.(answer, () => acts.ask())}
            {isComplete && count === 0 && <Text role="status">{t(messages.nothing)}</Text>}
            {isComplete && (
              <ImportRows
                counts={told.counts}
                rows={told.rows}
                isAllOrNothing={isAllOrNothing}
                onDownload={save}
              />
            )}
            {isComplete && count > 0 && <Text tone="muted">{t(messages.nothingYet)}</Text>}
          </>
        )}
      </Stack>
    </Dialog>
  );
}
