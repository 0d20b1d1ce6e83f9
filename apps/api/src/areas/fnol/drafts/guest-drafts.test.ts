import { newId } from '@dosar/kernel/ids';
import type { Schema, SuccessBody } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { inTenant } from '#src/kernel/database/index.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { forgetDraftsJob } from './forget-drafts-job.ts';

type Started = SuccessBody<'startGuestDraft'>;
type Opened = SuccessBody<'openGuestDraft'>;

const api = startTestApi();
let phone: CallerHeaders;
let laptop: CallerHeaders;
let elsewhere: CallerHeaders;

beforeAll(async () => {
  phone = await api.guestFor('demo');
  laptop = await api.guestFor('demo');
  elsewhere = await api.guestFor('alfa');
});
beforeEach(() => sql`delete from guest_draft`.execute(api.database.kysely));

const typed = (value: string) => [{ field: 'circumstances.description', value }];
const post = (
  who: CallerHeaders,
  operation: string,
  payload: object,
  server: Pick<typeof api, 'inject'> = api,
) =>
  server.inject({
    method: 'POST',
    url: `/api/fnol/${operation}`,
    headers: { ...who, 'idempotency-key': newId() },
    payload,
  });
const started = async (value = 'Stăteam la semafor') =>
  (await post(phone, 'startGuestDraft', { answers: typed(value) })).json<Started>();

test('S19 what a guest typed on the phone opens on another device by its link, and goes on there', async () => {
  const { draft_key, row_version, expires_on } = await started();
  expect(expires_on).toBe('2026-04-03');
  const opened = (await post(laptop, 'openGuestDraft', { draft_key })).json<Opened>();
  expect(opened).toEqual({ answers: typed('Stăteam la semafor'), row_version, expires_on });
  const save = (who: CallerHeaders, value: string) =>
    post(who, 'saveGuestDraft', { draft_key, row_version, answers: typed(value) });
  expect((await save(laptop, 'și m-a lovit')).json()).toMatchObject({ row_version: 2 });
  expect((await save(phone, 'din alt loc')).json()).toMatchObject({
    status: 412,
    context: { row_version: 2 },
  });
});

test('S19 a draft survives the process that took it: another server over the same database opens it', async () => {
  const { draft_key } = await started();
  const other = await api.startAnother();
  expect((await post(laptop, 'openGuestDraft', { draft_key }, other)).statusCode).toBe(200);
});

test('P2 a key that is guessed, or of another organisation, opens nothing, and the database knows only its hash', async () => {
  const { draft_key } = await started();
  const { rows } = await sql<{
    text: string;
  }>`select to_jsonb(guest_draft)::text as text from guest_draft`.execute(api.database.kysely);
  expect(rows[0]?.text).not.toContain(draft_key);
  for (const [who, key] of [
    [elsewhere, draft_key],
    [laptop, 'x'.repeat(32)],
  ] as const) {
    expect((await post(who, 'openGuestDraft', { draft_key: key })).statusCode).toBe(404);
    const change = { draft_key: key, row_version: 1, answers: typed('al meu') };
    expect((await post(who, 'saveGuestDraft', change)).statusCode).toBe(404);
    expect((await post(who, 'deleteGuestDraft', { draft_key: key })).statusCode).toBe(404);
  }
  expect((await post(phone, 'openGuestDraft', { draft_key })).json()).toMatchObject({ row_version: 1 });
});

test('S19 a draft of which nobody wants to know any more is gone, also for its link', async () => {
  const { draft_key } = await started();
  expect((await post(phone, 'deleteGuestDraft', { draft_key })).statusCode).toBe(200);
  expect((await post(phone, 'openGuestDraft', { draft_key })).statusCode).toBe(404);
});

test('one session begins five drafts, and none is longer than a report can be', async () => {
  for (let count = 0; count < 5; count += 1) await started();
  expect((await post(phone, 'startGuestDraft', { answers: typed('a șasea') })).json()).toMatchObject({
    status: 409,
    context: { reason: 'too_many', limit: 5 },
  });
  const long = Array.from({ length: 9 }, (_, at) => ({ field: `f${at}`, value: 'x'.repeat(4_000) }));
  expect((await post(laptop, 'startGuestDraft', { answers: long })).json<Schema<'Problem'>>()).toMatchObject({
    status: 422,
    fields: [{ field: 'answers', code: 'too_long' }],
  });
});

test('what nobody saves for 30 days opens nothing and is swept', async () => {
  const { draft_key } = await started();
  await sql`update guest_draft set expires_at = ${api.now()}`.execute(api.database.kysely);
  expect((await post(phone, 'openGuestDraft', { draft_key })).statusCode).toBe(404);
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
  const { rows } = await sql`select from guest_draft`.execute(api.database.kysely);
  expect(rows).toHaveLength(0);
});
