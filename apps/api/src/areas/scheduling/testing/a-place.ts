import type { Schema } from '@dosar/openapi';
import type { TestApi } from '#src/testing/start-test-api.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { schedulingCalls } from './scheduling-calls.ts';

type EditedPlace = Schema<'EditedPlace'>;

/** People whom tests of visits need beside those of the small world: a second assessor, and who plans for both. */
export const assessors = ['dan.petrescu', 'sorin.matei'];

/** Monday to Saturday. */
const weekdays = [1, 2, 3, 4, 5, 6];

const lanes: EditedPlace['lanes'] = [
  { name: 'Linia 1', skills: [] },
  { name: 'Linia 2', skills: ['truck'] },
];

/** A centre in București that is open from 8 to 12 from Monday to Saturday, with two lanes, that takes bookings an hour ahead. */
export async function aPlace(api: TestApi, different: Partial<EditedPlace> = {}): Promise<Schema<'Place'>> {
  const manager = schedulingCalls(api, await api.tokenFor('sorin.matei'));
  const answer = await manager.trySavePlace({
    name: 'Militari',
    kind: 'centre',
    county_code: 'B',
    locality: 'București',
    address: 'Bd. Iuliu Maniu 220',
    latitude: null,
    longitude: null,
    phone: null,
    lead_minutes: 60,
    days_ahead: 30,
    arrival_ro: null,
    arrival_en: null,
    accessibility: null,
    is_active: true,
    hours: weekdays.map((weekday) => ({ weekday, from_minute: 480, to_minute: 720 })),
    lanes,
    exceptions: [],
    ...different,
  });
  if (answer.statusCode !== 201) throw new Error(`The place was not saved: ${answer.body}`);
  return answer.json<Schema<'Place'>>();
}

/** Somebody works at a place whenever it is open, makes at most seven visits a day, and drives half an hour between places. */
export async function worksAt(
  api: TestApi,
  username: string,
  places: Schema<'Place'> | readonly Schema<'Place'>[],
  different: Partial<Schema<'EditedPlan'>> = {},
): Promise<Schema<'AssessorPlan'>> {
  const manager = schedulingCalls(api, await api.tokenFor('sorin.matei'));
  const { userId: user_id } = await api.userNamed(username);
  const known = (await manager.plans()).find((plan) => plan.user_id === user_id);
  const answer = await manager.trySavePlan({
    user_id,
    ...(known?.row_version != null && { row_version: known.row_version }),
    skills: [],
    daily_cap: 7,
    travel_minutes: 30,
    is_active: true,
    hours: [places]
      .flat()
      .flatMap(({ place_id, hours }) => hours.map((open) => ({ ...open, place_id, breaks: [] }))),
    exceptions: [],
    ...different,
  });
  if (answer.statusCode !== 201) throw new Error(`The plan was not saved: ${answer.body}`);
  return answer.json<Schema<'AssessorPlan'>>();
}

/** The inspection of a claim that was taken in a moment ago, which waits for its visit. */
export async function bookableWork(api: TestApi) {
  const claim = await aClaim(api).takenIn();
  const { assignment_id: assignmentId } = await claim.work('assessment');
  return { claim, assignmentId };
}

/** An hour that a test books. */
export type WantedHour = { place: Schema<'Place'>; at: string; by?: string };

const contact = { contact_name: 'Andrei Țăndea', contact_phone: '0722 418 771' };

/** A visit that staff booked for a new claim, of a named assessor or of anybody who is free. */
export async function aVisit(api: TestApi, { place, at, by }: WantedHour): Promise<Schema<'Visit'>> {
  const { assignmentId } = await bookableWork(api);
  return visitFor(api, assignmentId, { place, at, ...(by !== undefined && { by }) });
}

/** A visit that staff booked for an inspection that waits for one. */
export async function visitFor(
  api: TestApi,
  assignmentId: string,
  { place, at, by }: WantedHour,
): Promise<Schema<'Visit'>> {
  const manager = schedulingCalls(api, await api.tokenFor('sorin.matei'));
  const held = await manager.hold({
    assignment_id: assignmentId,
    place_id: place.place_id,
    starts_at: at,
    ...(by !== undefined && { user_id: (await api.userNamed(by)).userId }),
  });
  return manager.book({ visit_id: held.visit_id, row_version: held.row_version, ...contact });
}
