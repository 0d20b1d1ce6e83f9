import { parsePhone } from '@dosar/kernel/phones';
import { isCui } from '@dosar/kernel/romanian-numbers';
import { localTimeOf } from '@dosar/kernel/zone';
import type { FieldProblem, JsonBodyOf, Schema } from '@dosar/openapi';
import { damageCodes, repeatedZones } from '../damage/damage-rules.ts';
import { contactRefusals, momentRefusals, plateRefusals, rangeRefusals } from '../notification-rules.ts';
import type { ReportedCode } from '../notified-claim-repository.ts';

type Intake = JsonBodyOf<'registerClaimNotification'>;
type Party = Pick<Schema<'IntakePerson'>, 'kind' | 'name' | 'cui' | 'phone'>;

/** What the contract cannot say about an intake: every field that cannot be right, with the reason. */
export function intakeRefusals(intake: Intake, now: Date): FieldProblem[] {
  const { notifier, event, vehicle, other_vehicles: others, people } = intake;
  return [
    ...partyRefusals('notifier', { ...notifier, phone: undefined }),
    ...contactRefusals(notifier),
    ...momentRefusals(event, localTimeOf(now)),
    ...rangeRefusals(event, localTimeOf(now)),
    ...(event.description.trim() === '' ? [{ field: 'event.description', code: 'required' as const }] : []),
    ...plateRefusals('vehicle.plate', vehicle.plate),
    ...repeatedZones(vehicle),
    ...others.flatMap(({ plate }, place) => plateRefusals(`other_vehicles.${place}.plate`, plate)),
    ...people.flatMap((person, place) => [
      ...partyRefusals(`people.${place}`, person),
      ...roleRefusals(intake, person, place),
    ]),
  ];
}

/** The codes of an intake, each with the list that it has to be in. */
export function intakeCodes({ policy_type, event, vehicle, other_vehicles: others }: Intake): ReportedCode[] {
  return [
    { field: 'policy_type', list: 'policy_type', code: policy_type },
    { field: 'event.county_code', list: 'county', code: event.county_code },
    { field: 'vehicle.plate_country', list: 'country', code: vehicle.plate_country },
    { field: 'vehicle.brand_code', list: 'vehicle_brand', code: vehicle.brand_code },
    { field: 'vehicle.category_code', list: 'vehicle_category', code: vehicle.category_code },
    ...damageCodes(vehicle),
    ...others.flatMap((other, place): ReportedCode[] => [
      { field: `other_vehicles.${place}.plate_country`, list: 'country', code: other.plate_country },
      { field: `other_vehicles.${place}.brand_code`, list: 'vehicle_brand', code: other.brand_code },
    ]),
  ];
}

function partyRefusals(field: string, { kind, name, cui, phone }: Party): FieldProblem[] {
  const refusals: FieldProblem[] = [];
  if (name.trim() === '') refusals.push({ field: `${field}.name`, code: 'required' });
  if (cui !== undefined && (kind === 'person' || !isCui(cui)))
    refusals.push({ field: `${field}.cui`, code: 'invalid_value' });
  if (phone !== undefined && parsePhone(phone) === undefined)
    refusals.push({ field: `${field}.phone`, code: 'invalid_value' });
  return refusals;
}

/** Each car has one owner and one driver, and of a car that nobody has named there is neither. */
function roleRefusals(
  { notifier, people, other_vehicles: others }: Intake,
  { role, other_vehicle: car = 0 }: Schema<'IntakePerson'>,
  place: number,
) {
  const field = `people.${place}.role`;
  if (role === 'hurt' || role === 'witness') return [];
  const first = people.findIndex(
    (other) => other.role === role && (!isOfOtherCar(role) || (other.other_vehicle ?? 0) === car),
  );
  const isTaken = role === notifier.role || first < place;
  const hasNoCar = isOfOtherCar(role) && others.length <= car;
  return isTaken || hasNoCar ? [{ field, code: 'invalid_value' as const }] : [];
}

const isOfOtherCar = (role: Schema<'IntakeRole'>) => role === 'other_owner' || role === 'other_driver';
