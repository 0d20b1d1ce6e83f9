import {
  browsePeople,
  browseRoles,
  browseTeams,
  deactivateUser,
  endUserSessions,
  getLeftWork,
  explainAccess,
  getUser,
  giveRole,
  importPeople,
  inviteUser,
  previewPeople,
  takeRole,
} from '@dosar/api-client';
import { mock, problem } from '@dosar/api-client/testing';
import { PageFrame } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { renderFeature, server } from '@dosar/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { someAccess } from '../roles/role-samples.ts';
import { PeoplePage } from './people-page.tsx';

const rowOf = (change: Partial<Schema<'PersonRow'>> = {}): Schema<'PersonRow'> => ({
  user_id: '0a000000-0000-4000-8000-000000000001',
  username: 'ana.ionescu',
  full_name: 'Ana Ionescu',
  email: 'ana.ionescu@demo.example',
  role_names: ['Claims handler'],
  team_name: 'Cluj',
  state: 'active',
  last_seen_at: '2026-03-05T10:00:00Z',
  invitation_expires_at: null,
  ...change,
});

const aUser = (change: Partial<Schema<'User'>> = {}): Schema<'User'> => ({
  row: rowOf(),
  phone: null,
  language: 'ro',
  allowed_addresses: [],
  roles: [
    {
      role_code: 'claims.handler',
      name: 'Claims handler',
      granted_at: '2026-03-01T10:00:00Z',
      granted_by: 'Călin Dobre',
      source: 'hand',
    },
  ],
  roles_to_give: [{ role_code: 'claims.manager', name: 'Claims manager' }],
  sessions: [
    {
      session_id: '0b000000-0000-4000-8000-000000000001',
      last_activity_at: '2026-03-05T10:00:00Z',
      address: '203.0.113.10',
      user_agent: null,
    },
  ],
  blocks: [],
  lock_reason: null,
  row_version: 3,
  ...change,
});

/** The page stands in the frame of the settings. */
const framed = (
  <PageFrame>
    <PeoplePage />
  </PageFrame>
);

let user: Schema<'User'>;

beforeEach(() => {
  user = aUser();
  server.use(
    mock(browsePeople, () => ({
      status: 200,
      body: { items: [user.row], next_cursor: null, counts: [{ state: 'active' as const, count: 1 }] },
    })),
    mock(getUser, () => ({ status: 200, body: user })),
    mock(explainAccess, () => ({ status: 200, body: someAccess() })),
    mock(browseTeams, () => ({
      status: 200,
      body: {
        manages_all: true,
        teams: [
          {
            team_id: '0c000000-0000-4000-8000-000000000001',
            name_ro: 'Cluj',
            name_en: 'Cluj',
            people: [],
            queue_count: 0,
            row_version: 1,
          },
        ],
        without_team: [],
        moves: [],
      },
    })),
    mock(browseRoles, () => ({
      status: 200,
      body: [
        { role_code: 'claims.handler', name: 'Claims handler', can_give: true },
        { role_code: 'app.configurator', name: 'Application configurator', can_give: false },
      ],
    })),
  );
});

async function openPerson() {
  const { user: visitor } = renderFeature(framed);
  await visitor.click(await screen.findByRole('row', { name: /Ana Ionescu/ }));
  await screen.findByText('since 01.03.2026, given by Călin Dobre');
  return visitor;
}

test('R8 a role is given and taken, with who gave it and when', async () => {
  const sent: string[] = [];
  server.use(
    mock(giveRole, ({ body }) => {
      sent.push(`give ${body.role_code} ${body.row_version}`);
      return { status: 201 as const, body: user };
    }),
    mock(takeRole, ({ body }) => {
      sent.push(`take ${body.role_code} ${body.row_version}`);
      return { status: 201 as const, body: user };
    }),
  );
  const visitor = await openPerson();
  await visitor.selectOptions(screen.getByLabelText('Add a role'), 'Claims manager');
  await waitFor(() => expect(sent).toEqual(['give claims.manager 3']));
  await visitor.click(screen.getByRole('button', { name: 'Remove the role Claims handler' }));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]).toBe('take claims.handler 3');
});

test('R8 one’s own roles and sign-ins are not changed here, and the page says who changes them', async () => {
  user = aUser({ blocks: ['own_account'] });
  await openPerson();
  expect(screen.getByText('Your own roles are changed by another administrator.')).toBeVisible();
  expect(screen.queryByLabelText('Add a role')).toBeNull();
  expect(screen.queryByRole('button', { name: /^Remove the role/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /^End the sign-in/ })).toBeNull();
  expect(screen.getByRole('button', { name: 'Lock' })).toBeDisabled();
  expect(screen.getByRole('button', { name: 'Deactivate' })).toBeDisabled();
});

test('R11 one sign-in of a person is ended beside the others', async () => {
  let ended: string | null | undefined;
  server.use(
    mock(endUserSessions, ({ body }) => {
      ended = body.session_id;
      return { status: 201 as const, body: user };
    }),
  );
  const visitor = await openPerson();
  await visitor.click(screen.getByRole('button', { name: 'End the sign-in: Unknown device' }));
  await waitFor(() => expect(ended).toBe('0b000000-0000-4000-8000-000000000001'));
});

