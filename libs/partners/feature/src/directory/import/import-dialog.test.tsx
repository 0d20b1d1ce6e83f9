import { importPartners, previewPartners } from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import type { JsonBodyOf, Schema } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ImportDialog } from './import-dialog.tsx';

const told = (change: Partial<Schema<'PartnerImport'>> = {}): Schema<'PartnerImport'> => ({
  headings: ['Denumire', 'Tip', 'Telefon'],
  columns: [
    { field: 'name', column: 0 },
    { field: 'kind', column: 1 },
  ],
  lines: [
    { line: 2, name: 'Auto Someș', outcome: 'new', changes: [], reason: null },
    { line: 3, name: 'Tractări Nord', outcome: 'changed', changes: ['capacity_per_week'], reason: null },
    { line: 4, name: 'Fel Ciudat', outcome: 'left_out', changes: [], reason: 'malformed_kind' },
  ],
  counts: [
    { outcome: 'new', count: 1 },
    { outcome: 'changed', count: 1 },
    { outcome: 'unchanged', count: 0 },
    { outcome: 'left_out', count: 1 },
  ],
  ...change,
});

function open() {
  const closed = { times: 0 };
  const { user } = renderFeature(<ImportDialog onClose={() => (closed.times += 1)} />);
  const send = async () => {
    const csv = new File(['Denumire;Tip;Telefon\r\nAuto Someș;service;12\r\n'], 'p.csv', {
      type: 'text/csv',
    });
    await user.upload(await screen.findByLabelText(/File of partners/, { selector: 'input' }), csv);
  };
  return { user, send, closed };
}

test('M8 a file shows what would happen, what is left out first with why, and only then is taken over', async () => {
  const sent: JsonBodyOf<'importPartners'>[] = [];
  server.use(
    mock(previewPartners, { status: 200, body: told() }),
    mock(importPartners, ({ body }) => {
      sent.push(body);
      return { status: 201, body: told() };
    }),
  );
  const { user, send, closed } = open();
  await send();
  const lines = within(await screen.findByRole('status')).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('the kind is missing or unknown'),
    expect.stringContaining('Auto Someș'),
    expect.stringContaining('Jobs in a week'),
  ]);
  expect(sent).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Take over 2 partners' }));
  await waitFor(() => expect(closed.times).toBe(1));
  expect(sent).toMatchObject([{ columns: told().columns }]);
});

test('a column that was not found is chosen, and the file is looked at again', async () => {
  const asked: JsonBodyOf<'previewPartners'>[] = [];
  server.use(
    mock(previewPartners, ({ body }) => {
      asked.push(body);
      return { status: 200, body: told({ columns: body.columns ?? [{ field: 'name', column: 0 }] }) };
    }),
  );
  const { user, send } = open();
  await send();
  expect(await screen.findByText('Choose the column for: Kind')).toBeVisible();
  await user.selectOptions(screen.getByRole('combobox', { name: 'Tip' }), 'Kind *');
  await waitFor(() =>
    expect(asked.at(-1)?.columns).toEqual([
      { field: 'name', column: 0 },
      { field: 'kind', column: 1 },
    ]),
  );
  expect(screen.queryByText('Choose the column for: Kind')).not.toBeInTheDocument();
});

test('what the server refuses is told, and nothing is taken over', async () => {
  server.use(mock(previewPartners, problem(422, 'rule_refused')));
  const { send } = open();
  await send();
  expect(await screen.findByText('The file cannot be used')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Take over/ })).not.toBeInTheDocument();
});

test('a file that is read otherwise is asked about again, and what is left out can be looked at alone', async () => {
  const asked: JsonBodyOf<'previewPartners'>[] = [];
  server.use(
    mock(previewPartners, ({ body }) => {
      asked.push(body);
      return { status: 200, body: told() };
    }),
  );
  const { user, send } = open();
  await send();
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Separator' }), ', comma');
  await waitFor(() => expect(asked.at(-1)?.csv).toMatch(/^sep=,\nDenumire;Tip;Telefon/));
  await user.click(screen.getByRole('button', { name: 'Left out 1' }));
  const lines = within(screen.getByRole('status')).getAllByRole('listitem');
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('the kind is missing or unknown'),
  ]);
});

test('a file that was looked at is gone on with after the page was left', async () => {
  const asked: JsonBodyOf<'previewPartners'>[] = [];
  server.use(
    mock(previewPartners, ({ body }) => {
      asked.push(body);
      return { status: 200, body: told() };
    }),
  );
  const { send } = open();
  await send();
  await screen.findByRole('button', { name: 'Take over 2 partners' });
  cleanup();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Go on with p.csv' }));
  expect(await screen.findByRole('button', { name: 'Take over 2 partners' })).toBeVisible();
  expect(asked).toHaveLength(2);
  expect(asked[1]).toEqual(asked[0]);
});
