import type { Schema } from '@dosar/openapi';
import { daysAhead, now } from '../cast/clock.ts';
import { idOf } from '../cast/identity.ts';
import { claimant, people } from '../cast/people.ts';

const placeId = idOf('other', 900);
const at = (time: string) => `${daysAhead(0)}T${time}:00Z`;

/** A visit at nine in Militari, on the day of the tests. */
export function aVisit(change: Partial<Schema<'Visit'>> = {}, number = 1): Schema<'Visit'> {
  const { plate, brand, model, fullName } = claimant(number);
  return {
    visit_id: idOf('other', 1000 + number),
    row_version: 1,
    assignment_id: idOf('assignment', number),
    claim_file_no: `DM26R${String(number).padStart(7, '0')}`,
    plate: plate.replaceAll(' ', ''),
    vehicle_name: `${brand} ${model}`,
    visit_type: 'first',
    status: 'booked',
    starts_at: at('07:00'),
    ends_at: at('07:45'),
    place: {
      place_id: placeId,
      name: 'Militari',
      kind: 'centre',
      county_code: 'B',
      locality: 'București',
      address: 'Bd. Iuliu Maniu 220, sector 6',
      latitude: 44.4327,
      longitude: 26.0021,
      phone: '+40213309020',
      arrival: null,
      accessibility: null,
    },
    user_id: people.elena.userId,
    user_name: people.elena.fullName,
    lane_id: idOf('other', 910),
    lane_name: 'Linia 1',
    skills: [],
    hold_until: null,
    holder: null,
    contact_name: fullName,
    contact_phone: '+40722418771',
    address: null,
    note: null,
    needs_step_free: false,
    self_moves_left: 2,
    changeable_until: now,
    reports: [],
    ...change,
  };
}

/** A day of Elena in Militari, with a visit and then one at another place. */
export function aBoard(change: Partial<Schema<'Board'>> = {}): Schema<'Board'> {
  const first = aVisit();
  const elsewhere = aVisit({ starts_at: at('09:00'), ends_at: at('09:45'), status: 'confirmed' }, 2);
  const titan = { ...elsewhere.place, place_id: idOf('other', 901), name: 'Titan' };
  const span = { place_id: placeId, starts_at: at('06:00'), ends_at: at('14:30') };
  return {
    from: daysAhead(0),
    days: 1,
    visits: [first, { ...elsewhere, place: titan, lane_id: null, lane_name: null }],
    capped: false,
    people: [
      {
        user_id: people.elena.userId,
        full_name: people.elena.fullName,
        skills: [],
        daily_cap: 7,
        travel_minutes: 30,
        hours: [span],
        away: [],
      },
    ],
    places: [
      {
        place_id: placeId,
        name: 'Militari',
        kind: 'centre',
        county_code: 'B',
        locality: 'București',
        address: 'Bd. Iuliu Maniu 220, sector 6',
        latitude: 44.4327,
        longitude: 26.0021,
        lanes: [{ lane_id: idOf('other', 910), name: 'Linia 1' }],
        hours: [span],
        holidays: [],
        closed_hours: [],
      },
    ],
    ...change,
  };
}

/** Work that waits for a visit. */
export function someBookableWork(number = 3): Schema<'BookableWork'> {
  const { plate, fullName, county } = claimant(number);
  return {
    assignment_id: idOf('assignment', number),
    claim_file_no: `DM26R${String(number).padStart(7, '0')}`,
    plate: plate.replaceAll(' ', ''),
    name: 'Constatare',
    visit_type: 'first',
    contact_name: fullName,
    contact_phone: '+40722418771',
    county_code: county,
    reached_at: { kind: 'phone', address: '+40722418771' },
    held: null,
  };
}

/** A visit that a changed plan leaves out, with another hour for it. */
export function aLeftOutVisit(change: Partial<Schema<'LeftOutVisit'>> = {}): Schema<'LeftOutVisit'> {
  return {
    visit: aVisit(),
    reason: { code: 'works_here', holds: false, values: {} },
    proposal: {
      place_id: placeId,
      starts_at: at('08:00'),
      ends_at: at('08:45'),
      user_id: people.elena.userId,
      user_name: people.elena.fullName,
      lane_id: idOf('other', 910),
      lane_name: 'Linia 1',
      people: 1,
    },
    ...change,
  };
}

/** Free hours of two days in Militari, and a public holiday. */
export function someFoundSlots(change: Partial<Schema<'FoundSlots'>> = {}): Schema<'FoundSlots'> {
  const { place } = aVisit();
  return {
    duration_minutes: 45,
    earliest: ['06:00', '06:15', '08:30'].map((time) => aSlot({ starts_at: at(time) })),
    places: [
      {
        place_id: placeId,
        name: place.name,
        kind: place.kind,
        county_code: place.county_code,
        locality: place.locality,
        address: place.address,
        latitude: place.latitude,
        longitude: place.longitude,
        days: [
          {
            date: daysAhead(0),
            starts: [at('06:00'), at('06:15'), at('08:30')],
            refused: [],
            why_none: null,
          },
          {
            date: daysAhead(1),
            starts: [],
            refused: [],
            why_none: { code: 'holiday', holds: false, values: { name: 'Ziua Națională' } },
          },
        ],
      },
    ],
    ...change,
  };
}

/** A free hour of Elena in Militari. */
export function aSlot(change: Partial<Schema<'Slot'>> = {}): Schema<'Slot'> {
  const { place, user_id, user_name, lane_id, lane_name } = aVisit();
  const starts_at = change.starts_at ?? at('08:00');
  return {
    place_id: place.place_id,
    starts_at,
    ends_at: new Date(Date.parse(starts_at) + 45 * 60_000).toISOString(),
    user_id,
    user_name,
    lane_id,
    lane_name,
    people: 2,
    ...change,
  };
}

/** The centre in Militari with two lanes, one of them for trucks, and a day on which it closes early. */
export function aPlace(change: Partial<Schema<'Place'>> = {}): Schema<'Place'> {
  const { place } = aVisit();
  return {
    ...place,
    accessibility: 'Rampă la intrare',
    arrival_ro: 'Intrați pe poarta din spate.',
    arrival_en: 'Come in through the back gate.',
    hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, from_minute: 480, to_minute: 1080 })),
    exceptions: [{ date: daysAhead(9), hours: [{ from_minute: 480, to_minute: 720 }], reason: 'Inventar' }],
    lanes: [
      { lane_id: idOf('other', 910), name: 'Linia 1', skills: [] },
      { lane_id: idOf('other', 911), name: 'Linia 2', skills: ['truck'] },
    ],
    lead_minutes: 120,
    days_ahead: 30,
    is_active: true,
    row_version: 1,
    visits_to_come: 4,
    ...change,
  };
}
