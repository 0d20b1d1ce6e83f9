import type { Schema } from '@dosar/openapi';
import { beforeAll, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { assessors, aPlace, bookableWork, visitFor, worksAt } from '../testing/a-place.ts';
import { schedulingCalls } from '../testing/scheduling-calls.ts';

const api = startTestApi({ people: assessors });
let place: Schema<'Place'>;

beforeAll(async () => {
  place = await aPlace(api);
  await worksAt(api, 'elena.rusu', place);
});

test('E9 a claimant who moves a visit is not offered the hour that they have; staff may give it to somebody else', async () => {
  const { assignmentId, claim } = await bookableWork(api);
  const at = '2026-03-06T07:00:00.000Z';
  const visit = await visitFor(api, assignmentId, { place, at });
  const asked = { visit_id: visit.visit_id, from_date: '2026-03-06', days: 1, place_id: place.place_id };
  const hoursIn = ({ places, earliest }: Schema<'FoundSlots'>) => [
    ...places.flatMap(({ days }) => days.flatMap(({ starts }) => starts)),
    ...earliest.map(({ starts_at: start }) => start),
  ];

  const ana = schedulingCalls(api, await api.tokenFor('ana.ionescu'));
  expect(hoursIn(await ana.search(asked))).toContain(at);

  const headers = await api.trackerFor('demo', claim.claimFileId);
  const answer = await api.injectTracker({
    method: 'POST',
    url: '/api/schedule/searchSlots',
    headers: { ...headers },
    payload: asked,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  const offered = hoursIn(answer.json<Schema<'FoundSlots'>>());
  expect(offered).toContain('2026-03-06T07:15:00.000Z');
  expect(offered).not.toContain(at);
});
