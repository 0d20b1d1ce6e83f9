import { browseOpenOrders, browseStatementLines, getStatement } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { aProfile, inFeature, people } from '@dosar/testing/samples';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { delay } from 'msw';
import { screen } from 'storybook/test';
import { aLine, anOrderOfLine, aStatement } from '../testing/statement-samples.ts';
import { StatementPage } from './statement-page.tsx';

const returned = aLine({
  line_no: 2,
  outcome: 'returned',
  amount_bani: 418_000,
  counterparty: 'Rusu Nicoleta',
  text: 'RETUR AC04 CONT INCHIS ORIG 27.02',
  raw: ':61:2603040304RD4180,00NRTI//2210\n:86:RETUR AC04 CONT INCHIS ORIG 27.02',
  return_reason: 'AC04',
  orders: [anOrderOfLine({ state: 'paid', open_bani: 0, amount_bani: 418_000, paid_on: '2026-02-27' })],
});
const several = aLine({
  line_no: 3,
  outcome: 'several',
  amount_bani: -500_000,
  orders: [
    anOrderOfLine({ payment_order_id: '0190b6a0-0000-7000-8000-00000000b005' }),
    anOrderOfLine({ payment_order_id: '0190b6a0-0000-7000-8000-00000000b006', reference: 'DM26R0000045-1' }),
  ],
});
const unread = aLine({
  line_no: 4,
  outcome: 'unreadable',
  fault: 'no_date',
  booked_on: null,
  amount_bani: null,
  counterparty: '',
  orders: [],
  raw: ':61:D480,00NTRF',
});
const foreign = aLine({
  line_no: 5,
  outcome: 'other_currency',
  currency: 'EUR',
  counterparty: 'Autohaus Linz GmbH',
});
const own = aLine({ line_no: 7, outcome: 'own_order' });
const early = aLine({ line_no: 8, outcome: 'before_order', booked_on: '2026-03-01' });
const lines = [returned, several, unread, foreign, aLine({ line_no: 6 }), own, early];
const counts: Schema<'CountedStatement'>['counts'] = lines.map(({ outcome, amount_bani: bani }) => ({
  outcome,
  count: 1,
  in_bani: Math.max(0, bani ?? 0),
  out_bani: Math.min(0, bani ?? 0),
}));
const shows = (statement = aStatement({}, counts), items = lines) => [
  mock(getStatement, { status: 200, body: { ...statement, unexplained_bani: -48_000 } }),
  mock(browseStatementLines, { status: 200, body: { items, next_cursor: null } }),
];
const onAPhone = { viewport: { value: 'phone', isRotated: false } };

export default {
  title: 'Settlement/Bank statement',
  component: StatementPage,
  decorators: [
    inFeature({
      profile: aProfile({}, people.maria),
      path: 'payments/statement/:statementId',
      at: `/payments/statement/${aStatement().statement.bank_statement_id}`,
    }),
  ],
  parameters: { network: shows() },
} satisfies Meta<typeof StatementPage>;

type Story = StoryObj<typeof StatementPage>;

export const ToRecord: Story = {};

export const ToRecordOnAPhone: Story = { globals: onAPhone };

export const Reading: Story = {
  parameters: { network: shows(aStatement({ state: 'reading', read_size: 1_500, line_count: 18_000 }, [])) },
};

export const NoStatement: Story = {
  parameters: { network: shows(aStatement({ state: 'failed', fault: 'columns' }, [])) },
};

const givenByHand = aLine({
  line_no: 1,
  outcome: 'unknown',
  counterparty: 'Auto Rapid SRL',
  text: 'Despagubire auto',
  decision_version: 2,
  decision: {
    kind: 'pays',
    parts: [{ payment_order_id: anOrderOfLine().payment_order_id, amount_bani: 484_000 }],
    needs_second: true,
    is_own: false,
    decided_by: 'Irina Neagu',
    decided_at: '2026-03-04T07:30:00.000Z',
  },
});

export const DecidedByAColleague: Story = {
  parameters: { network: shows(aStatement({}, counts), [givenByHand, ...lines]) },
};

export const NamesNoOrder: Story = {
  parameters: {
    network: [
      ...shows(aStatement({}, counts), [aLine({ outcome: 'unknown', orders: [] })]),
      mock(browseOpenOrders, {
        status: 200,
        body: {
          items: [{ ...anOrderOfLine(), ordered_on: '2026-03-02', payment_blocks: [] }],
          next_cursor: null,
        },
      }),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Țepeș Teodora/ }));
    await userEvent.click(await screen.findByRole('button', { name: /Caută alt ordin|Find another order/ }));
  },
};

export const UnknownColumns: Story = {
  parameters: {
    network: [
      mock(getStatement, {
        status: 200,
        body: {
          ...aStatement({ state: 'failed', fault: 'columns' }, []),
          csv_rows: [
            ['Ziua', 'Cine', 'Cat', 'La ce'],
            ['04.03.2026', 'Țepeș Teodora', '-4.840,00', 'Despagubire DM26R0000041-1'],
            ['04.03.2026', 'Banca', '-12,00', 'Comision'],
          ],
        },
      }),
    ],
  },
};

export const NothingLeft: Story = { parameters: { network: shows(aStatement({}, []), []) } };

export const Loading: Story = {
  parameters: {
    network: [
      mock(getStatement, async () => {
        await delay('infinite');
        return problem(503, 'overloaded');
      }),
    ],
  },
};

export const NotReadable: Story = {
  parameters: { network: [mock(getStatement, problem(503, 'database_unavailable'))] },
};
