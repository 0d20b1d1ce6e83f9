import { expect, test } from 'vitest';
import { emptyIntake, newPerson, newVehicle } from './intake-answers.ts';
import { typedClaimOf } from './typed-claim.ts';

test('C31 R8 other areas are told of whom a claim is about, not of witnesses, people who were hurt or cars beside', () => {
  const empty = emptyIntake({ date: '2026-03-04', time: '10:00' });
  const typed = typedClaimOf({
    ...empty,
    notifier: { ...empty.notifier, name: 'Anghel ', first_name: 'Raluca', cui: '14399840', phone: '0722 1' },
    policy_number: 'RO/22',
    people: [
      { ...newPerson('other_driver'), kind: 'company', name: 'Flota SRL', cui: '14399840' },
      { ...newPerson('witness'), name: 'Toma' },
      { ...newPerson('hurt'), name: 'Ilie' },
    ],
    other_vehicles: [
      { ...newVehicle(), plate: 'BV 64 YFW', policy_number: 'RO/31' },
      { ...newVehicle(), role: 'other', plate: 'CJ 1 AAA' },
    ],
  });
  // A number that was typed before a company became a person again is nobody's.
  expect(typed.people).toEqual([
    { name: 'Anghel Raluca', cui: '', phone: '0722 1', email: '' },
    { name: 'Flota SRL', cui: '14399840', phone: '', email: '' },
  ]);
  expect(typed.plates).toEqual(['BV 64 YFW']);
  expect(typed.policyNumbers).toEqual(['RO/22', 'RO/31']);
});
