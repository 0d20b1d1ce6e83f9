import type { Schema } from '@dosar/openapi';

/** A page that a person does not see, for want of a role. */
export const aLine = (change: Partial<Schema<'AccessLine'>> = {}): Schema<'AccessLine'> => ({
  kind: 'page',
  code: 'payments',
  is_open: false,
  needed_roles: ['finance.payments'],
  open_by: [],
  feature: null,
  is_feature_on: true,
  is_preview_only: false,
  opening: [
    { role_code: 'finance.payments', name: 'Payments', can_give: true },
    { role_code: 'own.0d000000-0000-4000-8000-000000000001', name: 'Cashiers', can_give: false },
  ],
  ...change,
});

/** What a claims handler sees. */
export const someAccess = (change: Partial<Schema<'PersonAccess'>> = {}): Schema<'PersonAccess'> => ({
  state: 'active',
  team_name: 'Cluj',
  network: { allowed_addresses: [], last_address: null, is_last_allowed: true },
  lines: [
    aLine({
      code: 'worklist',
      is_open: true,
      needed_roles: null,
      opening: [],
    }),
    aLine({
      code: 'manager-area',
      needed_roles: ['*.manager'],
      feature: 'manager-area',
      is_feature_on: false,
      opening: [{ role_code: 'claims.manager', name: 'Claims manager', can_give: true }],
    }),
    aLine(),
    aLine({
      kind: 'permission',
      code: 'settlement/*.manager+claims.handler',
      is_open: true,
      needed_roles: ['claims.handler', '*.manager'],
      open_by: [{ role_code: 'claims.handler', name: 'Claims handler' }],
      opening: [],
    }),
  ],
  ...change,
});

/** A role that the organisation composed. */
export const anOwnRole = (change: Partial<Schema<'OwnRole'>> = {}): Schema<'OwnRole'> => ({
  own_role_id: '0d000000-0000-4000-8000-000000000001',
  role_code: 'own.0d000000-0000-4000-8000-000000000001',
  name: 'Cashiers',
  description: 'Pays and files what comes in.',
  parts: [
    { role_code: 'claims.handler', name: 'Claims handler' },
    { role_code: 'finance.payments', name: 'Payments' },
  ],
  people_count: 0,
  people: [],
  can_change: true,
  row_version: 2,
  ...change,
});

/** Two built-in roles, and what is composed of them. */
export const someRoles = (own: Schema<'OwnRole'>[] = [anOwnRole()]): Schema<'OwnRoleList'> => ({
  built_in: [
    { role_code: 'claims.handler', name: 'Claims handler', people_count: 34, can_give: true },
    { role_code: 'finance.payments', name: 'Payments', people_count: 1, can_give: true },
    { role_code: 'app.configurator', name: 'Application configurator', people_count: 0, can_give: false },
  ],
  own,
});
