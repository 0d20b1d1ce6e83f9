import { importPeople, previewPeople } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import type { Schema } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aUser, framed, peopleCalls } from '../testing/people-samples.tsx';

beforeEach(() => server.use(...peopleCalls(aUser)));

test('R8 a file of people is shown line by line, with its columns to choose, before anybody is invited', async () => {
  const asked: unknown[] = [];
  const told = (columns: Schema<'PeopleColumns'>): Schema<'PeopleImport'> => ({
    headings: ['Nume', 'E-mail', 'Login'],
    columns,
    lines:
      columns.length < 3
        ? []
        : [
            { line: 2, username: 'ioana', full_name: 'Ioana Pop', outcome: 'new', changes: [], reason: null },
            {
              line: 3,
              username: 'dan',
              full_name: 'Dan Pop',
              outcome: 'left_out',
              changes: [],
              reason: 'email_taken',
            },
          ],
    counts: [
      { outcome: 'new', count: columns.length < 3 ? 0 : 1 },
      { outcome: 'left_out', count: columns.length < 3 ? 0 : 1 },
    ],
  });
  const found: Schema<'PeopleColumns'> = [
    { field: 'full_name', column: 0 },
    { field: 'email', column: 1 },
  ];
  server.use(
    mock(previewPeople, ({ body }) => ({ status: 200, body: told(body.columns ?? found) })),
    mock(importPeople, ({ body }) => {
      asked.push(body);
      return { status: 201 as const, body: told(body.columns ?? found) };
    }),
  );
  const { user: visitor } = renderFeature(framed);
  await visitor.click(await screen.findByRole('button', { name: 'Import' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'People from a file' }));
  const csv = 'Nume;E-mail;Login\r\nIoana Pop;ioana@example.com;ioana';
  await visitor.upload(
    dialog.getByLabelText(/^File of people/, { selector: 'input' }),
    new File([csv], 'oameni.csv', { type: 'text/csv' }),
  );
  expect(await dialog.findByText('Choose the column for: User name')).toBeVisible();
  await visitor.selectOptions(dialog.getByRole('combobox', { name: 'Login' }), 'User name *');
  expect(await dialog.findByText('2. Ioana Pop')).toBeVisible();
  expect(dialog.getByText('somebody else has this address')).toBeVisible();
  await visitor.click(dialog.getByRole('button', { name: 'Do it for one person' }));
  await waitFor(() =>
    expect(asked).toEqual([{ csv, columns: [...found, { field: 'username', column: 2 }] }]),
  );
});
