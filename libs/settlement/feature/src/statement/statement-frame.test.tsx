import {
  browseStatementLines,
  downloadStatement,
  getStatement,
  readStatement,
  saveCsvColumns,
} from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Statements } from '../payments/statements.tsx';
import { aLine, aStatement } from '../testing/statement-samples.ts';
import { StatementPage } from './statement-page.tsx';

const path = 'payments/statement/:statementId';
const at = `/payments/statement/${aStatement().statement.bank_statement_id}`;

const noColumns = {
  ...{ day: [], amount: [], debit: [], credit: [], currency: [] },
  ...{ text: [], payee: [], reference: [], status: [] },
};

const count = (
  outcome: Schema<'LineOutcome'>,
  out: number,
): Schema<'CountedStatement'>['counts'][number] => ({ outcome, count: 1, in_bani: 0, out_bani: out });

const csvRows = [
  ['Ziua', 'Cine', 'Cat', 'La ce'],
  ['04.03.2026', 'Țepeș Teodora', '-4.840,00', 'Despagubire'],
];
const csvText = csvRows.map((row) => row.join(';')).join('\n');

/** The server reads a table once it knows its columns, and answers them. */
function aTable(known: Schema<'CsvReading'> | null) {
  const sent: Schema<'CsvReading'>[] = [];
  let reading = known;
  const read = aStatement({ format: 'csv' }, [count('matches', -484_000), count('unreadable', 0)]);
  const unread = aStatement({ state: 'failed', fault: 'columns', format: null }, []);
  server.use(
    mock(getStatement, () => ({
      status: 200,
      body: { ...(reading === null ? unread : read), csv_rows: csvRows, csv_reading: reading },
    })),
    mock(downloadStatement, { status: 200, body: new Blob([csvText]) }),
    mock(browseStatementLines, ({ query }) => {
      const broken = aLine({ line_no: 2, outcome: 'unreadable', fault: 'no_amount', raw: 'x;Ana;;y' });
      const items = query.get('outcome') === 'unreadable' ? [broken] : [aLine(), broken];
      return { status: 200, body: { items, next_cursor: null } };
    }),
    mock(saveCsvColumns, ({ body }) => {
      reading = { heading_row: body.heading_row, columns: body.columns, decimal: body.decimal };
      sent.push(reading);
      return { status: 200, body: read.statement };
    }),
  );
  return sent;
}

test('M4 a table with unknown headings is read by what stands below them, and otherwise once somebody says which column is what', async () => {
  const sent = aTable(null);
  const { user } = renderFeature(<StatementPage />, { at, path });
  await user.click(await screen.findByRole('button', { name: 'Name the columns' }));
  const frame = within(await screen.findByRole('dialog', { name: 'Import a bank statement' }));
  // What stands below the headings says which column is what; somebody mends it.
  expect(await frame.findByRole('combobox', { name: 'Ziua' })).toHaveDisplayValue('Day *');
  expect(frame.getByRole('combobox', { name: 'Cat' })).toHaveDisplayValue('Amount *');
  expect(await frame.findByRole('button', { name: 'Left out 1' })).toBeVisible();
  expect(frame.getByText('It has no amount.')).toBeVisible();
  await user.selectOptions(frame.getByRole('combobox', { name: 'Cat' }), 'not taken');
  expect(await frame.findByText('Choose the column for: Amount')).toBeVisible();
  expect(frame.queryByRole('button', { name: 'Go on with one line' })).toBeNull();
  await user.selectOptions(frame.getByRole('combobox', { name: 'Cat' }), 'Amount *');
  await user.selectOptions(frame.getByRole('combobox', { name: 'Cine' }), 'Payee or payer');
  await user.selectOptions(frame.getByRole('combobox', { name: 'Decimal sign' }), 'Comma: 1.234,56');
  await expect.poll(() => sent.at(-1)?.decimal).toBe('comma');
  expect(sent.at(-1)).toMatchObject({ heading_row: 0, columns: { day: [0], amount: [2], payee: [1] } });
  await user.click(await frame.findByRole('button', { name: 'Go on with one line' }));
  expect(await screen.findByRole('button', { name: 'Record one line' })).toBeVisible();
});

test('M4 a table that was read wrongly is read otherwise, with the columns by which it was read', async () => {
  const columns = { ...noColumns, day: [0], amount: [2], text: [3] };
  const sent = aTable({ heading_row: 0, columns, decimal: 'auto' });
  const { user } = renderFeature(<StatementPage />, { at, path });
  await user.click(await screen.findByRole('button', { name: 'Read it otherwise' }));
  const frame = within(await screen.findByRole('dialog'));
  expect(await frame.findByRole('combobox', { name: 'La ce' })).toHaveDisplayValue('Details');
  expect(sent).toEqual([]);
  await user.selectOptions(frame.getByRole('combobox', { name: 'La ce' }), 'Reference of the bank');
  await expect.poll(() => sent.length).toBe(1);
  expect(sent[0]).toMatchObject({ columns: { day: [0], amount: [2], text: [], reference: [3] } });
});

test('M4 a statement that is no table asks for no columns and no encoding, and tells what it brings before anything is kept of it', async () => {
  let isRead = false;
  server.use(
    mock(readStatement, { status: 201, body: aStatement({ state: 'reading' }).statement }),
    mock(getStatement, () => {
      const counted = isRead
        ? aStatement()
        : aStatement({ state: 'reading', read_size: 1_000, line_count: 12 }, []);
      isRead = true;
      return { status: 200, body: counted };
    }),
    mock(browseStatementLines, ({ query }) => ({
      status: 200,
      body: { items: query.get('outcome') === null ? [aLine()] : [], next_cursor: null },
    })),
  );
  const { user } = renderFeature(<Statements statements={[]} />, { at: '/payments', path: 'payments' });
  await user.click(await screen.findByRole('button', { name: 'Import a statement' }));
  const frame = within(await screen.findByRole('dialog'));
  const field = await frame.findByLabelText(/^Statement of the bank/, { selector: 'input' });
  await user.upload(field, new File([':20:118\n:25:RO49AAAA1B31007593840000\n'], 'extras-118.sta'));
  expect(await frame.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  expect(await frame.findByText(/4[.,]840[.,]00 RON/)).toBeVisible();
  expect(frame.getByRole('button', { name: 'New 1' })).toBeVisible();
  expect(frame.queryByRole('combobox')).toBeNull();
  expect(frame.getByRole('button', { name: 'Go on with one line' })).toBeEnabled();
});
