import type { Schema } from '@dosar/openapi';

const terms: Schema<'PolicyTerms'> = {
  kind: 'casco',
  insurer: 'Carpați Asigurări',
  policy_number: 'C/26 9002',
  plate: 'B701PLT',
  holder_name: 'Anghel Raluca',
  valid_from: '2026-03-01',
  valid_until: '2027-02-28',
  paid_until: null,
  cancelled_on: null,
  coverages: [{ coverage_code: 'vehicle', limit_bani: 8_500_000, deductible_bani: 150_000 }],
  source: 'import',
};

/** A policy as the clerk's page finds it. */
export const aFoundPolicy = (different: Partial<Schema<'FoundPolicy'>> = {}): Schema<'FoundPolicy'> => ({
  ...terms,
  policy_id: '0e000000-0000-4000-8000-0000000000c1',
  verdict: 'covered',
  reasons: [],
  ...different,
});

/** The policy of a claim file. */
export const aPolicyOfFile = (different: Partial<Schema<'PolicyOfFile'>> = {}): Schema<'PolicyOfFile'> => ({
  verdict: 'covered',
  reasons: [],
  terms,
  loss_date: '2026-03-03',
  taken_at: '2026-03-04T08:00:00.000Z',
  decision: null,
  can_decide: false,
  check: null,
  row_version: 1,
  ...different,
});

/** A file of policies that was read and waits to be applied. */
export const aPolicyImport = (different: Partial<Schema<'PolicyImport'>> = {}): Schema<'PolicyImport'> => ({
  policy_import_id: '0e000000-0000-4000-8000-0000000000c2',
  file_name: 'polite-2026.csv',
  state: 'ready',
  fault: null,
  headings: ['Tip', 'Nr', 'Start', 'Stop', 'Client'],
  first_row: ['RCA', '9002', '01.03.2026', '28.02.2027', 'Anghel Raluca'],
  columns: [{ field: 'kind', column: 0 }],
  done_count: 8,
  row_count: 8,
  counts: { new: 2, changed: 1, unchanged: 4, left_out: 1 },
  left_out: [{ row: 7, text: '9004 · Pop Ion', reason: 'nothing_to_find_by' }],
  created_by: 'Călin Dobre',
  created_at: '2026-03-04T08:00:00.000Z',
  applied_at: null,
  ...different,
});
