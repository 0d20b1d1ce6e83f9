import type { Schema } from '@dosar/openapi';

/** A page with one token, one mapped group, one that is not, and two changes. */
export const aProvisioning = (change: Partial<Schema<'Provisioning'>> = {}): Schema<'Provisioning'> => ({
  scim_url: 'https://claims.example.com/api/scim/v2',
  tokens: [
    {
      token_id: '0a000000-0000-4000-8000-000000000001',
      name: 'Entra ID',
      state: 'open',
      created_at: '2026-02-01T10:00:00Z',
      created_by: 'Călin Dobre',
      expires_at: '2027-02-01T10:00:00Z',
      last_used_at: '2026-03-05T04:00:00Z',
      row_version: 1,
    },
  ],
  mappings: [
    {
      mapping_id: '0b000000-0000-4000-8000-000000000001',
      group_name: 'Daune',
      roles: [{ role_code: 'claims.handler', name: 'Claims handler' }],
      team_id: '0c000000-0000-4000-8000-000000000001',
      team_name: 'Cluj',
      members: 12,
      saved_at: '2026-02-01T10:00:00Z',
      saved_by: 'Călin Dobre',
      row_version: 4,
    },
  ],
  unmapped_groups: [{ group_name: 'Toată firma', source: 'claims', last_seen_at: '2026-03-05T08:00:00Z' }],
  rules: { groups_claim: null, creates_people: false, has_provider: true, row_version: 0 },
  roles: [
    { role_code: 'claims.handler', name: 'Claims handler', can_give: true },
    { role_code: 'claims.manager', name: 'Claims manager', can_give: true },
    { role_code: 'app.configurator', name: 'Application configurator', can_give: false },
  ],
  teams: [{ team_id: '0c000000-0000-4000-8000-000000000001', name: 'Cluj' }],
  calls: [
    {
      at: '2026-03-05T04:00:00Z',
      event: 'SCIM_USER_PATCHED',
      outcome: 'refused',
      subject: 'Călin Dobre',
      reason: 'mutability',
    },
    {
      at: '2026-03-05T03:59:00Z',
      event: 'SCIM_USER_ADDED',
      outcome: 'success',
      subject: 'Ioana Pop',
      reason: null,
    },
  ],
  ...change,
});
