import {
  browseRepairNorms,
  browseVehicleParts,
  importRepairNorms,
  previewRepairNorms,
  withdrawRepairNorms,
} from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import type { BodyOf, Schema } from '@dosar/openapi';
import { idOf, renderFeature, server } from '@dosar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { freshValues } from '../lines/line-values.ts';
import { NormsPage } from './norms-page.tsx';
import { normFor, normsOf } from './with-norm.ts';

const norm: Schema<'RepairNorm'> = {
  part_code: 'bonnet',
  operation: 'replace',
  labour_type: 'mechanic',
  labour_hundredths: 150,
  paint_hundredths: 200,
  unit_price_bani: 90_000,
};
const norms: Schema<'RepairNorms'> = {
  lines: [norm],
  versions: [
    {
      assessment_norm_id: idOf('other', 4),
      valid_from: '2026-10-01',
      state: 'in_force',
      line_count: 1,
      file_name: 'norme.csv',
      saved_by: 'Călin Dobre',
      saved_at: '2026-10-01T08:00:00Z',
      row_version: 1,
    },
  ],
};
beforeEach(() =>
  server.use(
    mock(browseVehicleParts, {
      status: 200,
      body: [{ code: 'bonnet', name: 'Bonnet', zone: 'bonnet', side: null }],
    }),
  ),
);

const told: Schema<'NormImport'> = {
  headings: ['Piesa', 'Operatie'],
  columns: [
    { field: 'part', column: 0 },
    { field: 'operation', column: 1 },
  ],
  lines: [
    { line: 2, name: 'Capotă, înlocuire', outcome: 'new', reason: null },
    { line: 3, name: 'Aripa lunii', outcome: 'left_out', reason: 'part_unknown' },
  ],
  counts: [
    { outcome: 'new', count: 1 },
    { outcome: 'left_out', count: 1 },
  ],
  gone_count: 4,
};

test('B13 a table is looked at first, with what is left out and why, and then taken over', async () => {
  const sent: BodyOf<'importRepairNorms'>[] = [];
  server.use(
    mock(browseRepairNorms, { status: 200, body: norms }),
    mock(previewRepairNorms, { status: 200, body: told }),
    mock(importRepairNorms, ({ body }) => {
      sent.push(body);
      return { status: 201, body: told };
    }),
  );
  const { user } = renderFeature(<NormsPage />);
  await user.click(await screen.findByRole('button', { name: 'Load a table…' }));
  const dialog = within(await screen.findByRole('dialog'));
  const csv = new File(['Piesa;Operatie\r\nCapotă;înlocuire\r\n'], 'n.csv', { type: 'text/csv' });
  await user.upload(dialog.getByLabelText(/File \(CSV or XLSX\)/, { selector: 'input' }), csv);
  expect(await dialog.findByText('3. Aripa lunii')).toBeVisible();
  expect(dialog.getByText('there is no such part')).toBeVisible();
  expect(dialog.getByText('4 lines in force are not in the file and will no longer apply.')).toBeVisible();
  // Without the day from which the table holds, nothing is taken over.
  const day = dialog.getByRole('textbox', { name: /^Holds from/ });
  await user.clear(day);
  await user.click(dialog.getByRole('button', { name: 'Put 1 line in force' }));
  expect(await dialog.findByText('Choose the day from which the table holds.')).toBeVisible();
  expect(sent).toEqual([]);
  await user.type(day, '24.12.2026{Tab}');
  const apply = dialog.getByRole('button', { name: 'Put 1 line in force' });
  await waitFor(() => expect(apply).toBeEnabled());
  await user.click(apply);
  await waitFor(() =>
    expect(sent).toMatchObject([{ columns: told.columns, file_name: 'n.csv', valid_from: '2026-12-24' }]),
  );
});

test('B13 the table in force is shown in the words of notes', async () => {
  server.use(mock(browseRepairNorms, { status: 200, body: norms }));
  renderFeature(<NormsPage />);
  const table = within(await screen.findByRole('table', { name: 'In force today' }));
  expect(await table.findByText('Bonnet')).toBeVisible();
  expect(table.getByText('1.50')).toBeVisible();
  expect(table.getByText('2.00')).toBeVisible();
  expect(table.getByText('900.00 lei')).toBeVisible();
  expect(table.queryByText('bonnet')).not.toBeInTheDocument();
});

test('B13 a version is taken back with the version that was read', async () => {
  const sent: BodyOf<'withdrawRepairNorms'>[] = [];
  server.use(
    mock(browseRepairNorms, { status: 200, body: norms }),
    mock(withdrawRepairNorms, ({ body }) => {
      sent.push(body);
      return { status: 200, body: norms };
    }),
  );
  const { user } = renderFeature(<NormsPage />);
  await user.click(await screen.findByRole('button', { name: 'Take it back' }));
  await waitFor(() => expect(sent).toMatchObject([{ is_withdrawn: true, row_version: 1 }]));
});

test('B13 a line begins with what the table says, and what an assessor wrote stays', () => {
  const line = freshValues({ position: 1, part_code: 'bonnet', operation: 'replace' });
  expect(normFor(line, normsOf([norm]))).toEqual({
    labour_type: 'mechanic',
    labour_hundredths: 150,
    paint_hundredths: 200,
    paint_level: 'new_part',
    unit_price_bani: 90_000,
  });
  const written = { ...line, labour_hundredths: 70, unit_price_bani: 100 };
  expect(normFor(written, normsOf([norm]))).toEqual({ paint_hundredths: 200, paint_level: 'new_part' });
  expect(normFor({ ...line, operation: 'repair' }, normsOf([norm]))).toEqual({});
  expect(normFor({ ...line, part_code: null }, normsOf([norm]))).toEqual({});
});
