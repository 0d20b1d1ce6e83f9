import { expect, test } from 'vitest';
import { addressOfList, addressOfView, paramsOf, viewOf } from './worklist-address.ts';
import { isNarrowed, isSameView, plainView, requestOf } from './worklist-view.ts';

const view = (address: string) => viewOf(new URLSearchParams(address));

const everything =
  'category=all&keys=17&type=assessment&q=popescu&status=scheduled&status=new&county=CJ&policy=rca&priority=2' +
  '&assignee=0190b6a0-0001-7000-8000-000000000001&partner=0190b6a0-0001-7000-8000-000000000002&tag=urgent' +
  '&waiting_on=shop&doc_request=overdue&unread=1&due_from=2026-11-01&due_to=2026-11-30&created_from=2026-10-01&created_to=2026-10-31' +
  '&sort=claimant_name&direction=desc';

test('an address without wishes shows the active work, nearest deadline first', () => {
  expect(requestOf(view(''), undefined)).toEqual({
    filter_keys: 0,
    category_code: 'active',
    sort: { column: 'due_at', direction: 'asc' },
  });
});

test('ux 1 everything that narrows the list is in the address', () => {
  expect(requestOf(view(everything), 'cursor')).toEqual({
    filter_keys: 17,
    category_code: 'all',
    assignment_type: 'assessment',
    filter_criteria: {
      q: 'popescu',
      status_codes: ['scheduled', 'new'],
      county_code: 'CJ',
      policy_type: 'rca',
      priority: 2,
      assigned_user_id: '0190b6a0-0001-7000-8000-000000000001',
      partner_id: '0190b6a0-0001-7000-8000-000000000002',
      tag: 'urgent',
      waiting_on: 'shop',
      doc_request: 'overdue',
      unread: true,
      due_from: '2026-11-01',
      due_to: '2026-11-30',
      created_from: '2026-10-01',
      created_to: '2026-10-31',
    },
    sort: { column: 'claimant_name', direction: 'desc' },
    after: 'cursor',
  });
});

test('ux 1 what is written is what was read, so a copied address shows the same', () => {
  const written = paramsOf(view(`${everything}&columns=claim_file_no,due_at`));
  expect(viewOf(written)).toEqual(view(`${everything}&columns=claim_file_no,due_at`));
  expect(addressOfView(view('keys=17'))).toBe('/assignments/worklist?keys=17');
  expect(addressOfView(plainView)).toBe('/assignments/worklist');
  expect(addressOfList('snoozed', view('keys=1'))).toBe('/assignments/list/snoozed?keys=1');
});

test('a search of two letters is not sent, since it would find everything', () => {
  expect(requestOf(view('q=po'), undefined)).not.toHaveProperty('filter_criteria');
});

test('an address that was tampered with falls back to the plain list', () => {
  const address =
    'category=secret&keys=99999&sort=password&policy=none&county=cluj&priority=9&assignee=me&due_from=31.02.2026&columns=password';
  expect(isSameView(view(address), plainView)).toBe(true);
});

test('the list alone does not count as a filter', () => {
  expect(isNarrowed(view('category=waiting'))).toBe(false);
  expect(isNarrowed(view('category=waiting&county=CJ'))).toBe(true);
});
