import type { Schema } from '@dosar/openapi';

/** A person of the list. */
const aPersonRow = (change: Partial<Schema<'PersonRow'>> = {}): Schema<'PersonRow'> => ({
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
  row: aPersonRow(),
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
  sessions: [],
  blocks: [],
  lock_reason: null,
  row_version: 3,
  ...change,
});
