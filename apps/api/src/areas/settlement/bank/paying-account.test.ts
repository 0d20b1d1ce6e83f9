import type { Schema } from '@dosar/openapi';
import { beforeAll, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { ibanOf } from '#src/testing/world/money-of-claim.ts';
import { decideApproval, moneyCalls, paysFrom } from '../testing/money-calls.ts';

// Irina of finance asks; Maria and Sorin are managers.
const api = startTestApi({ people: ['irina.neagu', 'sorin.matei'] });
const kind = 'paying_account';
let irina: ReturnType<typeof moneyCalls>;

beforeAll(async () => {
  irina = moneyCalls(api, await api.tokenFor('irina.neagu'));
});

const wants = (iban: string) => irina.post('savePayingAccount', { holder_name: 'Asigurarea Demo SA', iban });
const seen = async () => (await irina.get('browsePaymentOrders')).json<Schema<'PaymentOrders'>>();
const ending = (iban: string) => expect.stringMatching(new RegExp(`${iban.slice(-4)}$`));

test('M4 another paying account waits for a second person, and the one before pays until then', async () => {
  await paysFrom(api, { iban: ibanOf('1001') });
  expect((await wants(ibanOf('1002'))).json()).toMatchObject({
    iban_masked: ending(ibanOf('1002')),
    asked_by: 'Irina Neagu',
  });
  expect(await seen()).toMatchObject({
    account: { iban_masked: ending(ibanOf('1001')) },
    waiting_account: { iban_masked: ending(ibanOf('1002')), asked_at: '2026-03-04T08:00:00.000Z' },
  });
  expect(await decideApproval(api, { by: 'maria.stan', kind })).toMatchObject([{ outcome: 'done' }]);
  expect(await seen()).toMatchObject({
    account: { iban_masked: ending(ibanOf('1002')), holder_name: 'Asigurarea Demo SA' },
    waiting_account: null,
  });
});

test('M4 a refused paying account changes nothing', async () => {
  await paysFrom(api, { iban: ibanOf('1003') });
  await wants(ibanOf('1004'));
  await decideApproval(api, { by: 'maria.stan', kind, outcome: 'refused' });
  expect(await seen()).toMatchObject({
    account: { iban_masked: ending(ibanOf('1003')) },
    waiting_account: null,
  });
});

test('M4 nobody approves an own paying account, not even a manager of finance', async () => {
  await paysFrom(api, { iban: ibanOf('1005') });
  const { orgId, userId } = await api.userNamed('sorin.matei');
  await api.database.kysely
    .insertInto('user_role')
    .values({ org_id: orgId, user_id: userId, role_code: 'finance.payments' })
    .execute();
  const sorin = moneyCalls(api, await api.tokenFor('sorin.matei'));
  const asked = await sorin.post('savePayingAccount', {
    holder_name: 'Asigurarea Demo',
    iban: ibanOf('1006'),
  });
  expect(asked.statusCode, asked.body).toBe(200);
  expect(await decideApproval(api, { by: 'sorin.matei', kind })).toMatchObject([
    { outcome: 'skipped', code: 'own_request' },
  ]);
  expect(await decideApproval(api, { by: 'irina.neagu', kind })).not.toMatchObject([{ outcome: 'done' }]);
  expect((await seen()).account?.iban_masked).toEqual(ending(ibanOf('1005')));
  await decideApproval(api, { by: 'maria.stan', kind });
});

test('M4 what is wanted last takes the place of what waited, and an old request decides nothing', async () => {
  await paysFrom(api, { iban: ibanOf('1007') });
  await wants(ibanOf('1008'));
  const old = await api.database.kysely
    .selectFrom('approval')
    .select(['approval_id', 'row_version'])
    .where('approval_kind', '=', kind)
    .where('status', '=', 'asked')
    .executeTakeFirstOrThrow();
  await wants(ibanOf('1009'));
  const late = await api.inject({
    method: 'POST',
    url: '/api/workload/decideApprovals',
    headers: { ...(await api.tokenFor('maria.stan')) },
    payload: { decisions: [{ ...old, outcome: 'approved' }] },
  });
  expect(late.json()).toMatchObject([{ outcome: 'skipped', code: 'not_open' }]);
  expect((await seen()).waiting_account?.iban_masked).toEqual(ending(ibanOf('1009')));
  await decideApproval(api, { by: 'maria.stan', kind });
});

test('the other organisation neither sees nor decides it', async () => {
  await wants(ibanOf('1010'));
  expect(await decideApproval(api, { by: 'alfa.ana', kind })).not.toMatchObject([{ outcome: 'done' }]);
  expect((await seen()).waiting_account?.iban_masked).toEqual(ending(ibanOf('1010')));
});
