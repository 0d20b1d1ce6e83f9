import {
  applyPolicies,
  browsePolicyImports,
  downloadPolicyFile,
  getPolicyImport,
  mapPolicyColumns,
  readPolicies,
} from '@dosar/api-client';
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

const csv = ['Tip;Nr;Start;Stop;Client', 'RCA;9002;01.03.2026;28.02.2027;Anghel Raluca'].join('\n');
const chosen = () => new File([csv], 'polite.csv', { type: 'text/csv' });
const whole = [
  { field: 'kind', column: 0 },
  { field: 'number', column: 1 },
  { field: 'valid_from', column: 2 },
  { field: 'valid_until', column: 3 },
  { field: 'holder_name', column: 4 },
] as const;
const frame = async () => within(await screen.findByRole('dialog', { name: 'Import policies' }));

test('C27 a file is looked at, shows what it would change and which rows it loses, and is taken over by one button', async () => {
  imports = [];
  const sent: unknown[] = [];
  const read = aPolicyImport({ columns: [...whole] });
  server.use(
    mock(readPolicies, ({ body }) => {
      sent.push(body);
      return { status: 201, body: read };
    }),
    mock(applyPolicies, () => {
      imports = [aPolicyImport({ state: 'applied', applied_at: '2026-03-04T09:00:00.000Z' })];
      return { status: 200, body: aPolicyImport({ state: 'applying', done_count: 4, row_count: 8 }) };
    }),
    mock(getPolicyImport, () => ({ status: 200, body: imports[0] ?? read })),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Import policies' }));
  await user.upload(
    within(await screen.findByRole('dialog')).getByLabelText(/^File with policies/, { selector: 'input' }),
    chosen(),
  );
  const inFrame = await frame();
  const counts = within(await inFrame.findByRole('group', { name: 'What becomes of the rows' }));
  expect(counts.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'All rows ',
    'New 2',
    'Changed 1',
    'As it is 4',
    'Left out 1',
  ]);
  expect(inFrame.getByText('neither plate nor VIN')).toBeInTheDocument();
  expect(inFrame.getByRole('combobox', { name: 'Encoding' })).toHaveValue('utf-8');
  await user.click(inFrame.getByRole('button', { name: 'Apply 3 changes' }));
  expect(await inFrame.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '50');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(sent).toHaveLength(1);
  expect(await screen.findByText('applied', { exact: false })).toBeVisible();
});

test('C27 an import that was begun is gone on with: its columns are named, and the server reads by them', async () => {
  const mapped: JsonBodyOf<'mapPolicyColumns'>[] = [];
  imports = [aPolicyImport({ state: 'unmapped', columns: [] })];
  server.use(
    mock(downloadPolicyFile, { status: 200, body: new Blob([csv]) }),
    mock(mapPolicyColumns, ({ body }) => {
      mapped.push(body);
      return { status: 200, body: aPolicyImport({ columns: body.columns }) };
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Go on with polite-2026.csv' }));
  const inFrame = await frame();
  expect(await inFrame.findByText(/Choose the column for: Kind/)).toBeVisible();
  for (const [heading, field] of [
    ['Tip', 'Kind (MTPL or CASCO) *'],
    ['Nr', 'Number *'],
    ['Start', 'Valid from *'],
    ['Stop', 'Valid until *'],
    ['Client', 'Holder *'],
  ] as const)
    await user.selectOptions(await inFrame.findByRole('combobox', { name: heading }), field);
  expect(await inFrame.findByRole('button', { name: 'Apply 3 changes' })).toBeEnabled();
  expect(mapped).toHaveLength(1);
  expect(mapped[0]?.columns).toContainEqual({ field: 'holder_name', column: 4 });
});

test('C27 a file that is read otherwise takes the place of what was begun with it', async () => {
  const replaced: unknown[] = [];
  imports = [];
  server.use(
    mock(readPolicies, ({ body }) => {
      replaced.push(body.fields['replaces']);
      return { status: 201, body: aPolicyImport({ columns: [...whole] }) };
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Import policies' }));
  await user.upload(
    within(await screen.findByRole('dialog')).getByLabelText(/^File with policies/, { selector: 'input' }),
    chosen(),
  );
  const inFrame = await frame();
  await user.selectOptions(await inFrame.findByRole('combobox', { name: 'Separator' }), ', comma');
  await waitFor(() => expect(replaced).toHaveLength(2));
  expect(replaced).toEqual([undefined, aPolicyImport().policy_import_id]);
});

test('C27 a file that is no table says so where it was chosen', async () => {
  imports = [];
  server.use(
    mock(readPolicies, { status: 201, body: aPolicyImport({ state: 'reading' }) }),
    mock(getPolicyImport, { status: 200, body: aPolicyImport({ state: 'failed', fault: 'no_table' }) }),
  );
  const { user } = open();
  expect(await screen.findByText('No policies have been imported yet')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Import policies' }));
  await user.upload(
    within(await screen.findByRole('dialog')).getByLabelText(/^File with policies/, { selector: 'input' }),
    chosen(),
  );
  expect(await (await frame()).findByText('This is no table with headings and rows.')).toBeVisible();
});
