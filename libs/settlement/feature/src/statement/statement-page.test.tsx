import {
  browseOpenOrders,
  browseStatementLines,
  decideStatementLine,
  getStatement,
  importStatement,
} from '@dosar/api-client';
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
        body: {
          ...aStatement(),
          recorded_count: 1,
          recorded_bani: 400_000,
          returned_count: 0,
          reopened_count: 0,
        },
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
  expect(sent).toMatchObject([{ decisions_version: 0 }]);
});

/** Keeps what is decided about a line, as the server does, and what was sent. */
function decided(line: Schema<'StatementLine'>) {
  const sent: unknown[] = [];
  let now = line;
  server.use(
    mock(decideStatementLine, ({ body }) => {
      sent.push(body);
      const { kind, parts } = body;
      now = {
        ...now,
        decision_version: now.decision_version + 1,
        decision:
          kind === 'open'
            ? null
            : {
                kind,
                parts,
                needs_second: false,
                is_own: true,
                decided_by: 'Irina Neagu',
                decided_at: '2026-03-04T08:00:00.000Z',
              },
      };
      return { status: 200, body: now };
    }),
    mock(browseStatementLines, () => ({ status: 200, body: { items: [now], next_cursor: null } })),
  );
  return sent;
}

test('M4 a line that is left out stays left out, and says who left it out', async () => {
  const { user } = show([aLine()], [count('matches', -484_000)]);
  const sent = decided(aLine());
  await user.click(await screen.findByRole('checkbox', { name: 'Record this line' }));
  expect(await screen.findByText(/Decided by Irina Neagu/)).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: 'Record this line' })).not.toBeChecked();
  expect(sent).toMatchObject([{ line_no: 1, decision_version: 0, kind: 'left_out', parts: [] }]);
});

test('M4 a partial payment is decided once somebody has confirmed it, and not for more than the line has', async () => {
  const partial = aLine({ outcome: 'partial', amount_bani: -400_000 });
  const { user } = show([partial], [count('partial', -400_000)]);
  const sent = decided(partial);
  const part = await screen.findByLabelText('DM26R0000041-1 · Amount, lei');
  expect(part).toHaveValue('4,000.00');
  expect(screen.getByText('Partial payment: 840.00 lei of DM26R0000041-1 stay open.')).toBeInTheDocument();
  await user.clear(part);
  await user.type(part, '4,000.01');
  await user.click(screen.getByRole('button', { name: 'Confirm the line' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('The parts are more than the line has');
  await user.clear(part);
  await user.type(part, '4,000.00');
  await user.click(screen.getByRole('button', { name: 'Confirm the line' }));
  expect(await screen.findByText('4,000.00 lei for DM26R0000041-1')).toBeInTheDocument();
  const { payment_order_id } = anOrderOfLine();
  expect(sent).toMatchObject([{ kind: 'pays', parts: [{ payment_order_id, amount_bani: 400_000 }] }]);
  await user.click(screen.getByRole('button', { name: 'Decide again' }));
  expect(await screen.findByLabelText('DM26R0000041-1 · Amount, lei')).toBeInTheDocument();
  expect(sent[1]).toMatchObject({ kind: 'open', decision_version: 1 });
});

test('M4 a line that names no order is given to one that somebody finds, with the difference named', async () => {
  const unknown = aLine({ outcome: 'unknown', amount_bani: -500_000, orders: [] });
  const { user } = show([unknown], [count('unknown', -500_000)]);
  const sent = decided(unknown);
  const order = { ...anOrderOfLine(), ordered_on: '2026-03-02', payment_blocks: [] };
  server.use(mock(browseOpenOrders, { status: 200, body: { items: [order], next_cursor: null } }));
  await user.click(await screen.findByRole('button', { name: 'Find another order' }));
  await user.type(screen.getByRole('combobox', { name: 'Another order' }), 'DM26');
  await user.click(await screen.findByRole('option', { name: /DM26R0000041-1 · Țepeș Teodora/ }));
  expect(await screen.findByLabelText('DM26R0000041-1 · Amount, lei')).toHaveValue('4,840.00');
  expect(screen.getByText(/Over-payment: 160.00 lei of the line pay no order/)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Confirm the line' }));
  expect(await screen.findByRole('button', { name: 'Decide again' })).toBeInTheDocument();
  expect(sent).toMatchObject([{ kind: 'pays', parts: [{ amount_bani: 484_000 }] }]);
});

test('M4 an order that the reader gave cannot be chosen for a line', async () => {
  const { user } = show([aLine({ outcome: 'unknown', orders: [] })], [count('unknown', -484_000)]);
  const own = { ...anOrderOfLine(), ordered_on: '2026-03-02', payment_blocks: ['own_order' as const] };
  server.use(mock(browseOpenOrders, { status: 200, body: { items: [own], next_cursor: null } }));
  await user.click(await screen.findByRole('button', { name: 'Find another order' }));
  await user.type(screen.getByRole('combobox', { name: 'Another order' }), 'DM26');
  const option = await screen.findByRole('option', { name: /DM26R0000041-1/ });
  expect(option).toHaveAttribute('aria-disabled', 'true');
  expect(option).toHaveTextContent('Ordered or approved by you');
});

test('M4 what the reader decided and a colleague records is counted beside what can be recorded now', async () => {
  const parts = [{ payment_order_id: anOrderOfLine().payment_order_id, amount_bani: 484_000 }];
  const line = aLine({
    outcome: 'over',
    amount_bani: -500_000,
    decision_version: 1,
    decision: {
      kind: 'pays',
      parts,
      needs_second: true,
      is_own: true,
      decided_by: 'Irina Neagu',
      decided_at: '2026-03-04T08:00:00.000Z',
    },
  });
  show([line], []);
  server.use(
    mock(getStatement, {
      status: 200,
      body: {
        ...aStatement({}, [count('over', -500_000)]),
        decisions: { version: 1, to_record: 0, left_out: 0, waiting: 1 },
      },
    }),
  );
  expect(await screen.findByText(/A colleague records it/)).toBeInTheDocument();
  expect(screen.getByText('No line is left to be recorded · one waits for a colleague')).toBeInTheDocument();
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
