import { getBranches, getSettingUsage, saveBranch } from '@dosar/api-client';
import { mock, problem, type MockRequest } from '@dosar/api-client/testing';
import { aProfile, people, renderFeature, server, someBranches } from '@dosar/testing';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { BranchesPage } from './branches-page.tsx';

const calin = aProfile({}, people.calin);

/** A server that keeps the offices of one organisation. */
function keeps(list = someBranches()) {
  const state = { list, sent: [] as MockRequest<'saveBranch'>['body'][] };
  server.use(
    mock(getBranches, () => ({ status: 200, body: state.list })),
    mock(getSettingUsage, {
      status: 200,
      body: {
        uses: [{ use: 'open_files', name: 'Open claim files', count: 31, effect: 'stays', examples: [] }],
        targets: [],
      },
    }),
    mock(saveBranch, ({ body }) => {
      state.sent.push(body);
      const [first] = state.list.items;
      const stored = { ...body, branch_id: body.branch_id ?? first!.branch_id.replace(/.$/, '9') };
      const others = state.list.items.filter((item) => item.branch_id !== stored.branch_id);
      state.list = { items: [...others, { ...stored, row_version: body.row_version + 1 }] };
      return { status: 200 as const, body: state.list };
    }),
  );
  return state;
}

const open = () => renderFeature(<BranchesPage />, { profile: calin });

test('B13 an office is closed: it stays in the list and says so', async () => {
  const kept = keeps();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Change Agenția Cluj' }));
  const window = within(await screen.findByRole('dialog'));
  expect(window.queryByText('Used by')).toBeNull();
  await user.click(window.getByRole('checkbox', { name: /^Open/ }));
  expect(await window.findByText('Open claim files: 31')).toBeVisible();
  await user.click(window.getByRole('button', { name: 'Save the office' }));
  expect(await screen.findByText('Closed')).toBeVisible();
  expect(kept.sent).toEqual([{ ...someBranches().items[0], phone: '0722 123 456', is_active: false }]);
});

test('an office without a county is refused at its field', async () => {
  const kept = keeps();
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Open an office' }));
  const window = within(await screen.findByRole('dialog'));
  await user.type(window.getByRole('textbox', { name: 'Name' }), 'Agenția Deva');
  await user.type(window.getByRole('textbox', { name: 'Town' }), 'Deva');
  await user.click(window.getByRole('button', { name: 'Save the office' }));
  expect(await window.findByRole('alert')).toHaveTextContent('County');
  expect(kept.sent).toEqual([]);
});

test('an office that a colleague changed meanwhile is not overwritten', async () => {
  keeps();
  server.use(mock(saveBranch, problem(412, 'stale_row_version')));
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: 'Change Agenția Cluj' }));
  const window = within(await screen.findByRole('dialog'));
  await user.type(window.getByRole('textbox', { name: 'Name' }), ' 2');
  await user.click(window.getByRole('button', { name: 'Save the office' }));
  expect(await window.findByRole('alert')).toBeVisible();
});
