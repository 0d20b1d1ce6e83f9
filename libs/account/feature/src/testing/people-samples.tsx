import {
  browseOwnRoles,
  browsePeople,
  browseRoles,
  browseTeams,
  explainAccess,
  getUser,
  getUserReplacements,
} from '@dosar/api-client';
import { mock } from '@dosar/api-client/testing';
import { PageFrame } from '@dosar/design-system';
import type { Schema } from '@dosar/openapi';
import { renderFeature } from '@dosar/testing';
import { screen } from '@testing-library/react';
import { someAccess, someRoles } from '../roles/role-samples.ts';
import { PeoplePage } from '../people/people-page.tsx';

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
  has_code: false,
  ...change,
});

/** A claims handler with one sign-in. */
export const aUser = (change: Partial<Schema<'User'>> = {}): Schema<'User'> => ({
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
      groups: [],
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
export const framed = (
  <PageFrame>
    <PeoplePage />
  </PageFrame>
);

/** What the page reads, with one person. */
export const peopleCalls = (read: () => Schema<'User'>) => [
  mock(browsePeople, () => ({
    status: 200,
    body: { items: [read().row], next_cursor: null, counts: [{ state: 'active' as const, count: 1 }] },
  })),
  mock(browseOwnRoles, () => ({ status: 200, body: someRoles() })),
  mock(getUser, () => ({ status: 200, body: read() })),
  mock(getUserReplacements, () => ({
    status: 200,
    body: {
      replacements: [],
      candidates: [
        { user_id: '0a000000-0000-4000-8000-000000000002', full_name: 'Radu Marin', team_name: 'Cluj' },
      ],
    },
  })),
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
];

/** The page with its person open. */
export async function openPerson() {
  const { user: visitor } = renderFeature(framed);
  await visitor.click(await screen.findByRole('row', { name: /Ana Ionescu/ }));
  await screen.findByText('since 01.03.2026, given by Călin Dobre');
  return visitor;
}
