import { expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { moneyOfClaim } from '#src/testing/world/money-of-claim.ts';
import { aPlace, assessors, visitFor, worksAt } from './testing/a-place.ts';

const api = startTestApi({ people: assessors });

test('B2 a visit of an inspection that an offer makes needless is cancelled, and the claimant is told why nobody comes', async () => {
  const place = await aPlace(api);
  await worksAt(api, 'elena.rusu', place);
  const claim = await aClaim(api).valued();
  const inspection = await claim.work('assessment');
  const visit = await visitFor(api, inspection.assignment_id, { place, at: '2026-03-05T07:00:00Z' });
  expect((await claim.work('assessment')).status_code).toBe('scheduled');

  const money = moneyOfClaim(api, claim, claim.handler);
  await money.save([{ code: 'repair', amount_bani: 400_000 }]);
  await money.issue();

  const stored = await api.database.kysely
    .selectFrom('visit')
    .where('visit_id', '=', visit.visit_id)
    .select('status')
    .executeTakeFirst();
  expect(stored?.status).toBe('cancelled');
  expect((await claim.work('assessment')).status_code).toBe('cancelled');
  const told = (await api.outbox()).filter(
    ({ subject, body }) => /anulat/i.test(`${subject} ${body}`) && body.includes(claim.claimFileNo),
  );
  expect(told).toHaveLength(1);
});
