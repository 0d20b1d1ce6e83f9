import { newId } from '@dosar/kernel/ids';
import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { inTenant } from '#src/kernel/database/index.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { anIntake } from '../testing/intake-samples.ts';
import { forgetDraftsJob } from './forget-drafts-job.ts';

type Draft = Schema<'ClaimDraft'>;

const api = startTestApi();

let ana: CallerHeaders;
let maria: CallerHeaders;
let alfa: CallerHeaders;
beforeAll(async () => {
  ana = await api.tokenFor('ana.ionescu');
  maria = await api.tokenFor('maria.stan');
  alfa = await api.tokenFor('alfa.ana');
});
beforeEach(() => sql`delete from claim_draft`.execute(api.database.kysely));

const content = (words: string) => ({
  title: 'B 879 WDA',
  answers: [{ field: 'words', value: words }],
});
const get = (who: CallerHeaders, url: string) => api.inject({ url: `/api/fnol/${url}`, headers: who });
const post = (who: CallerHeaders, url: string, payload: object = {}) =>
  api.inject({
    method: 'POST',
    url: `/api/fnol/${url}`,
    headers: { ...who, 'idempotency-key': newId() },
    payload,
  });
const started = async (who: CallerHeaders, words = 'Stătea la semafor') =>
  (await post(who, 'startClaimDraft', content(words))).json<Draft>();
const drafts = async (who: CallerHeaders) =>
  (await get(who, 'browseClaimDrafts')).json<Schema<'ClaimDraftRow'>[]>();

test('S19 what is typed is kept under its version, and comes back as it was', async () => {
  const draft = await started(ana);
  expect(draft).toMatchObject({ row_version: 1, title: 'B 879 WDA' });
  const saved = await post(ana, `saveClaimDraft/${draft.claim_draft_id}`, {
    row_version: 1,
    content: content('Stătea la semafor și a fost lovită'),
  });
  expect(saved.json()).toMatchObject({ row_version: 2 });
  expect((await get(ana, `getClaimDraft/${draft.claim_draft_id}`)).json()).toMatchObject({
    row_version: 2,
    answers: [{ field: 'words', value: 'Stătea la semafor și a fost lovită' }],
  });
  const stale = await post(ana, `saveClaimDraft/${draft.claim_draft_id}`, {
    row_version: 1,
    content: content('din alt tab'),
  });
  expect(stale.json()).toMatchObject({
    status: 412,
    code: 'stale_row_version',
    context: { row_version: 2 },
  });
});

test('P2 a draft is of one person: a colleague, their manager and another organisation find none', async () => {
  const { claim_draft_id: id } = await started(ana);
  for (const other of [maria, alfa]) {
    expect(await drafts(other)).toEqual([]);
    expect((await get(other, `getClaimDraft/${id}`)).statusCode).toBe(404);
    const saved = await post(other, `saveClaimDraft/${id}`, { row_version: 1, content: content('al meu') });
    expect(saved.statusCode).toBe(404);
    expect((await post(other, `deleteClaimDraft/${id}`)).statusCode).toBe(404);
    // Named in a registration it neither helps nor is lost.
    const plate = other === maria ? 'B 501 AAA' : 'B 502 AAA';
    const registered = await post(other, 'registerClaimNotification', {
      ...anIntake({ vehicle: { ...anIntake().vehicle, plate }, other_vehicles: [] }),
      claim_draft_id: id,
    });
    expect(registered.statusCode).toBe(201);
  }
  expect(await drafts(ana)).toMatchObject([{ claim_draft_id: id, row_version: 1 }]);
});

test('a draft is gone with its registration, and stays when that is refused', async () => {
  const { claim_draft_id: id } = await started(ana);
  const body = anIntake({ vehicle: { ...anIntake().vehicle, plate: 'B 503 AAA' }, other_vehicles: [] });
  const wrong = { ...body, event: { ...body.event, date: '2199-01-01' }, claim_draft_id: id };
  expect((await post(ana, 'registerClaimNotification', wrong)).statusCode).toBe(422);
  expect(await drafts(ana)).toHaveLength(1);
  expect((await post(ana, 'registerClaimNotification', { ...body, claim_draft_id: id })).statusCode).toBe(
    201,
  );
  expect(await drafts(ana)).toEqual([]);
});

test('what nobody saves for 30 days is gone for its owner and swept; every save begins them again', async () => {
  const [old, kept] = [await started(ana, 'veche'), await started(ana, 'nouă')];
  const endOf = async (id: string) =>
    (await drafts(ana)).find(({ claim_draft_id: draft }) => draft === id)?.expires_on;
  expect(await endOf(old.claim_draft_id)).toBe('2026-04-03');
  await sql`update claim_draft set expires_at = ${api.now()}`.execute(api.database.kysely);
  expect(await drafts(ana)).toEqual([]);
  await sql`update claim_draft set expires_at = ${new Date(api.now().getTime() + 1000)}
    where claim_draft_id = ${kept.claim_draft_id}`.execute(api.database.kysely);
  const saved = await post(ana, `saveClaimDraft/${kept.claim_draft_id}`, {
    row_version: 1,
    content: content('nouă'),
  });
  expect(saved.json()).toMatchObject({ expires_on: '2026-04-03' });

  const orgId = await api.organisation('demo');
  await forgetDraftsJob.work(
    { now: api.now },
    {
      id: newId(),
      data: {},
      attempt: 1,
      signal: new AbortController().signal,
      orgId,
      inTransaction: (work) => inTenant(api.database, orgId, work),
      reportProgress: async () => undefined,
    },
  );
  const { rows } = await sql<{ claim_draft_id: string }>`select claim_draft_id from claim_draft`.execute(
    api.database.kysely,
  );
  expect(rows).toEqual([{ claim_draft_id: kept.claim_draft_id }]);
});

test('nobody keeps more than fifty', async () => {
  await sql`insert into claim_draft (org_id, user_id, title, answers, created_at, saved_at, expires_at)
    select org_id, user_id, '', '[]', now(), ${api.now()}, ${new Date(api.now().getTime() + 1000)}
    from app_user, generate_series(1, 50) where username = 'ana.ionescu'`.execute(api.database.kysely);
  expect((await post(ana, 'startClaimDraft', content('prea multe'))).json()).toMatchObject({
    status: 409,
    context: { reason: 'too_many' },
  });
});
