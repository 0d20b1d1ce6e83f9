import type { Schema } from '@dosar/openapi';

export const draftId = '0e000000-0000-4000-8000-000000000001';

/** A draft of two cars at a traffic light, with everything that a claim needs. */
export const aDraft = (): Schema<'ClaimDraft'> => ({
  claim_draft_id: draftId,
  title: 'B 879 WDA · Anghel Raluca',
  saved_at: '2026-03-04T10:16:00.000Z',
  expires_on: '2026-04-03',
  row_version: 1,
  answers: Object.entries({
    channel: 'phone',
    'notifier.kind': 'person',
    'notifier.name': 'Anghel',
    'notifier.first_name': 'Raluca',
    'notifier.role': 'owner',
    'notifier.phone': '0722 418 903',
    'notifier.language': 'ro',
    policy_type: 'rca',
    'event.date': '2026-03-03',
    'event.time': '14:00–16:00',
    'event.description': 'Stătea la semafor.',
    'event.injuries': 'no',
    'vehicle.plate': 'B 879 WDA',
    'vehicle.plate_country': 'RO',
    'other_vehicles.0.role': 'at_fault',
    'other_vehicles.0.plate': 'BV 64 YFW',
    'other_vehicles.0.plate_country': 'RO',
    'people.0.kind': 'person',
    'people.0.name': 'Marin',
    'people.0.role': 'other_driver',
  }).map(([field, value]) => ({ field, value })),
});

/** The file of the same car, reported an hour later by somebody else. */
export const aDuplicate = (): Schema<'LikelyDuplicate'> => ({
  claim_file_no: 'DM26R0000150',
  assignment_id: '0e000000-0000-4000-8000-000000000002',
  certainty: 3,
  reasons: ['same_plate', 'same_day', 'near_hour'],
  claimant_name: 'Anghel Raluca',
  plate: 'B879WDA',
  other_plates: [],
  date: '2026-03-03',
  time: '15:10',
  place: 'Militari, București',
  opened_at: '2026-03-03T13:40:00.000Z',
  is_closed: false,
});

/** What the server answers when a claim is open. */
export const aRegisteredClaim = (): Schema<'RegisteredClaim'> => ({
  claim_file_no: 'DM26C0000153',
  claim_file_id: '0e000000-0000-4000-8000-000000000003',
  assignment_id: '0e000000-0000-4000-8000-000000000004',
  answer_due_date: '2026-04-03',
  told_by: ['phone'],
  documents_needed: [{ doc_type_code: 'damage_photo', name: 'Damage photos' }],
  takes_statement: true,
});
