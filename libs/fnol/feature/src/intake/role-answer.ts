import type { Schema } from '@dosar/openapi';

type Role = Schema<'IntakePerson'>['role'];

/** What somebody is, as one choice: `other_driver.1` drives the second of the other vehicles, `other_driver` the first. */
export type RoleAnswer = Role | `${'other_owner' | 'other_driver'}.${number}`;

const written = /^(owner|driver|hurt|witness|other_owner|other_driver)(?:\.([1-7]))?$/;

/** The role that an answer names, and of which of the other vehicles; `undefined` for none. */
export function readRole(answer: string): { role: Role; car?: number } | undefined {
  const [, role, place] = written.exec(answer) ?? [];
  if (role === undefined) return undefined;
  const car = place === undefined ? 0 : Number(place);
  if (role === 'other_owner' || role === 'other_driver') return { role, car };
  return place === undefined ? { role: role as Role } : undefined;
}

/** The owner or driver of one of the other vehicles, as an answer. */
export const ofOtherCar = (role: 'other_owner' | 'other_driver', car: number): RoleAnswer =>
  car === 0 ? role : `${role}.${car}`;

/** The answer once the vehicle at `removed` is gone: later ones move up, and whoever belonged to it is asked again. */
export function withoutCar(answer: string, removed: number): string {
  const { role, car } = readRole(answer) ?? {};
  if (car === undefined || car < removed || (role !== 'other_owner' && role !== 'other_driver'))
    return answer;
  return car === removed ? '' : ofOtherCar(role, car - 1);
}
