import { queriesOf, saveContent } from '@dosar/api-client';
import { ImportFrame, type ImportColumn, type ImportedFile, type ImportWaiting } from '@dosar/forms/import';
import type { Schema } from '@dosar/openapi';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router';
import { useRefusalText } from '../dialogs/use-refusal-text.ts';
import { fieldsOf, type CsvSums } from './csv-choice.ts';
import { csvMessages } from './csv-messages.ts';
import { importMessages } from './import-messages.ts';
import { messages } from './messages.ts';
import {
  fileOfStatement,
  readThrough,
  saveColumns,
  sendStatement,
  shownLines,
  StatementFault,
} from './statement-file.ts';
import { TableQuestion } from './table-question.tsx';
import { asTold, isReadSo, readingOf, rowBelow, type SaidOfTable, type TableField } from './table-reading.ts';
import { useToldStatement, type StatementAnswer } from './use-told-statement.ts';

type Statement = Schema<'BankStatement'>;
type Columns = ImportColumn<TableField>[];
type StatementFrameProps = { begun?: Statement | undefined; onClose: () => void };

const otherTypes = ['text/xml', 'application/xml', '.sta', '.mt940', '.940'];
/** What is neither XML nor MT940 has rows and columns. */
const isTable = (text: string): boolean => !/^\s*</.test(text) && !/^(?:\{.*\{4:)?:20:/m.test(text);

/** Takes a statement of the bank, which a job of the server reads; `begun` is one that somebody goes on with. */
export function StatementFrame({ begun, onClose }: StatementFrameProps) {
  const { formatMessage: t } = useIntl();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const refusalText = useRefusalText();
  const tell = useToldStatement();
  const { look, sums, said } = useStatementLooks(begun);
  const close = () => {
    onClose();
    void queryClient.invalidateQueries(queriesOf('settlement'));
  };
  return (
    <ImportFrame<TableField, StatementAnswer>
      title={t(importMessages.title)}
      fileLabel={t(importMessages.file)}
      fileHint={t(importMessages.hint)}
      maxBytes={26_214_400}
      otherTypes={otherTypes}
      isTable={isTable}
      fields={(sums === undefined ? [] : fieldsOf(sums)).map(({ field, isNeeded }) => ({
        field,
        isNeeded,
        label: t(csvMessages[field]),
      }))}
      begun={begun && (() => fileOfStatement(begun))}
      preview={look}
      take={async (_file, { counted }) => {
        close();
        await navigate(`/payments/statement/${counted.statement.bank_statement_id}`);
      }}
      tell={tell}
      applyLabel={(count) => t(importMessages.apply, { count })}
      question={({ counted, reading, columns }, ask) =>
        counted.csv_rows === null || reading === undefined ? null : (
          <TableQuestion
            rows={counted.csv_rows}
            reading={reading}
            onSay={(more) => {
              said.current = { ...said.current, ...more };
              // Other headings stand over other columns.
              if (more.headingRow === undefined) ask(columns);
              else ask([]);
            }}
          />
        )
      }
      problemText={(error) =>
        error instanceof StatementFault ? t(messages.fileFault, { fault: error.fault }) : refusalText(error)
      }
      saveFile={saveContent}
      onClose={close}
    />
  );
}

/** What the server says of a file, as it is read by what somebody has said of it. */
function useStatementLooks(begun: Statement | undefined) {
  // A statement that is no table has no columns to be named.
  const [sums, setSums] = useState<CsvSums>();
  const said = useRef<SaidOfTable>({});
  // What the server keeps of the file, and the text that was sent: another reading of it is sent again.
  const kept = useRef({ known: begun, text: undefined as string | undefined });
  const look = async (
    file: ImportedFile,
    chosen: Columns | null,
    waiting: ImportWaiting,
  ): Promise<StatementAnswer> => {
    const { known, text } = kept.current;
    const isSent = known !== undefined && (text ?? file.text) === file.text;
    if (!isSent) said.current = {};
    const statement = isSent ? known : await sendStatement(file, known);
    kept.current = { known: statement, text: file.text };
    const id = statement.bank_statement_id;
    const counted = await readThrough(id, waiting);
    const { csv_rows: rows, csv_reading: wasRead } = counted;
    if (rows === null) {
      setSums(undefined);
      return { counted, lines: await shownLines(id), columns: [], begins: 1 };
    }
    const isGuessed = chosen === null || chosen.length === 0;
    const reading = readingOf(rows, wasRead, isGuessed ? null : chosen, said.current);
    setSums(reading.sums);
    const { columns, headingRow, decimal } = reading;
    const answer = { columns, reading, begins: rowBelow(file.text, rows[headingRow] ?? []) };
    if (isReadSo(wasRead, reading)) return { ...answer, counted, lines: await shownLines(id) };
    const told = asTold(reading);
    // Nothing can be read by columns without a day or an amount: the frame asks for them.
    if (told === undefined) return { ...answer, counted, lines: [] };
    await saveColumns({ bank_statement_id: id, heading_row: headingRow, columns: told, decimal });
    const again = await readThrough(id, waiting);
    return { ...answer, counted: again, lines: await shownLines(id) };
  };
  return { look, sums, said };
}
