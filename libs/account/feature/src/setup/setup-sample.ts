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

/** What the doctor found on a machine that can be started with. */
export const someFindings: Schema<'InstallationCheck'>['findings'] = [
  { subject: 'database', verdict: 'good', value: 'PostgreSQL 17.2' },
  { subject: 'durability', verdict: 'good', value: null },
  { subject: 'clock', verdict: 'good', value: '0.02 s' },
  { subject: 'disk', verdict: 'good', value: '412.0 GB' },
  { subject: 'mail', verdict: 'note', value: null },
  { subject: 'scanner', verdict: 'bad', value: 'connect ECONNREFUSED 10.0.0.7:3310' },
];
