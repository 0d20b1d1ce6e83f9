import {
  browseColors,
  browseCounties,
  browseFileBranches,
  browseTimeline,
  browseVehicleBrands,
  browseVehicleCategories,
  changeBranch,
  getAssignment,
} from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { anAssignment, aPageWorld, aTimelinePage, renderFeature, server } from '@dosar/testing';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { area } from '../area.tsx';

const dej = { branch_id: '018f0000-0000-7000-8000-000000000001', name: 'Agenția Dej', locality: 'Dej' };
const turda = {
  branch_id: '018f0000-0000-7000-8000-000000000002',
  name: 'Punct de lucru',
  locality: 'Turda',
};
const sample = anAssignment();
const file = anAssignment({
  claim_file: { ...sample.claim_file, branch_id: dej.branch_id, branch_name: dej.name },
});
const at = `/workflow/getById/${file.header.claim_file_no}/${file.header.assignment_id}/vehicles`;
const open = () => renderFeature(area.routes?.(aPageWorld(area.contributions)).secured ?? [], { at });

beforeEach(() => {
  localStorage.clear();
  server.use(
    mock(getAssignment, { status: 200, body: file }),
    mock(browseTimeline, { status: 200, body: aTimelinePage(0) }),
    mock(browseCounties, { status: 200, body: [] }),
    mock(browseVehicleBrands, { status: 200, body: [] }),
    mock(browseVehicleCategories, { status: 200, body: [] }),
    mock(browseColors, { status: 200, body: [] }),
    mock(browseFileBranches, { status: 200, body: [dej, turda] }),
  );
});

test('R8 a handler gives the file to another office, or to none', async () => {
  const sent: unknown[] = [];
  server.use(
    mock(changeBranch, ({ body }) => {
      sent.push(body);
      return { status: 200, body: { id: file.header.claim_file_id, row_version: 2 } };
    }),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Change: Office/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Office' }), 'Punct de lucru, Turda');
  await user.keyboard('{Enter}');
  expect(await screen.findByText('Saved: Office')).toBeVisible();
  expect(sent).toEqual([{ row_version: 1, branch_id: turda.branch_id }]);
});

test('an office that was closed meanwhile is refused in words, and the file keeps its own', async () => {
  server.use(
    mock(
      changeBranch,
      problem(422, 'rule_refused', { fields: [{ field: 'branch_id', code: 'invalid_value' }] }),
    ),
  );
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /^Change: Office/ }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Office' }), 'Punct de lucru, Turda');
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/^Not saved/)).toBeVisible();
});
