import { browseOwnRoles, previewRole, removeOwnRole, saveOwnRole } from '@dosar/api-client';
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

test('R8 a role that somebody has is not removed, and the page names who has it', async () => {
  roles = someRoles([anOwnRole({ people_count: 12, people: ['Ana Ionescu', 'Radu Marin'] })]);
  renderFeature(framed);
  expect(await screen.findByText('12 people: Ana Ionescu, Radu Marin, and 10 more')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove the role Cashiers' })).toBeDisabled();
});

test('R8 a role that nobody has is removed after a question', async () => {
  let version: number | undefined;
  server.use(
    mock(removeOwnRole, ({ body }) => {
      version = body.row_version;
      roles = someRoles([]);
      return { status: 201 as const, body: roles };
    }),
  );
  const { user } = renderFeature(framed);
  await user.click(await screen.findByRole('button', { name: 'Remove the role Cashiers' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Remove the role Cashiers' }));
  await user.click(question.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByText('No role of your own yet')).toBeVisible();
  expect(version).toBe(2);
});

test('R8 a role with a part that one does not give is only looked at', async () => {
  roles = someRoles([anOwnRole({ can_change: false })]);
  renderFeature(framed);
  expect(await screen.findByText('It brings a role that you do not give.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Change the role Cashiers' })).toBeNull();
});
