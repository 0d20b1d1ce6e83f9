import type { Schema } from '@dosar/openapi';
import { expect, test } from 'vitest';
import { lowRequests } from './low-requests.ts';

const absence = (id: string, user_id: string, more: Partial<Schema<'Absence'>>): Schema<'Absence'> => ({
  absence_id: id,
  user_id,
  full_name: user_id,
  absence_type_code: 'rest',
  date_from: '2026-12-07',
  date_to: '2026-12-08',
  first_part: 'whole',
  last_part: 'whole',
  half_days: 4,
  state: 'awaiting_approval',
  replacement: null,
  note: null,
  certificate_no: null,
  balance_exception: null,
  has_certificate_file: false,
  decision_reason: null,
  decided_by_name: null,
  can_be_undone: false,
  is_passed_on: false,
  row_version: 1,
  ...more,
});
const rest: Schema<'AbsenceType'> = {
  absence_type_code: 'rest',
  name: 'Rest leave',
  short_name: 'RL',
  deducts_balance: true,
  counts_as_away: true,
  needs_certificate: false,
  only_managers: false,
  is_offered: true,
};

function teamWith(requests: Schema<'Absence'>[], approved: Schema<'Absence'>[]): Schema<'TeamAbsences'> {
  const people = ['ana', 'dan', 'elena'].map((id) => ({ user_id: id, full_name: id }));
  return {
    from: '2026-12-01',
    to: '2026-12-31',
    today: '2026-12-01',
    teams: [{ team_id: 'claims', name: 'Claims', minimum: 2, people }],
    absences: [...requests, ...approved],
    to_decide: requests,
    place_warnings: [],
    below_minimum_ids: [],
    free_days: [],
    types: [rest, { ...rest, absence_type_code: 'telework', counts_as_away: false }],
  };
}

test('B4 ux 68 a request is below the minimum when too few colleagues would be there on one of its days', () => {
  const approved = absence('approved', 'dan', { state: 'approved', date_from: '2026-12-08' });
  const low = absence('low', 'ana', {});
  const telework = absence('telework', 'ana', { absence_type_code: 'telework' });
  const before = absence('before', 'elena', { date_to: '2026-12-07' });
  expect(lowRequests(teamWith([low, telework, before], [approved]))).toEqual(new Set(['low']));
});

test('B4 requests that are not decided do not count against each other, and weekends need nobody', () => {
  const requests = [absence('one', 'ana', {}), absence('two', 'dan', {})];
  expect(lowRequests(teamWith(requests, []))).toEqual(new Set());
  const weekend = absence('weekend', 'ana', { date_from: '2026-12-05', date_to: '2026-12-06' });
  const away = absence('away', 'dan', { state: 'approved', date_from: '2026-12-05' });
  expect(lowRequests(teamWith([weekend], [away]))).toEqual(new Set());
});

test('B4 M10 a request that leaves a place with too few people is below the minimum, whatever its team needs', () => {
  const requests = [absence('one', 'ana', {}), absence('two', 'dan', {})];
  const team = { ...teamWith(requests, []), below_minimum_ids: ['two'] };
  expect(lowRequests(team)).toEqual(new Set(['two']));
});
