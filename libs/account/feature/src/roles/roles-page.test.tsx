import {
  browseOwnRoles,
  browsePeople,
  getSettingUsage,
  previewRole,
  removeOwnRole,
  saveOwnRole,
} from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { PageFrame } from '@dosar/design-system';
import type { BodyOf, Schema } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { aLine, anOwnRole, someRoles } from './role-samples.ts';
import { RolesPage } from './roles-page.tsx';

let roles: Schema<'OwnRoleList'>;
let saved: BodyOf<'saveOwnRole'>[];

beforeEach(() => {
  roles = someRoles();
  saved = [];
  server.use(
    mock(browseOwnRoles, () => ({ status: 200, body: roles })),
    mock(browsePeople, () => ({ status: 200, body: fortyPeople })),
    mock(previewRole, ({ body: { parts } }) => ({
      status: 200,
      body: [
        aLine({ code: 'worklist', is_open: true }),
        aLine({ is_open: parts.includes('finance.payments') }),
      ],
    })),
    mock(saveOwnRole, ({ body }) => {
      saved.push(body);
      return { status: 201 as const, body: roles };
    }),
  );
});

const fortyPeople: Schema<'PeoplePage'> = {
  ...{ items: [], next_cursor: null },
  counts: [
    { state: 'active', count: 38 },
    { state: 'locked', count: 2 },
  ],
};

const framed = (
  <PageFrame>
    <RolesPage />
  </PageFrame>
);

test('R8 a built-in role is told in words, with how many people have it and everything that it opens', async () => {
  const { user } = renderFeature(framed);
  expect(await screen.findByText('34 people have it')).toBeVisible();
  expect(
    screen.getByText('Makes payments, confirms accounts of payees, matches bank statements.'),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'What the role Payments opens' }));
  expect(await screen.findByText('Tasks')).toBeVisible();
});

test('R8 a role is composed: before saving the page shows what it would open', async () => {
  const { user } = renderFeature(framed);
  await screen.findByText('Cashiers');
  await user.click(screen.getByRole('button', { name: 'New role' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'New role' }));
  expect(dialog.queryByRole('checkbox', { name: /^Application configurator/ })).toBeNull();
  await user.type(dialog.getByLabelText(/^Name/), 'Front desk');
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Choose at least one role.');
  await user.click(dialog.getByRole('checkbox', { name: /^Claims handler/ }));
  expect(await dialog.findByText('Tasks')).toBeVisible();
  expect(dialog.queryByText('Payments', { selector: 'li' })).toBeNull();
  await user.click(dialog.getByRole('checkbox', { name: /^Payments/ }));
  expect(await dialog.findByText('Payments', { selector: 'li' })).toBeVisible();
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toEqual({
    own_role_id: null,
    row_version: null,
    name: 'Front desk',
    description: '',
    parts: ['claims.handler', 'finance.payments'],
  });
});

