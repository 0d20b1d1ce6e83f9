import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { directoryCalls } from '../testing/directory-calls.ts';

const api = startTestApi({ people: ['petru.lazar'] });
let headers: CallerHeaders;
let petru: ReturnType<typeof directoryCalls>;

beforeAll(async () => {
  headers = await api.tokenFor('petru.lazar');
  petru = directoryCalls(api, headers);
});
// Changes of one moment have no order.
beforeEach(() => api.letPass({ minutes: 0.02 }));

const restore = async (changeId: string | undefined, who = headers) => {
  await api.letPass({ minutes: 0.02 });
  return api.inject({
    method: 'POST',
    url: `/api/config/restoreSettingChange/${changeId ?? ''}`,
    headers: { ...who },
  });
};

async function changedShop(name: string) {
  const shop = await petru.add({ name, capacity_per_week: 5, locality: 'Dej' });
  await api.letPass({ minutes: 0.02 });
  await petru.save(shop, { capacity_per_week: 9, locality: 'Gherla' });
  const id = shop.row.partner_id;
  return { id, changes: await petru.changes(id) };
}

describe('M8 M3 a change of a partner', () => {
  test('is taken back as a change of its own, and the later one is not lost silently', async () => {
    const { id, changes } = await changedShop('Service Înapoi');
    expect(changes.map(({ can_restore: can }) => can)).toEqual([true, false]);
    expect((await restore(changes[0]?.change_id)).statusCode).toBe(200);
    const back = await petru.one(id);
    expect(back.fields).toMatchObject({ capacity_per_week: 5, locality: 'Dej' });
    const [newest] = await petru.changes(id);
    expect(newest?.fields).toEqual([
      { field: 'locality', before: 'Gherla', after: 'Dej' },
      { field: 'capacity_per_week', before: 9, after: 5 },
    ]);
    await api.letPass({ minutes: 0.02 });
    await petru.save(back, { locality: 'Turda' });
    expect((await restore(changes[0]?.change_id)).json()).toMatchObject({ code: 'setting_changed_later' });
    expect((await petru.one(id)).fields.locality).toBe('Turda');
  });

  test('is not taken back where it would break a rule: somebody else has the CUI by now', async () => {
    const shop = await petru.add({ name: 'Service Cu Cui', cui: '14399840' });
    await api.letPass({ minutes: 0.02 });
    await petru.save(shop, { cui: null });
    const [change] = await petru.changes(shop.row.partner_id);
    await petru.add({ name: 'Moștenitorul', cui: '14399840' });
    expect((await restore(change?.change_id)).json()).toMatchObject({ context: { reason: 'cui_known' } });
    expect((await petru.one(shop.row.partner_id)).fields.cui).toBeNull();
  });

  test('that suspended it is taken back and back again, with the reason; its beginning is not', async () => {
    const shop = await petru.add({ name: 'Service Suspendat' });
    const id = shop.row.partner_id;
    await api.letPass({ minutes: 0.02 });
    await petru.suspend(shop, 'Lucrări proaste');
    const [suspended, added] = await petru.changes(id);
    expect((await restore(suspended?.change_id)).statusCode).toBe(200);
    expect((await petru.one(id)).suspension).toBeNull();
    const [resumed] = await petru.changes(id);
    expect((await restore(resumed?.change_id)).statusCode).toBe(200);
    expect((await petru.one(id)).suspension).toMatchObject({ reason: 'Lucrări proaste' });
    expect((await restore(added?.change_id)).json()).toMatchObject({ code: 'setting_not_restorable' });
  });

  test('of this organisation is none of another one', async () => {
    const { id, changes } = await changedShop('Service Al Nostru');
    const { orgId, userId } = await api.userNamed('alfa.ana');
    await sql`insert into user_role (org_id, user_id, role_code) values (${orgId}, ${userId}, 'org.partner_admin')
      on conflict do nothing`.execute(api.database.kysely);
    const alfa = await api.tokenFor('alfa.ana');
    expect((await restore(changes[0]?.change_id, alfa)).statusCode).toBe(404);
    expect((await petru.one(id)).fields.locality).toBe('Gherla');
  });
});

describe('M8 what an hour costs at a partner', () => {
  const rates = {
    body_bani: 18_000,
    mechanic_bani: 19_000,
    electric_bani: 20_000,
    paint_bani: 21_000,
    material_bani: 9_000,
  };
  const say = async (partnerId: string | null) => {
    const maria = await api.tokenFor('maria.stan');
    const { orgId, userId } = await api.userNamed('maria.stan');
    await sql`insert into assessment_rate (org_id, partner_id, valid_from, rates, discount_share, created_by_user_id, created_at)
      values (${orgId}, ${partnerId}, '2026-01-01', ${JSON.stringify(rates)}, 500, ${userId}, now())
      on conflict do nothing`.execute(api.database.kysely);
    return maria;
  };

  test('is what the assessment reckons with: its own rates, else those of the organisation', async () => {
    const { row } = await petru.add({ name: 'Service Cu Tarif' });
    expect((await petru.one(row.partner_id)).rates).toMatchObject({ is_own: false });
    await say(row.partner_id);
    expect((await petru.one(row.partner_id)).rates).toEqual({
      ...{ is_own: true, valid_from: '2026-01-01', rates, discount_share: 500 },
    } satisfies Schema<'PartnerRate'>);
  });

  test('is not said of partners that repair nothing', async () => {
    const { row } = await petru.add({ name: 'Cabinet Avocat', kind: 'lawyer' });
    expect((await petru.one(row.partner_id)).rates).toBeNull();
  });
});
