import type { Schema } from '@dosar/openapi';

/** What the server tells the first page of an installation, for tests and stories. */
export const aSetup = (change: Partial<Schema<'Setup'>> = {}): Schema<'Setup'> => ({
  code_expires_at: '2026-03-06T10:00:00.000Z',
  policy_types: [
    { name: 'RCA', claim_letter: 'R' },
    { name: 'CASCO', claim_letter: 'C' },
  ],
  password_policy: {
    min_length: 12,
    prevent_username: true,
    prevent_username_message: 'Parola nu poate conține numele de utilizator.',
    prevent_org_name: true,
    prevent_org_name_message: null,
    prevent_month: true,
    prevent_month_message: null,
    validation_rule: null,
    validation_rule_message: null,
  },
  ...change,
});