test('R8 a role is changed with the version that was seen, and a taken name loses nothing typed', async () => {
  server.use(
    mock(saveOwnRole, ({ body }) => {
      saved.push(body);
      return problem(409, 'people_rule', { context: { reason: 'role_name_taken' } });
    }),
  );
  const { user } = renderFeature(framed);
  await user.click(await screen.findByRole('button', { name: 'Change the role Cashiers' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Change the role Cashiers' }));
  await user.click(dialog.getByRole('checkbox', { name: /^Payments/ }));
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('There is a role with this name already.')).toBeVisible();
  expect(saved[0]).toMatchObject({ row_version: 2, parts: ['claims.handler'] });
  expect(dialog.getByLabelText(/^Name/)).toHaveValue('Cashiers');
});

const noUse: Schema<'SettingUsage'> = { uses: [], targets: [] };
const twoPeople: Schema<'SettingUsage'> = {
  uses: [
    {
      use: 'people',
      name: 'People with this role',
      count: 7,
      effect: 'moves',
      examples: [
        { label: 'Ana Ionescu', address: null },
        { label: 'Radu Marin', address: null },
      ],
    },
  ],
  targets: [
    { id: 'claims.handler', label: 'Claims handler' },
    { id: 'finance.payments', label: 'Payments' },
  ],
};

/** The question whether to remove the role, on a server that knows what uses it. */
async function askToRemove(usage: Schema<'SettingUsage'>) {
  const removed: BodyOf<'removeOwnRole'>[] = [];
  server.use(
    mock(getSettingUsage, { status: 200, body: usage }),
    mock(removeOwnRole, ({ body }) => {
      removed.push(body);
      roles = someRoles([]);
      return { status: 201 as const, body: roles };
    }),
  );
  const { user } = renderFeature(framed);
  await user.click(await screen.findByRole('button', { name: 'Remove the role Cashiers' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove the role Cashiers' }));
  return { user, removed, question };
}

test('R8 a role names who has it, also on the page', async () => {
  roles = someRoles([anOwnRole({ people_count: 12, people: ['Ana Ionescu', 'Radu Marin'] })]);
  renderFeature(framed);
  expect(await screen.findByText('12 people: Ana Ionescu, Radu Marin, and 10 more')).toBeVisible();
});

test('M3 R8 a role that nobody has is removed after a question', async () => {
  const { user, removed, question } = await askToRemove(noUse);
  expect(await question.findByText('Nothing uses it.')).toBeVisible();
  expect(question.queryByRole('combobox')).toBeNull();
  await user.click(question.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('No role of your own yet')).toBeVisible();
  expect(removed).toEqual([{ row_version: 2, move_to: null }]);
});

test('ux 83 M3 R8 a role that people have is removed once somebody said which role they get', async () => {
  const { user, removed, question } = await askToRemove(twoPeople);
  expect(await question.findByText('People with this role: 7')).toBeVisible();
  expect(question.getByText('Ana Ionescu')).toBeVisible();
  expect(question.getByText(', 5 more')).toBeVisible();
  await user.click(question.getByRole('button', { name: 'Remove' }));
  expect(await question.findByText('Choose where it moves.')).toBeVisible();
  expect(removed).toEqual([]);
  await user.type(question.getByRole('combobox', { name: /^Move to/ }), 'Pay');
  await user.click(await screen.findByRole('option', { name: 'Payments' }));
  await user.click(question.getByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(removed).toEqual([{ row_version: 2, move_to: 'finance.payments' }]));
});

test('M3 R8 a role is not removed before its uses are read, and failing to read them is told', async () => {
  let isDown = true;
  server.use(
    mock(getSettingUsage, () =>
      isDown ? problem(503, 'overloaded') : { status: 200 as const, body: noUse },
    ),
  );
  const { user } = renderFeature(framed);
  await user.click(await screen.findByRole('button', { name: 'Remove the role Cashiers' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove the role Cashiers' }));
  expect(await question.findByText('What uses it cannot be shown now.')).toBeVisible();
  expect(question.getByRole('button', { name: 'Remove' })).toBeDisabled();
  isDown = false;
  await user.click(question.getByRole('button', { name: 'Try again' }));
  expect(await question.findByText('Nothing uses it.')).toBeVisible();
  expect(question.getByRole('button', { name: 'Remove' })).toBeEnabled();
});

test('M3 R8 somebody who got the role meanwhile is named, and the dialog stays', async () => {
  let usage = noUse;
  server.use(
    mock(getSettingUsage, () => ({ status: 200, body: usage })),
    mock(removeOwnRole, () => {
      usage = twoPeople;
      return problem(409, 'setting_in_use', { context: { uses: [{ use: 'people', count: 7 }] } });
    }),
  );
  const { user } = renderFeature(framed);
  await user.click(await screen.findByRole('button', { name: 'Remove the role Cashiers' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove the role Cashiers' }));
  await question.findByText('Nothing uses it.');
  await user.click(question.getByRole('button', { name: 'Remove' }));
  expect(await question.findByText('People with this role: 7')).toBeVisible();
  expect(await question.findByText('Somebody still has this role.')).toBeVisible();
});

test('R8 a role with a part that one does not give is only looked at', async () => {
  roles = someRoles([anOwnRole({ can_change: false })]);
  renderFeature(framed);
  expect(await screen.findByText('It brings a role that you do not give.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change the role Cashiers' })).toBeNull();
});

test('R8 the tabs say how many people and roles there are', async () => {
  renderFeature(framed);
  const tabs = within(await screen.findByRole('navigation', { name: 'Parts of this page' }));
  expect(await tabs.findByRole('link', { name: 'People 40' })).toBeVisible();
  const count = roles.own.length + roles.built_in.length;
  expect(await tabs.findByRole('link', { name: `Roles ${count}` })).toBeVisible();
});
