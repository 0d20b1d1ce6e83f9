import { expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { moneyCalls } from '../testing/money-calls.ts';

const api = startTestApi({ people: ['irina.neagu'] });

test('M4 an assessor reads of the money what a note needs; handler, manager and finance read all of it', async () => {
  const claim = await aClaim(api).valued().assessed().offered(400_000).accepted().ordered();
  const { assignment_id: id } = await claim.main();
  const readBy = async (who: string) => moneyCalls(api, await api.tokenFor(who)).money(id);
  for (const who of ['ana.ionescu', 'maria.stan', 'irina.neagu'])
    expect(await readBy(who), who).toMatchObject({
      extent: 'whole',
      offers: [{ amount_bani: 400_000 }],
      orders: [{ amount_bani: 400_000 }],
    });

  const whole = await readBy('ana.ionescu');
  const read = await readBy('elena.rusu');
  expect(read).toMatchObject({
    extent: 'note',
    estimated_bani: whole.estimated_bani,
    agreed_bani: whole.agreed_bani,
    coverages: whole.coverages.map(({ coverage_code, limit_bani, deductible_bani }) => ({
      coverage_code,
      limit_bani,
      deductible_bani,
      reserve_bani: 0,
    })),
  });
  expect(whole.estimated_bani).not.toBeNull();
  const { offers, orders, recipients, recoveries, payable, reserve_bani, paid_bani } = read;
  expect([offers, orders, recipients, recoveries]).toEqual([[], [], [], []]);
  expect([payable, reserve_bani, paid_bani]).toEqual([null, null, null]);
  expect(new Set(read.entries.map(({ account }) => account))).not.toContain('reserve');
});

test('M4 an assessor who records an amount gets no more back than that', async () => {
  const claim = await aClaim(api).valued().offered(400_000);
  const elena = moneyCalls(api, await api.tokenFor('elena.rusu'));
  const amount = { account: 'estimated', amount_bani: 410_000, reason: 'Deviz nou' };
  const { assignment_id: id } = await claim.main();
  const answer = await elena.change('recordAmount', id, amount);
  expect(answer.json()).toMatchObject({ extent: 'note', estimated_bani: 410_000, offers: [] });
});
