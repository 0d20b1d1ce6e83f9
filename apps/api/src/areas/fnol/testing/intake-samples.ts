import type { JsonBodyOf } from '@dosar/openapi';

type Intake = JsonBodyOf<'registerClaimNotification'>;

/** What a clerk types of a car that was hit on the road, on the day before the moment of the world. */
export function anIntake(different: Partial<Intake> = {}): Intake {
  return {
    channel: 'phone',
    notifier: {
      kind: 'person',
      name: 'Anghel',
      first_name: 'Raluca',
      role: 'owner',
      phone: '0722 418 903',
      email: 'raluca.anghel@example.com',
      preferred_channel: 'email',
    },
    policy_type: 'rca',
    event: {
      date: '2026-03-03',
      time: '14:00',
      time_until: '16:00',
      county_code: 'B',
      locality: 'București',
      street: 'Bd. Iuliu Maniu 244',
      description: 'Stătea la semafor și a fost lovită din spate-stânga.',
      injuries: false,
      recorded_by: 'amiable_statement',
    },
    vehicle: {
      plate: 'b 879 wda',
      plate_country: 'RO',
      brand_code: 'dacia',
      category_code: 'car',
      is_drivable: true,
      damage: 'Bara spate spartă.',
    },
    other_vehicles: [
      {
        role: 'at_fault',
        plate: 'BV 64 YFW',
        plate_country: 'RO',
        brand_code: 'dacia',
        insurer: 'Nordica Asigurări',
      },
    ],
    people: [],
    similar_files: [],
    ...different,
  };
}
