import { expect, test } from 'vitest';
import { ofOtherCar, readRole, withoutCar } from './role-answer.ts';

test('B1 the driver of the third other vehicle is one answer, and a role that there is not is none', () => {
  expect(readRole('other_driver.2')).toEqual({ role: 'other_driver', car: 2 });
  expect(readRole(ofOtherCar('other_owner', 0))).toEqual({ role: 'other_owner', car: 0 });
  expect(readRole('witness')).toEqual({ role: 'witness' });
  expect(readRole('witness.1')).toBeUndefined();
  expect(readRole('')).toBeUndefined();
});

test('B1 when a vehicle is taken out, its driver is asked again and those of later vehicles stay with theirs', () => {
  const answers = ['other_driver', 'other_driver.1', 'other_owner.2', 'hurt'];
  expect(answers.map((answer) => withoutCar(answer, 1))).toEqual([
    'other_driver',
    '',
    'other_owner.1',
    'hurt',
  ]);
});
