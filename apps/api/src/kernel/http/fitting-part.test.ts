import { expect, test } from 'vitest';
import { fittingPart } from './fitting-part.ts';

const usual = { filter_keys: 0, category_code: 'active' } as const;
const left = (stored: unknown) => fittingPart('ViewSettings', stored, usual);

test('what fits stays as it is', () => {
  const kept = {
    filter_keys: 17,
    category_code: 'done',
    filter_criteria: { q: 'dacia' },
    columns: ['due_at'],
  };
  expect(left(kept)).toEqual(kept);
});

test.each([
  [{ filter_criteria: { q: 'a\u0000bc', tag: 'urgent' } }, { filter_criteria: { tag: 'urgent' } }],
  [
    { filter_criteria: { tag: '\uD800', color: 'red', county_code: 'CJ' } },
    { filter_criteria: { county_code: 'CJ' } },
  ],
  [{ filter_criteria: { due_from: '0000-01-01' } }, { filter_criteria: {} }],
  [
    { filter_criteria: { partner_id: 'urn:uuid:01890000-0000-7000-8000-000000000001' } },
    { filter_criteria: {} },
  ],
  [{ columns: ['due_at', 'gone', 'gone'] }, {}],
  [{ sort: { column: 'gone', direction: 'asc' } }, {}],
])('of %j only what fits is left', (more, rest) => {
  expect(left({ filter_keys: 17, category_code: 'done', ...more })).toEqual({
    filter_keys: 17,
    category_code: 'done',
    ...rest,
  });
});

test.each([null, 'a', [], { filter_keys: 1e300, category_code: 'active' }])(
  '%j is as good as nothing',
  (stored) => {
    expect(left(stored)).toEqual(usual);
  },
);
