import { expect, test } from 'vitest';
import { startTestApi } from '../start-test-api.ts';
import { aClaim } from './a-claim.ts';
import { moneyOfClaim } from './money-of-claim.ts';

const api = startTestApi({ people: ['irina.neagu'] });

test('a claim comes to its payment by the calls of the staff', async () => {
  const claim = await aClaim(api).valued().offered(484_000).accepted().ordered().paid();
  expect(await claim.main()).toMatchObject({ status_code: 'paid' });
  expect(await moneyOfClaim(api, claim, 'ana.ionescu').read()).toMatchObject({
    paid_bani: 484_000,
    reserve_bani: 0,
    offers: [{ state: 'accepted', amount_bani: 484_000 }],
    orders: [{ state: 'paid', payments: [{ paid_on: '2026-03-04' }] }],
  });
});

test('a claim that is offered more than a handler decides goes its way by somebody with more authority', async () => {
  const claim = await aClaim(api).valued().offered(700_001, 'maria.stan').contested().ordered('maria.stan');
  expect(await claim.main()).toMatchObject({ status_code: 'contested' });
});
