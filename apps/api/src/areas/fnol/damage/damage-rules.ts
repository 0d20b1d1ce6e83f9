import type { FieldProblem, Schema } from '@dosar/openapi';
import type { ReportedCode } from '../notified-claim-repository.ts';

/** What was picked on the outline of a vehicle, by guests and by the staff. */
type PickedDamage = Pick<Schema<'IntakeVehicle'>, 'damaged_zones' | 'damaged_part_codes'>;

/** The zones and parts of a report, each with the list that it has to be in. */
export function damageCodes({ damaged_zones: zones = [], damaged_part_codes: parts = [] }: PickedDamage) {
  return [
    ...parts.map((code, place): ReportedCode => ({
      field: `vehicle.damaged_part_codes.${place}`,
      list: 'vehicle_part',
      code,
    })),
    ...zones.map(({ zone }, place): ReportedCode => ({
      field: `vehicle.damaged_zones.${place}.zone`,
      list: 'vehicle_zone',
      code: zone,
    })),
  ];
}

/** A zone is damaged in one way: picked twice, nobody knows which holds. */
export function repeatedZones({ damaged_zones: zones = [] }: PickedDamage): FieldProblem[] {
  return zones.flatMap(({ zone }, place) =>
    zones.findIndex((other) => other.zone === zone) < place
      ? [{ field: `vehicle.damaged_zones.${place}.zone`, code: 'invalid_value' as const }]
      : [],
  );
}
