import { sql, type Transaction } from 'kysely';
import type { Database } from '#db/server.ts';
import type { DemoPart } from '../demo-part.ts';

type World = Parameters<NonNullable<DemoPart['seed']>>[1];

const nobody = { name: '', address: '', phone: '' };
const driver = { birth_date: null, address: '', licence_category: 'B', licence_until: null };
const insurer = { green_card: '', valid_from: '2026-03-01', valid_to: '2027-02-28' };

/** The car that stood at the traffic light. */
const sideA = {
  insured: { name: 'Anghel Raluca', address: 'Str. Apusului 41, București', phone: '0722 418 903' },
  vehicle: { make: 'Dacia Duster', plate: '', country: 'RO', trailer_plate: '' },
  insurer: { ...insurer, name: 'Nordica Asigurări', policy_number: 'RO/31/N31 001876520' },
  driver: { ...driver, name: 'Anghel Raluca', phone: '0722 418 903', licence_no: 'B00871244' },
  impact: 'rear_left',
  damaged_zones: ['rear_left', 'rear'],
  circumstances: [1],
  counted: 1,
  remarks: 'Stăteam la semafor.',
};

/** The car that hit it: two ticks that exclude each other, where one is counted. */
const sideB = {
  insured: { ...nobody, name: 'Barbu Laurențiu', address: 'Str. Lungă 8, Brașov' },
  vehicle: { make: 'Dacia Logan', plate: 'BV 64 YFW', country: 'RO', trailer_plate: '' },
  insurer: { ...insurer, name: 'Carpați Asigurări', policy_number: 'RO/22/C22 004517983' },
  driver: { ...driver, name: 'Marin Cosmin', phone: '', licence_no: 'B01422907' },
  impact: 'front',
  damaged_zones: ['front', 'front_left'],
  circumstances: [8, 10],
  counted: 1,
  remarks: 'Nu l-am văzut la timp.',
};

/** Writes the accident statement of the newest open claim of an injured driver down, as it stands on paper. */
export async function seedStatement(tx: Transaction<Database>, { moments }: World): Promise<void> {
  await sql`
    insert into accident_statement (org_id, claim_file_id, shared, side_a, side_b, signed_a, signed_b,
      signed_a_at, signed_b_at, created_at, changed_at)
    select file.org_id, file.claim_file_id,
      jsonb_build_object('date', event.occurred_on, 'time', '08:00–08:30',
        'place', 'București, Bd. Iuliu Maniu × Str. Valea Cascadelor', 'injuries', false, 'other_damage', false,
        'witnesses', 'Toma Ilie, 0733 204 118', 'sketch', null),
      jsonb_set(${JSON.stringify(sideA)}::jsonb, '{vehicle,plate}', to_jsonb(file.plate)), ${JSON.stringify(sideB)}::jsonb,
      'paper', 'paper', ${moments.now}, ${moments.now}, ${moments.now}, ${moments.now}
    from claim_file file join event on event.org_id = file.org_id and event.event_id = file.event_id
    where file.org_id = current_org_id() and file.policy_type_code = 'rca' and file.closed_at is null
      and file.plate is not null
    order by file.opened_at desc, file.claim_file_id limit 1`.execute(tx);
}