test('R8 an invitation offers only roles that one may give, and a name that is taken loses nothing typed', async () => {
  let team: string | null | undefined;
  server.use(
    mock(inviteUser, ({ body }) => {
      team = body.team_id;
      return problem(409, 'people_rule', { context: { reason: 'username_taken' } });
    }),
  );
  const { user: visitor } = renderFeature(framed);
  await visitor.click(await screen.findByRole('button', { name: 'Invite' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Invite' }));
  expect(await dialog.findByRole('checkbox', { name: 'Claims handler' })).toBeVisible();
  expect(dialog.queryByRole('checkbox', { name: 'Application configurator' })).toBeNull();
  await visitor.type(dialog.getByLabelText(/^Full name/), 'Ioana Pop');
  await visitor.type(dialog.getByLabelText(/^E-mail/), 'ioana.pop@example.com');
  await visitor.type(dialog.getByLabelText(/^User name/), 'ana.ionescu');
  await visitor.selectOptions(dialog.getByLabelText('Team'), 'Cluj');
  await visitor.click(dialog.getByRole('button', { name: 'Send the invitation' }));
  expect(await dialog.findByText('Somebody has this user name. Choose another one.')).toBeVisible();
  expect(team).toBe('0c000000-0000-4000-8000-000000000001');
  expect(dialog.getByLabelText(/^Full name/)).toHaveValue('Ioana Pop');
});

const left: Schema<'LeftWork'> = {
  items: [
    {
      kind: 'work',
      name: 'All other open work',
      count: 118,
      examples: ['DM26R1 · CJ12ABC'],
      takers: [
        { user_id: '0a000000-0000-4000-8000-000000000002', load: 4 },
        { user_id: '0a000000-0000-4000-8000-000000000003', load: 1 },
      ],
    },
    {
      kind: 'visits',
      name: 'Inspections to come',
      count: 6,
      examples: [],
      takers: [{ user_id: '0a000000-0000-4000-8000-000000000003', load: 0 }],
    },
  ],
  people: [
    {
      user_id: '0a000000-0000-4000-8000-000000000002',
      full_name: 'Radu Marin',
      team_id: '0c000000-0000-4000-8000-000000000001',
      team_name: 'Cluj',
      is_away: false,
    },
    {
      user_id: '0a000000-0000-4000-8000-000000000003',
      full_name: 'Elena Rusu',
      team_id: null,
      team_name: null,
      is_away: false,
    },
  ],
  sessions: 1,
};

test('R8 somebody who leaves hands over each kind of open work, to a person or shared out in a team', async () => {
  let handed: unknown;
  server.use(
    mock(getLeftWork, () => ({ status: 200, body: left })),
    mock(deactivateUser, ({ body }) => {
      handed = body;
      return { status: 201 as const, body: user };
    }),
  );
  const visitor = await openPerson();
  await visitor.click(screen.getByRole('button', { name: 'Deactivate' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Deactivate Ana Ionescu' }));
  expect(await dialog.findByText('All other open work: 118')).toBeVisible();
  const confirm = dialog.getByRole('button', { name: 'Hand over 124 pieces and deactivate' });
  await visitor.click(confirm);
  expect(dialog.getAllByText('Choose who takes it over')).toHaveLength(2);
  await visitor.click(dialog.getByLabelText('All other open work: who takes it over'));
  await visitor.click(await screen.findByRole('option', { name: /Shared out: Cluj/ }));
  await visitor.click(dialog.getByLabelText('Inspections to come: who takes it over'));
  await visitor.click(await screen.findByRole('option', { name: /Elena Rusu/ }));
  await visitor.type(dialog.getByLabelText(/^Note for whoever/), 'Cele cu avocat întâi.');
  await visitor.click(confirm);
  await waitFor(() =>
    expect(handed).toEqual({
      row_version: 3,
      note: 'Cele cu avocat întâi.',
      hand_over: [
        { kind: 'work', to_user_id: null, to_team_id: '0c000000-0000-4000-8000-000000000001' },
        { kind: 'visits', to_user_id: '0a000000-0000-4000-8000-000000000003', to_team_id: null },
      ],
    }),
  );
});

test('R8 people are found by state, role and team', async () => {
  const asked: object[] = [];
  server.use(
    mock(browsePeople, ({ query }) => {
      asked.push(Object.fromEntries(query));
      return { status: 200, body: { items: [user.row], next_cursor: null, counts: [] } };
    }),
  );
  const { user: visitor } = renderFeature(framed);
  await visitor.selectOptions(await screen.findByLabelText('State'), 'Reset (0)');
  await screen.findByRole('option', { name: 'Claims handler' });
  await visitor.selectOptions(screen.getByLabelText('Role'), 'Claims handler');
  await visitor.selectOptions(screen.getByLabelText('Team'), 'Cluj');
  await waitFor(() =>
    expect(asked.at(-1)).toEqual({
      state: 'reset',
      role_code: 'claims.handler',
      team_id: '0c000000-0000-4000-8000-000000000001',
    }),
  );
});

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
  const dialog = within(await screen.findByRole('dialog', { name: 'Import' }));
  const csv = 'Nume;E-mail;Login\r\nIoana Pop;ioana@example.com;ioana';
  await visitor.upload(
    dialog.getByLabelText(/^File of people/, { selector: 'input' }),
    new File([csv], 'oameni.csv', { type: 'text/csv' }),
  );
  expect(await dialog.findByText('Choose the columns of name, e-mail and user name')).toBeVisible();
  await visitor.selectOptions(dialog.getByLabelText(/^User name/), 'Login');
  expect(await dialog.findByText('2. Ioana Pop')).toBeVisible();
  expect(dialog.getByText('somebody else has this address')).toBeVisible();
  await visitor.click(dialog.getByRole('button', { name: 'Do it for one person' }));
  await waitFor(() =>
    expect(asked).toEqual([{ csv, columns: [...found, { field: 'username', column: 2 }] }]),
  );
});
