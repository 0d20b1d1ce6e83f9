import type { Schema } from '@dosar/openapi';
import { beforeEach, expect, test } from 'vitest';
import { shippedBase, type Base } from '#db/configuration/base.ts';
import { configureOrganisation } from '#db/configuration/configure-organisation.ts';
import { inTenant } from '#src/kernel/database/index.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';

const api = startTestApi();
type Reason = Schema<'Reason'>;
let calin: CallerHeaders;

beforeEach(async () => {
  // Two changes never happen at the same moment.
  await api.letPass({ minutes: 0.02 });
  calin = await api.tokenFor('calin.dobre');
});

const get = async <Answer>(call: string, headers = calin, language = 'ro') => {
  const sent = { ...headers, 'accept-language': language };
  return (await api.inject({ url: `/api/config/${call}`, headers: sent })).json<Answer>();
};
const post = async (call: string, payload: object = {}, headers = calin) => {
  await api.letPass({ minutes: 0.02 });
  const answer = await api.inject({
    method: 'POST',
    url: `/api/config/${call}`,
    headers: { ...headers },
    payload,
  });
  return { status: answer.statusCode, body: answer.json<{ code?: string; fields?: unknown }>() };
};
const reasons = async (headers = calin) => (await get<Schema<'ReasonList'>>('getReasons', headers)).items;
const reason = async (place: string, code: string): Promise<Reason> =>
  (await reasons()).find((each) => each.place === place && each.code === code)!;
const offered = async (place: string, headers = calin, language = 'en') => {
  const { items } = await get<Schema<'OfferedReasons'>>(`browseReasons?place=${place}`, headers, language);
  return items.map(({ name }) => name);
};
const newestChange = async () =>
  (await get<Schema<'SettingChangePage'>>('browseSettingChanges?page=reasons')).items[0]!;
const restoreNewest = async () => post(`restoreSettingChange/${(await newestChange()).change_id}`);

test('B13 a reason that the insurer adds is offered where it is asked for, in the language of the call, and at no other insurer', async () => {
  const added = { place: 'visit_cancellation', code: null, name_ro: 'Drum închis', name_en: 'Road closed' };
  expect((await post('saveReason', { ...added, is_active: true, row_version: 0 })).status).toBe(200);
  const ana = await api.tokenFor('ana.ionescu');
  expect(await offered('visit_cancellation', ana, 'ro')).toContain('Drum închis');
  expect(await offered('visit_cancellation', ana)).toContain('Road closed');
  expect(await offered('document_refusal', ana)).not.toContain('Road closed');
  expect(await offered('visit_cancellation', await api.tokenFor('alfa.ana'))).not.toContain('Road closed');
  // What was new is not removed by taking it back, because records may have it; nobody is offered it any more.
  expect((await restoreNewest()).status).toBe(200);
  expect(await offered('visit_cancellation', ana)).not.toContain('Road closed');
});

test('B13 a retired reason is not offered, and offered again when that is taken back', async () => {
  const before = await reason('document_refusal', 'unclear');
  expect((await post('saveReason', { ...before, is_active: false })).status).toBe(200);
  expect(await offered('document_refusal')).not.toContain(before.name_en);
  expect((await newestChange()).fields).toEqual([{ field: 'is_active', before: true, after: false }]);
  expect((await restoreNewest()).status).toBe(200);
  expect(await offered('document_refusal')).toContain(before.name_en);
});

test('of two configurators who word the same reason the second one is told of the first', async () => {
  const before = await reason('claim_refusal', 'no_cover');
  expect((await post('saveReason', { ...before, name_ro: 'Fără acoperire' })).status).toBe(200);
  const late = await post('saveReason', { ...before, name_ro: 'Altfel' });
  expect([late.status, late.body.code]).toEqual([412, 'stale_row_version']);
  expect((await reason('claim_refusal', 'no_cover')).name_ro).toBe('Fără acoperire');
});

test('a reason without words is refused at its field', async () => {
  const answer = await post('saveReason', {
    ...{ place: 'delay', code: null, name_ro: '   ', name_en: 'Snow', is_active: true, row_version: 0 },
  });
  expect([answer.status, answer.body.fields]).toMatchObject([422, [{ field: 'name_ro', code: 'too_short' }]]);
});

test('a handler chooses reasons and changes none', async () => {
  const ana = await api.tokenFor('ana.ionescu');
  const any = await reason('delay', 'police');
  expect((await api.inject({ url: '/api/config/getReasons', headers: { ...ana } })).statusCode).toBe(403);
  expect((await post('saveReason', any, ana)).status).toBe(403);
});

test('B14 an update of the product leaves the words of the insurer, brings its own elsewhere, and offers the difference', async () => {
  const own = await reason('delay', 'expert');
  await post('saveReason', { ...own, name_ro: 'Expertiză cerută' });
  const base: Base = {
    ...shippedBase,
    reasons: [
      ...shippedBase.reasons.map(([place, code, ro, en]) =>
        place === 'delay' && (code === 'expert' || code === 'approval')
          ? ([place, code, `${ro} (nou)`, en] as const)
          : ([place, code, ro, en] as const),
      ),
      ['delay', 'strike', 'Grevă', 'Strike'],
    ],
  };
  const orgId = await api.organisation('demo');
  await inTenant(api.runtime.db, orgId, (tx) => configureOrganisation(tx, orgId, base));
  expect((await reason('delay', 'expert')).name_ro).toBe('Expertiză cerută');
  expect((await reason('delay', 'approval')).name_ro).toBe('Așteptare aprobare (nou)');
  expect((await reason('delay', 'strike')).name_en).toBe('Strike');
  const { items } = await get<Schema<'ProposalList'>>('browseProposals');
  expect(items.find(({ code }) => code === 'delay.expert')?.fields).toEqual([
    { field: 'name_ro', before: 'Expertiză cerută', after: 'Expertiză sau investigație (nou)' },
  ]);
});
