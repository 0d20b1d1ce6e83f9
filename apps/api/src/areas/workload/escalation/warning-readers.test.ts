import { expect, test } from 'vitest';
import { readersOf } from './warning-readers.ts';

const readers = (step: Parameters<typeof readersOf>[0]['step'], owner: string | null = 'ana') =>
  readersOf({ step, owner_user_id: owner, manager_user_ids: ['maria', 'sorin'] });

test('the owner alone is warned at three quarters of a term', () => {
  expect(readers('term_75')).toEqual(['ana']);
  expect(readers('sla_75')).toEqual(['ana']);
});

test('managers are warned too when a term is over, and before and after a legal deadline', () => {
  for (const step of ['sla_100', 'near_law', 'law_missed'] as const)
    expect(readers(step)).toEqual(['ana', 'maria', 'sorin']);
});

test('work that nobody has is the business of its managers at once', () => {
  expect(readers('term_75', null)).toEqual(['maria', 'sorin']);
});

test('a manager who owns the work is warned once', () => {
  expect(readers('sla_100', 'maria')).toEqual(['maria', 'sorin']);
});
