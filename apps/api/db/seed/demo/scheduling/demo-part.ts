import type { Transaction } from 'kysely';
import type { Database } from '#db/server.ts';
import type { DemoPart } from '../demo-part.ts';
import { demoId } from '../demo-random.ts';
import type { DemoWorld } from '../demo-world.ts';
import { demoPlaces, demoPlans } from './demo-places.ts';
import { demoVisits } from './demo-visits.ts';

type Tx = Transaction<Database>;

/** Places in eight counties, where the assessors work, and the visits of a year: past, today's and to come. */
export const demoPart: DemoPart = {
  name: 'scheduling',
  after: ['absences', 'assignments', 'claims'],
  async seed(tx, world) {
    if (world.orgCode !== 'demo') return;
    await seedPlaces(tx, world);
    await seedLanes(tx, world);
    await seedPlans(tx, world);
    const visits = await demoVisits(tx, world);
    for (let start = 0; start < visits.length; start += 500)
      await tx
        .insertInto('visit')
        .values(visits.slice(start, start + 500))
        .execute();
    await seedMoves(tx, world.orgId, visits);
  },
};

/** Some of the visits that took place had been moved once, by a day. */
async function seedMoves(tx: Tx, orgId: string, visits: Awaited<ReturnType<typeof demoVisits>>) {
  const moved = visits.filter(({ status }, index) => status === 'done' && index % 7 === 2);
  if (moved.length === 0) return;
  await tx
    .insertInto('visit_change')
    .values(
      moved.map(({ org_id, visit_id, place_id, lane_id, user_id, starts_at, ends_at, created_at }) => ({
        org_id,
        visit_id,
        place_id,
        lane_id,
        user_id,
        starts_at: new Date(starts_at.getTime() - 86_400_000),
        ends_at: new Date(ends_at.getTime() - 86_400_000),
        row_version: 2,
        changed_at: created_at,
      })),
    )
    .execute();
  const ids = moved.map(({ visit_id: id }) => id);
  await tx
    .updateTable('visit')
    .set({ row_version: 2, sequence: 1, self_moves: 1 })
    .where('org_id', '=', orgId)
    .where('visit_id', 'in', ids)
    .execute();
}

const weekdays = [1, 2, 3, 4, 5];

async function seedPlaces(tx: Tx, { orgId, moments }: DemoWorld) {
  const nextYear = Number(moments.dateOf(moments.now).slice(0, 4));
  await tx
    .insertInto('place')
    .values(
      demoPlaces.map((place) => ({
        org_id: orgId,
        place_id: demoId('place', place.code),
        name: place.name,
        kind: place.kind,
        county_code: place.county,
        locality: place.locality,
        address: place.address,
        latitude_micro: Math.round(place.at[0] * 1_000_000),
        longitude_micro: Math.round(place.at[1] * 1_000_000),
        phone: place.phone,
        lead_minutes: place.kind === 'mobile' ? 24 * 60 : 4 * 60,
        days_ahead: 30,
        arrival_ro:
          place.kind === 'mobile'
            ? 'Inspectorul vă sună când pornește spre dumneavoastră.'
            : 'Intrați prin curtea ITP, la bariera albastră. Vă chemăm după număr.',
        arrival_en:
          place.kind === 'mobile'
            ? 'The assessor calls you on the way to you.'
            : 'Enter through the ITP yard, at the blue barrier. We call you by plate.',
        accessibility: place.kind === 'mobile' ? null : 'rampă, toaletă',
        hours: JSON.stringify([
          ...weekdays.map((weekday) => ({
            weekday,
            from_minute: 480,
            to_minute: weekday === 5 ? 900 : 1080,
          })),
          ...(place.saturday === true ? [{ weekday: 6, from_minute: 540, to_minute: 780 }] : []),
        ]),
        exceptions: JSON.stringify([
          {
            date: `${nextYear}-12-24`,
            hours: [{ from_minute: 480, to_minute: 720 }],
            reason: 'Ajunul Crăciunului',
          },
        ]),
        is_active: place.isActive ?? true,
      })),
    )
    .execute();
}

async function seedLanes(tx: Tx, { orgId }: DemoWorld) {
  await tx
    .insertInto('lane')
    .values(
      demoPlaces.flatMap((place) =>
        place.lanes.map(([name, ...skills], position) => ({
          org_id: orgId,
          lane_id: demoId('lane', place.code, String(position)),
          place_id: demoId('place', place.code),
          name,
          skills,
          position,
        })),
      ),
    )
    .execute();
}

async function seedPlans(tx: Tx, { orgId }: DemoWorld) {
  await tx
    .insertInto('working_plan')
    .values(
      demoPlans.map(({ person, skills, week }) => ({
        org_id: orgId,
        user_id: demoId('user', person),
        skills: [...skills],
        daily_cap: 7,
        travel_minutes: 30,
        hours: JSON.stringify(
          week.map((code, index) => ({
            place_id: demoId('place', code),
            weekday: index + 1,
            from_minute: 480,
            to_minute: index === 4 ? 900 : 990,
            breaks: [{ from_minute: 690, to_minute: 720 }],
          })),
        ),
      })),
    )
    .execute();
}
