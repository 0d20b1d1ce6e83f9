import { sql } from 'kysely';
import type { Schema } from '@dosar/openapi';
import { localDateOf } from '@dosar/kernel/zone';
import { beforeAll, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { worldMoment } from '#src/testing/world/world-clock.ts';
import { inspectionOf, noteCalls } from '../testing/note-calls.ts';

const api = startTestApi({ people: ['sorin.matei'] });
const today = localDateOf(worldMoment);
let elena: ReturnType<typeof noteCalls>;
let sorin: ReturnType<typeof noteCalls>;
let assignmentId: string;
let partnerId: string;

const rates = {
  body_bani: 18_000,
  mechanic_bani: 16_000,
  electric_bani: 17_000,
  paint_bani: 19_000,
  material_bani: 8_500,
};
const rate = (
  change: { partner_id?: string; valid_from?: string; rates?: object; discount_share?: number } = {},
) => ({
  partner_id: null,
  row_version: 0,
  valid_from: today,
  rates,
  discount_share: 0,
  ...change,
});
const all = async (who: typeof sorin) => (await who.get('browseRates')).json<Schema<'AssessmentRate'>[]>();
/** Sets rates as somebody does who has just read what stands there. */
const set = async (who: typeof sorin, body: ReturnType<typeof rate>) => {
  const present = (await all(who)).find(
    ({ partner_id: partner, valid_from: day }) => partner === body.partner_id && day === body.valid_from,
  );
  return who.post('saveRate', { ...body, row_version: present?.row_version ?? 0 });
};

beforeAll(async () => {
  elena = noteCalls(api, await api.tokenFor('elena.rusu'));
  sorin = noteCalls(api, await api.tokenFor('sorin.matei'));
  const { rows } = await sql<{ partner_id: string }>`
    insert into partner (org_id, name, kind) values (${await api.organisation('demo')}, 'Auto Rapid', 'repair_shop')
    returning partner_id`.execute(api.database.kysely);
  partnerId = rows[0]?.partner_id ?? '';
  const claim = await aClaim(api).takenIn();
  await sql`update claim_file set partner_id = ${partnerId} where claim_file_id = ${claim.claimFileId}`.execute(
    api.database.kysely,
  );
  assignmentId = await inspectionOf(api, claim, 'elena.rusu');
});

test('B3 rates hold from their day on until others follow; who set them is kept', async () => {
  expect((await set(sorin, rate({ valid_from: '2026-01-01' }))).statusCode).toBe(201);
  expect((await set(sorin, rate({ valid_from: '2099-01-01' }))).statusCode).toBe(201);
  const own = (await all(elena)).filter(({ partner_id: partner }) => partner === null);
  expect(own[0]).toMatchObject({ valid_from: '2099-01-01', valid_to: null, state: 'to_come' });
  expect(own[1]).toMatchObject({
    valid_from: '2026-01-01',
    valid_to: '2098-12-31',
    state: 'in_force',
    set_by_name: 'Sorin Matei',
  });
  expect(own.slice(2).map(({ state }) => state)).toEqual(own.slice(2).map(() => 'past'));
});

test('a note that is open says which rates changed, and takes them with the discount when it is reckoned again', async () => {
  await elena.post(`begin/${assignmentId}`, {});
  const begun = await elena.note(assignmentId);
  expect(begun.findings.some(({ rule }) => rule === 'needs_recalculation')).toBe(false);

  const changed = rate({ rates: { ...rates, paint_bani: 20_000 }, discount_share: 750 });
  await set(sorin, changed);
  const outdated = await elena.note(assignmentId);
  expect(outdated.findings.find(({ rule }) => rule === 'needs_recalculation')).toMatchObject({
    severity: 'error',
    rate_changes: [
      { rate: 'paint', before: 19_000, after: 20_000 },
      { rate: 'discount', before: 0, after: 750 },
    ],
  });
  await elena.post(`recalculate/${begun.assessment_note_id}`, { row_version: outdated.row_version });
  const renewed = await elena.note(assignmentId);
  expect(renewed).toMatchObject({
    state: 'calculated',
    head: { discount_share: 750, rates: { discount_share: 750, rates: { paint_bani: 20_000 } } },
  });
  expect(renewed.findings.some(({ rule }) => rule === 'needs_recalculation')).toBe(false);
});

test('the rates of the repair shop come before those of the organisation', async () => {
  const theirs = rate({ partner_id: partnerId, rates: { ...rates, body_bani: 21_000 } });
  expect((await set(sorin, theirs)).json<Schema<'AssessmentRate'>>()).toMatchObject({
    partner_name: 'Auto Rapid',
    state: 'in_force',
  });
  const note = await elena.note(assignmentId);
  await elena.post(`recalculate/${note.assessment_note_id}`, { row_version: note.row_version });
  expect((await elena.note(assignmentId)).head.rates).toMatchObject({
    source: 'partner',
    source_name: 'Auto Rapid',
    rates: { body_bani: 21_000 },
  });
});

test('only managers of assessment set rates, each change with what was before in the audit', async () => {
  expect((await elena.post('saveRate', rate())).statusCode).toBe(403);
  const ana = noteCalls(api, await api.tokenFor('ana.ionescu'));
  expect((await ana.post('saveRate', rate())).statusCode).toBe(403);

  await set(sorin, rate({ rates: { ...rates, paint_bani: 20_500 } }));
  const { rows } = await sql<{ data: object }>`
    select data from audit_log where event = 'ASSESSMENT_RATE_SAVED' and outcome = 'success'
    order by seq desc limit 1`.execute(api.database.kysely);
  expect(rows[0]?.data).toMatchObject({
    before_paint_bani: 20_000,
    before_discount_share: 750,
    paint_bani: 20_500,
    discount_share: 0,
  });
});

test('of two managers who set the rates of one day only the first one does, the day being new or not', async () => {
  const other = noteCalls(api, await api.tokenFor('sorin.matei'));
  const day = { valid_from: '2098-05-01' };
  const [first, second] = [
    rate({ ...day, rates: { ...rates, paint_bani: 21_000 } }),
    rate({ ...day, rates: { ...rates, paint_bani: 22_000 } }),
  ];
  for (const row_version of [0, 1]) {
    const answers = await Promise.all([
      sorin.post('saveRate', { ...first, row_version }),
      other.post('saveRate', { ...second, row_version }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 412]);
    const refused = answers.find(({ statusCode }) => statusCode === 412);
    expect(refused?.json<Schema<'Problem'>>()).toMatchObject({
      code: 'stale_row_version',
      context: { row_version: row_version + 1 },
    });
  }
  const stored = (await all(sorin)).find(({ valid_from: from }) => from === day.valid_from);
  expect(stored?.row_version).toBe(2);
  // A version of rates that nobody has set.
  const gone = await sorin.post('saveRate', rate({ valid_from: '2098-06-01' }));
  expect(gone.statusCode).toBe(201);
  const early = await sorin.post('saveRate', { ...rate({ valid_from: '2098-07-01' }), row_version: 3 });
  expect(early.statusCode).toBe(412);
});

test('another organisation neither sees the rates nor can use its partners', async () => {
  const known = new Set((await all(sorin)).map(({ assessment_rate_id: id }) => id));
  const other = noteCalls(api, await api.tokenFor('alfa.ana'));
  const seen = await other.get('browseRates');
  expect(seen.statusCode).toBe(200);
  const theirs = seen.json<Schema<'AssessmentRate'>[]>();
  expect(theirs.filter(({ assessment_rate_id: id }) => known.has(id))).toEqual([]);
  const refused = await other.post('saveRate', rate({ partner_id: partnerId }));
  expect([403, 404]).toContain(refused.statusCode);
});
