import { api, asFile, asUpload, dataOf, fileOf } from '@dosar/api-client';
import { fileToSend, type ImportedFile, type ImportWaiting } from '@dosar/forms/import';
import type { BodyOf, Schema } from '@dosar/openapi';

type Statement = Schema<'BankStatement'>;
type Counted = Schema<'CountedStatement'>;
type Line = Schema<'StatementLine'>;

const askAgainMs = 500;
/** As many pages of lines that cannot be read are listed. */
const mostPages = 10;

/** Why the server reads no line of a statement. */
export class StatementFault extends Error {
  readonly fault: NonNullable<Statement['fault']>;

  constructor(fault: NonNullable<Statement['fault']>) {
    super(fault);
    this.fault = fault;
  }
}

/** Hands a file over; a statement that was begun with the same file gives way to it. */
export const sendStatement = (file: ImportedFile, begun: Statement | undefined): Promise<Statement> =>
  dataOf(
    api.POST('/api/settlement/readStatement', {
      body: { file: fileToSend(file), ...(begun && { replaces: begun.bank_statement_id }) },
      ...asUpload(),
    }),
  );

/** Has a table read by other columns. */
export const saveColumns = (body: BodyOf<'saveCsvColumns'>): Promise<Statement> =>
  dataOf(api.POST('/api/settlement/saveCsvColumns', { body }));

/** The file of a statement that was begun. */
export async function fileOfStatement({ bank_statement_id: id }: Statement): Promise<File> {
  const { content, fileName } = await fileOf(
    api.GET('/api/settlement/downloadStatement/{bank_statement_id}', {
      params: { path: { bank_statement_id: id } },
      ...asFile,
    }),
  );
  return new File([content], fileName);
}

/** A statement once it is read, or its table once it asks for columns; it tells how far it is. */
export async function readThrough(id: string, { report, signal }: ImportWaiting): Promise<Counted> {
  for (;;) {
    const counted = await dataOf(
      api.GET('/api/settlement/getStatement/{bank_statement_id}', {
        params: { path: { bank_statement_id: id } },
        signal,
      }),
    );
    const { state, fault, size, read_size: read, line_count: rows } = counted.statement;
    if (state === 'failed' && counted.csv_rows === null) throw new StatementFault(fault ?? 'unreadable');
    if (state !== 'reading') return counted;
    report({ rows, share: size === 0 ? null : Math.min(1, read / size) });
    await new Promise((resolve) => {
      setTimeout(resolve, askAgainMs);
    });
    signal.throwIfAborted();
  }
}

/** The first lines of a statement, and those that cannot be read. */
export async function shownLines(id: string): Promise<Line[]> {
  const first = await linesOf(id, {});
  const unreadable: Line[] = [];
  let after: string | undefined;
  for (let page = 0; page < mostPages; page += 1) {
    const { items, next_cursor: next } = await linesOf(id, {
      outcome: 'unreadable',
      ...(after !== undefined && { after }),
    });
    unreadable.push(...items);
    if (next === null) break;
    after = next;
  }
  return [...first.items.filter(({ outcome }) => outcome !== 'unreadable'), ...unreadable];
}

const linesOf = (id: string, query: { outcome?: 'unreadable'; after?: string }) =>
  dataOf(
    api.GET('/api/settlement/browseStatementLines/{bank_statement_id}', {
      params: { path: { bank_statement_id: id }, query },
    }),
  );
