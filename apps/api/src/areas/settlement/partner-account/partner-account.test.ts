import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { ibanOf } from '#src/testing/world/money-of-claim.ts';
import { decideApproval, paysFrom } from '../testing/money-calls.ts';

// Petru keeps the partners; Maria is a manager, as Sorin is.
const api = startTestApi({ people: ['irina.neagu', 'petru.lazar', 'sorin.matei'] });
const kind = 'partner_account';
let petru: CallerHeaders;

beforeAll(async () => {
  petru = await api.tokenFor('petru.lazar');
});

async function aPartner(name: string, org = 'demo'): Promise<string> {
  const row = await api.database.kysely
    .insertInto('partner')
    .values({ org_id: await api.organisation(org), name, kind: 'repair_shop' })
    .returning('partner_id')
    .executeTakeFirstOrThrow();
  return row.partner_id;
}
const wants = (partner: string, iban: string, who = petru, holder_name = 'Service SRL') =>
  api.inject({
    method: 'POST',
    url: `/api/settlement/savePartnerAccount/${partner}`,
    headers: { ...who },
    payload: { holder_name, iban },
  });
const seen = async (partner: string, who = petru) =>
  (await api.inject({ url: `/api/settlement/getPartnerAccount/${partner}`, headers: { ...who } })).json<
    Schema<'PartnerAccounts'>
  >();

test('M8 the account of a partner waits for a second person, masked, and stands in the history afterwards', async () => {
  const shop = await aPartner('Service Unu');
  expect(await seen(shop)).toEqual({ account: null, waiting: null });
  const asked = await wants(shop, ibanOf('2001'));
  expect([asked.statusCode, asked.json()]).toMatchObject([
    201,
    { account: null, waiting: { holder_name: 'Service SRL', asked_by: 'Petru Lazăr' } },
  ]);
  expect(asked.body).not.toContain(ibanOf('2001'));
  expect((await seen(shop)).waiting?.iban_masked.endsWith(ibanOf('2001').slice(-4))).toBe(true);

  const inbox = await api.inject({
    url: '/api/workload/browseApprovals',
    headers: { ...(await api.tokenFor('maria.stan')) },
  });
  const waiting = inbox.json<Schema<'ApprovalInbox'>>().approvals.filter((row) => row.kind === kind);
  expect(waiting.map(({ about }) => about)).toEqual([expect.stringContaining('Service Unu')]);
  expect(await decideApproval(api, { by: 'maria.stan', kind })).toMatchObject([{ outcome: 'done' }]);
  expect(await seen(shop)).toMatchObject({ account: { holder_name: 'Service SRL' }, waiting: null });
  const changes = await api.inject({
    url: `/api/partner/browsePartnerChanges/${shop}`,
    headers: { ...petru },
  });
  expect(changes.json<Schema<'PartnerChangePage'>>().items).toMatchObject([
    { fields: [{ field: 'account', before: null }], changed_by_name: 'Maria Stan' },
  ]);
  expect(changes.body).not.toContain(ibanOf('2001'));
});

test('M8 a refused account changes nothing, and a new wish takes the place of what waits', async () => {
  const shop = await aPartner('Service Doi');
  await wants(shop, ibanOf('2002'));
  await decideApproval(api, { by: 'maria.stan', kind });
  await wants(shop, ibanOf('2003'));
  await wants(shop, ibanOf('2004'));
  const { rows } = await sql<{ state: string }>`
    select state from partner_account_change where partner_id = ${shop} order by asked_at, state`.execute(
    api.database.kysely,
  );
  expect(rows.map(({ state }) => state).toSorted()).toEqual(['approved', 'asked', 'withdrawn']);
  await decideApproval(api, { by: 'maria.stan', kind, outcome: 'refused' });
  const now = await seen(shop);
  expect(now.waiting).toBeNull();
  expect(now.account?.iban_masked.endsWith(ibanOf('2002').slice(-4))).toBe(true);
});

test('M8 nobody approves what they asked for themselves', async () => {
  const { orgId, userId } = await api.userNamed('sorin.matei');
  await api.database.kysely
    .insertInto('user_role')
    .values({ org_id: orgId, user_id: userId, role_code: 'org.partner_admin' })
    .execute();
  const sorin = await api.tokenFor('sorin.matei');
  const shop = await aPartner('Service Trei');
  expect((await wants(shop, ibanOf('2005'), sorin)).statusCode).toBe(201);
  expect(await decideApproval(api, { by: 'sorin.matei', kind })).toMatchObject([
    { outcome: 'skipped', code: 'own_request' },
  ]);
  expect((await seen(shop)).account).toBeNull();
  await decideApproval(api, { by: 'maria.stan', kind });
  expect((await seen(shop)).account).not.toBeNull();
});

test('an account that cannot be, and the one from which the organisation pays, are refused', async () => {
  const shop = await aPartner('Service Patru');
  expect((await wants(shop, 'RO49AAAA1B31007593840001')).statusCode).toBe(422);
  await paysFrom(api, { iban: ibanOf('2006') });
  expect((await wants(shop, ibanOf('2006'))).json()).toMatchObject({
    status: 422,
    fields: [{ field: 'iban', code: 'invalid_value' }],
  });
  expect(await seen(shop)).toEqual({ account: null, waiting: null });
});

test('the other organisation neither sees the account nor asks for another one', async () => {
  const shop = await aPartner('Service Cinci');
  await wants(shop, ibanOf('2007'));
  const { orgId, userId } = await api.userNamed('alfa.ana');
  await api.database.kysely
    .insertInto('user_role')
    .values({ org_id: orgId, user_id: userId, role_code: 'org.partner_admin' })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await sql`insert into feature_flag (org_id, feature_code, is_enabled) values (${orgId}, 'partners', true)
    on conflict do nothing`.execute(api.database.kysely);
  const alfa = await api.tokenFor('alfa.ana');
  const own = await aPartner('Service Alfa', 'alfa');
  expect(await seen(own, alfa)).toEqual({ account: null, waiting: null });
  expect(await seen(shop, alfa)).toMatchObject({ code: 'not_found' });
  expect((await wants(shop, ibanOf('2008'), alfa)).statusCode).toBe(404);
  expect((await seen(shop)).waiting?.iban_masked.endsWith(ibanOf('2007').slice(-4))).toBe(true);
});
