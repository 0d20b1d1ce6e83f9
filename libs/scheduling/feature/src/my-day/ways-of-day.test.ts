import { aVisit } from '@dosar/testing/samples';
import { expect, test } from 'vitest';
import { waysOfDay } from './ways-of-day.ts';

const militari = aVisit().place;
const ploiesti = { ...militari, place_id: 'ploiesti', latitude: 44.9416, longitude: 26.0227 };
const zone = { ...militari, place_id: 'zone', kind: 'mobile' as const };
const at = (time: string) => `2026-03-05T${time}:00Z`;
const visit = (number: number, from: string, until: string, place = militari) =>
  aVisit({ starts_at: at(from), ends_at: at(until), place }, number);

test('B2 R11 the day of an assessor has the ways between its places, with kilometres and the time for them', () => {
  const first = visit(1, '07:00', '07:45');
  const same = visit(2, '07:45', '08:30');
  const far = visit(3, '10:00', '10:45', ploiesti);
  expect(waysOfDay([far, first, same])).toEqual(new Map([[far.visit_id, { km: 57, minutes: 90 }]]));
});

test('B2 R11 in a mobile zone every visit is another address; what was cancelled is no way', () => {
  const [first, second] = [visit(1, '07:00', '07:45', zone), visit(2, '08:30', '09:15', zone)];
  const cancelled = { ...visit(3, '07:45', '08:15', ploiesti), status: 'cancelled' as const };
  expect(waysOfDay([first, cancelled, second])).toEqual(
    new Map([[second.visit_id, { km: undefined, minutes: 45 }]]),
  );
});
