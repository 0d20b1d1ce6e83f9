import type { IntakeAnswers } from './intake-answers.ts';
import type { RoleAnswer } from './role-answer.ts';
import { liabilityPolicies } from './liability-policies.ts';

/** Something that nobody has said yet, with the field where it belongs. */
export type Missing = {
  what:
    | 'words'
    | 'name'
    | 'contact'
    | 'policy'
    | 'date'
    | 'time'
    | 'place'
    | 'plate'
    | 'record'
    | 'policeStation'
    | 'damage'
    | 'drivable'
    | 'driver'
    | 'otherCar'
    | 'otherPlate'
    | 'otherInsurer'
    | 'hurt';
  field: string;
  /** Without it there is no claim; the rest can be asked later. */
  isNeeded: boolean;
};

/** What is still to be asked, what has to be known first. */
export function missingOf(answers: IntakeAnswers): Missing[] {
  const { notifier, event, vehicle, other_vehicles: others, people } = answers;
  const [other] = others;
  const isLiability = liabilityPolicies.includes(answers.policy_type);
  const has = (role: RoleAnswer) =>
    people.some((person) => person.role === role && person.name.trim() !== '');
  const lines: readonly (readonly [Missing['what'], field: string, isMissing: boolean, isNeeded?: true])[] = [
    ['words', 'event.description', event.description.trim() === '', true],
    ['name', 'notifier.name', notifier.name.trim() === '', true],
    ['contact', 'notifier.phone', notifier.phone.trim() === '' && notifier.email.trim() === '', true],
    ['policy', 'policy_type', answers.policy_type === '', true],
    ['date', 'event.date', event.date === '', true],
    ['time', 'event.time', event.time.trim() === ''],
    ['place', 'event.locality', event.locality.trim() === '' && event.street.trim() === ''],
    ['record', 'event.recorded_by', event.recorded_by === ''],
    [
      'policeStation',
      'event.police_station',
      event.recorded_by === 'police' && event.police_station.trim() === '',
    ],
    ['hurt', 'people', event.injuries === 'yes' && !has('hurt')],
    ['plate', 'vehicle.plate', vehicle.plate.trim() === ''],
    ['drivable', 'vehicle.is_drivable', vehicle.is_drivable === ''],
    [
      'damage',
      'vehicle.damage',
      vehicle.damage.trim() === '' &&
        vehicle.damaged_part_codes.length === 0 &&
        vehicle.damaged_zones.length === 0,
    ],
    ['driver', 'people', notifier.role === 'other' && !has('driver')],
    ['otherCar', 'other_vehicles', isLiability && other === undefined],
    ['otherPlate', 'other_vehicles.0.plate', isLiability && other?.plate.trim() === ''],
    ['otherInsurer', 'other_vehicles.0.insurer', isLiability && other?.insurer.trim() === ''],
  ];
  return lines.flatMap(([what, field, isMissing, isNeeded = false]) =>
    isMissing ? [{ what, field, isNeeded }] : [],
  );
}
