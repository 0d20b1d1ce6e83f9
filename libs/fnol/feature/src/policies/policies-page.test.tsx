import { applyPolicies, browsePolicyImports, mapPolicyColumns, readPolicies } from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import type { JsonBodyOf } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aPolicyImport } from '../testing/policy-samples.ts';
import { PoliciesPage } from './policies-page.tsx';

let imports = [aPolicyImport()];
const open = () => renderFeature([{ path: '/', element: <PoliciesPage /> }], { at: '/' });

beforeEach(() => {
  imports = [aPolicyImport()];
  server.use(
    mock(browsePolicyImports, () => ({ status: 200, body: { imports, policy_count: 3, has_service: true } })),
  );
});

test('C27 a file shows what it would change and which rows it loses, and is applied by one button', async () => {
  let applied = 0;
  server.use(
    mock(applyPolicies, () => {
      applied += 1;
      imports = [aPolicyImport({ state: 'applied', applied_at: '2026-03-04T09:00:00.000Z' })];
      return { status: 200, body: aPolicyImport({ state: 'applying' }) };
    }),
  );
  const { user } = open();
  const counts = within(await screen.findByRole('group', { name: 'What becomes of the rows' }));
  expect(counts.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'All rows ',
    'New 2',
    'Changed 1',
    'As it is 4',
    'Left out 1',
  ]);
  expect(screen.getByText('neither plate nor VIN')).toBeInTheDocument();
  expect(screen.getByText('The policy service of the server is asked too.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Apply 3 changes' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Apply 3 changes' })).toBeNull());
  expect(applied).toBe(1);
});

test('C27 columns that nobody knows are named before the file is read', async () => {
  const sent: JsonBodyOf<'mapPolicyColumns'>[] = [];
  imports = [aPolicyImport({ state: 'unmapped', columns: [] })];
  server.use(
    mock(mapPolicyColumns, ({ body }) => {
      sent.push(body);
      return { status: 200, body: aPolicyImport({ state: 'reading' }) };
    }),
  );
  const { user } = open();
  const read = await screen.findByRole('button', { name: 'Read the file so' });
  expect(read).toBeDisabled();
  for (const [heading, field] of [
    ['Tip', 'Kind (MTPL or CASCO) *'],
    ['Nr', 'Number *'],
    ['Start', 'Valid from *'],
    ['Stop', 'Valid until *'],
    ['Client', 'Holder *'],
  ] as const)
    await user.selectOptions(screen.getByRole('combobox', { name: heading }), field);
  await user.click(read);
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]?.columns).toContainEqual({ field: 'holder_name', column: 4 });
});

test('C27 a file is handed over, and one that is no table says so', async () => {
  imports = [];
  server.use(
    mock(readPolicies, () => {
      imports = [aPolicyImport({ state: 'failed', fault: 'no_table' })];
      return { status: 201, body: aPolicyImport({ state: 'reading' }) };
    }),
  );
  const { user } = open();
  expect(await screen.findByText('No policies have been imported yet')).toBeVisible();
  await user.upload(
    screen.getByLabelText('Import policies'),
    new File(['x'], 'polite.csv', { type: 'text/csv' }),
  );
  expect(await screen.findByText('This is no table with headings and rows.')).toBeVisible();
});
