import { expect, test } from 'vitest';
import { requiredAnswers } from './required-answers.ts';

const { validate } = requiredAnswers<{ name: string; note: string }>({ name: 'name_required' })['~standard'];

test('an empty answer is refused with the reason of its field', () => {
  expect(validate({ name: '', note: '' })).toEqual({
    issues: [{ message: 'name_required', path: ['name'] }],
  });
});

test('a given answer passes as it was typed, and nothing is asked of the others', () => {
  expect(validate({ name: ' Ana ', note: '' })).toEqual({ value: { name: ' Ana ', note: '' } });
});
