import { browseStatementLines, getStatement, importStatement } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aLine, anOrderOfLine, aStatement } from '../testing/statement-samples.ts';
import { StatementPage } from './statement-page.tsx';

const path = 'payments/statement/:statementId';
const at = `/payments/statement/${aStatement().statement.bank_statement_id}`;

type Counts = Schema<'CountedStatement'>['counts'];
const count = (outcome: Schema<'LineOutcome'>, out: number): Counts[number] => ({
  outcome,
  count: 1,
  in_bani: 0,
  out_bani: out,
});

function show(lines: Schema<'StatementLine'>[], counts: Counts) {
  server.use(
    mock(getStatement, { status: 200, body: aStatement({}, counts) }),
    mock(browseStatementLines, { status: 200, body: { items: lines, next_cursor: null } }),
  );
  return renderFeature(<StatementPage />, { at, path });
}

/** Answers an import, and keeps what was sent. */
function recorded() {
  const sent: unknown[] = [];
  server.use(
    mock(importStatement, ({ body }) => {
      sent.push(body);
      return {
        status: 201,
        body: { ...aStatement(), recorded_count: 1, recorded_bani: 400_000, returned_count: 0 },
      };
    }),
  );
  return sent;
}

test('M4 a statement shows what the bank writes and what happens, and records what matches', async () => {
  const { user } = show([aLine()], [count('matches', -484_000)]);
  expect(await screen.findByText(/:61:2603040304D4840,00/)).toBeInTheDocument();
  expect(
    screen.getByText('The order becomes paid, and the reserve goes down by the amount.'),
  ).toBeInTheDocument();
  const sent = recorded();
  await user.click(screen.getByRole('button', { name: 'Record one line' }));
  expect(await screen.findByText(/One payment of 4,000.00 lei/)).toBeInTheDocument();
  expect(sent).toMatchObject([{ left_out: [], decided: [] }]);
});

test('M4 a line that is left out is not recorded', async () => {
  const { user } = show([aLine()], [count('matches', -484_000)]);
  await user.click(await screen.findByRole('checkbox', { name: 'Record this line' }));
  expect(screen.getByText('No line is left to be recorded')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Record one/ })).not.toBeInTheDocument();
});

test('M4 a partial payment is recorded once somebody has confirmed it, and not for more than the line has', async () => {
  const { user } = show([aLine({ outcome: 'partial', amount_bani: -400_000 })], [count('partial', -400_000)]);
  const part = await screen.findByLabelText('DM26R0000041-1 · Amount, lei');
  expect(part).toHaveValue('4,000.00');
  await user.clear(part);
  await user.type(part, '4,000.01');
  await user.click(screen.getByRole('button', { name: 'Confirm the line' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The parts are more than the line has');
  await user.clear(part);
  await user.type(part, '4,000.00');
  await user.click(screen.getByRole('button', { name: 'Confirm the line' }));
  const sent = recorded();
  await user.click(screen.getByRole('button', { name: 'Record one line' }));
  expect(await screen.findByText(/One payment of 4,000.00 lei/)).toBeInTheDocument();
  const { payment_order_id } = anOrderOfLine();
  expect(sent).toMatchObject([
    { decided: [{ line_no: 1, parts: [{ payment_order_id, amount_bani: 400_000 }] }] },
  ]);
});

test('M4 what the reader ordered cannot be recorded by the reader, and says that a colleague does', async () => {
  show([aLine({ outcome: 'own_order' })], [count('own_order', -484_000)]);
  expect(await screen.findByRole('heading', { name: 'Line 1, ordered by you' })).toBeInTheDocument();
  expect(screen.getByText(/a colleague records it from this statement/)).toBeInTheDocument();
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  expect(screen.getByText('No line is left to be recorded')).toBeInTheDocument();
});

test('M4 a line that could not be read says why, beside what the bank wrote', async () => {
  show(
    [aLine({ outcome: 'unreadable', fault: 'no_date', booked_on: null, amount_bani: null, orders: [] })],
    [count('unreadable', 0)],
  );
  const list = within(await screen.findByRole('list', { name: 'Lines' }));
  expect(list.getByText(/It has no day/)).toBeInTheDocument();
});

test('M4 amounts of another currency name it', async () => {
  show([aLine({ outcome: 'other_currency', currency: 'EUR' })], [count('other_currency', -484_000)]);
  const list = within(await screen.findByRole('list', { name: 'Lines' }));
  expect(list.getByText('-4,840.00 EUR')).toBeInTheDocument();
});

test('M4 a file that is being read says how far that is', async () => {
  server.use(
    mock(getStatement, {
      status: 200,
      body: aStatement({ state: 'reading', read_size: 1_000, line_count: 12 }, []),
    }),
  );
  renderFeature(<StatementPage />, { at, path });
  expect(await screen.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '25');
  expect(screen.getByText('The file is being read · 12 lines')).toBeInTheDocument();
});

test('M4 a file that is no statement says why', async () => {
  server.use(
    mock(getStatement, { status: 200, body: aStatement({ state: 'failed', fault: 'columns' }, []) }),
  );
  renderFeature(<StatementPage />, { at, path });
  expect(await screen.findByText('No headings for date, amount and details were found.')).toBeInTheDocument();
});

test('M4 a refused import says why', async () => {
  const { user } = show([aLine()], [count('matches', -484_000)]);
  server.use(mock(importStatement, problem(409, 'money_rule', { context: { reason: 'decided_otherwise' } })));
  await user.click(await screen.findByRole('button', { name: 'Record one line' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('A line that you decided means something else');
});
