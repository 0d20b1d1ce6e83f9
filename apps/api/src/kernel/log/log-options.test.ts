import { expect, test } from 'vitest';
import { describedError } from './log-options.ts';

test('what a database error quotes never reaches the log', () => {
  const error = Object.assign(new Error('invalid input syntax for type uuid: "1960101123456"'), {
    code: '22P02',
  });
  const described = describedError(error);

  expect(described).toMatchObject({ code: '22P02', message: 'database error 22P02' });
  expect(JSON.stringify(described)).not.toContain('1960101123456');
  expect(described.stack).toContain('log-options.test.ts');
});

test('an error of our own keeps its words', () => {
  expect(describedError(new Error('Session s1 has no user.')).message).toBe('Session s1 has no user.');
});
