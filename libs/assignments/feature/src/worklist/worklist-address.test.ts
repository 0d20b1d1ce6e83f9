import { expect, test } from 'vitest';
import { isNarrowed, requestOf, viewOf } from './worklist-address.ts';

const view = (address: string) => viewOf(new URLSearchParams(address));

test('an address without wishes shows the active work, nearest deadline first', () => {
  expect(requestOf(view(''), undefined)).toEqual({
    filter_keys: 0,
    category_code: 'active',
    sort: { column: 'due_at', direction: 'asc' },
  });
});

test('everything that narrows the list is in the address', () => {
  const request = requestOf(
    view(
      'category=all&keys=17&type=assessment&q=popescu&status=scheduled&county=CJ&policy=rca&sort=claimant_name&direction=desc',
    ),
    'cursor',
  );
  expect(request).toEqual({
    filter_keys: 17,
    category_code: 'all',
    assignment_type: 'assessment',
    filter_criteria: { q: 'popescu', status_codes: ['scheduled'], county_code: 'CJ', policy_type: 'rca' },
    sort: { column: 'claimant_name', direction: 'desc' },
    after: 'cursor',
  });
});

test('a search of two letters is not sent, since it would find everything', () => {
  expect(requestOf(view('q=po'), undefined)).not.toHaveProperty('filter_criteria');
});

test('an address that was tampered with falls back to the plain list', () => {
  expect(view('category=secret&keys=99999&sort=password&policy=none')).toEqual(view(''));
});

test('what the server cannot answer yet is not asked for', () => {
  expect(view('keys=81').filterKeys).toBe(17);
  expect(view('keys=704')).toEqual(view(''));
});

test('the category alone does not count as a filter', () => {
  expect(isNarrowed(view('category=waiting'))).toBe(false);
  expect(isNarrowed(view('category=waiting&county=CJ'))).toBe(true);
});
