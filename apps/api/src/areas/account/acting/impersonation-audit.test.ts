import { beforeAll, expect, test } from 'vitest';
import { multipart, onePixelPng } from '#src/testing/multipart.ts';
import { headersOf, type CallerHeaders } from '#src/testing/test-sessions.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim } from '#src/testing/world/a-claim.ts';
import { letReplace } from '#src/testing/let-replace.ts';

const api = startTestApi();
beforeAll(() => letReplace(api, 'ana.ionescu', 'radu.marin'));

type Tokens = { idToken: string; refreshToken: string };

async function impersonate(headers: CallerHeaders, username: string): Promise<CallerHeaders> {
  const { userId } = await api.userNamed(username);
  const payload = { user_id: userId };
  const answer = await api.inject({ method: 'POST', url: '/api/auth/impersonate', headers, payload });
  return headersOf(answer.json<Tokens>());
}

const sessionOf = (headers: CallerHeaders) => headers['x-refresh-token'].split('.')[0] ?? '';

function entriesOf(sessionId: string) {
  return api.database.kysely
    .selectFrom('audit_log')
    .select(['event', 'outcome', 'actor_kind', 'actor_user_id', 'on_behalf_of_user_id', 'data'])
    .where('session_id', '=', sessionId)
    .orderBy('seq')
    .execute();
}

test('T12 every entry of the audit log that is made while acting names who acted and for whom', async () => {
  const claim = await aClaim(api).takenIn('radu.marin');
  const { assignment_id: assignmentId } = await claim.main();
  const ana = await api.tokenFor('ana.ionescu');
  const acting = await impersonate(ana, 'radu.marin');
  const call = (method: 'GET' | 'POST', url: string, payload?: object) =>
    api.inject({ method, url, headers: acting, ...(payload && { payload }) });
  await call('GET', `/api/assignment/getById/${claim.claimFileNo}/${assignmentId}`);
  const note = { assignment_id: assignmentId, body: 'Sunat clientul.', visibility: 'internal' };
  expect((await call('POST', '/api/timeline/addNote', note)).statusCode).toBe(201);
  const form = multipart(
    { doc_type_code: 'damage_photo', assignment_id: assignmentId },
    { name: 'a.png', content: onePixelPng },
  );
  const upload = await api.inject({
    method: 'POST',
    url: '/api/document/upload',
    headers: { ...acting, ...form.headers },
    payload: form.payload,
  });
  expect(upload.statusCode).toBe(201);
  await call('GET', `/api/document/download/${upload.json<{ id: string }>().id}`);
  await call('POST', '/api/auth/endOtherSessions');
  await call('POST', '/api/timeline/addNote', { ...note, assignment_id: crypto.randomUUID() });
  await impersonate(acting, 'ana.ionescu');

  const entries = await entriesOf(sessionOf(acting));
  const [anaIs, raduIs] = [await api.userNamed('ana.ionescu'), await api.userNamed('radu.marin')];
  for (const entry of entries)
    expect(entry).toMatchObject({
      actor_kind: 'user',
      actor_user_id: anaIs.userId,
      on_behalf_of_user_id: raduIs.userId,
    });
  expect(entries.map(({ event, outcome }) => `${event} ${outcome}`)).toEqual([
    'IMPERSONATION_CHANGED success',
    expect.stringContaining('success'),
    'NOTE_ADDED success',
    'DOCUMENT_UPLOADED success',
    expect.stringContaining('success'),
    'ACCESS_DENIED refused',
    'NOTE_ADDED refused',
    'IMPERSONATION_CHANGED success',
  ]);
  const changes = entries.filter(({ event }) => event === 'IMPERSONATION_CHANGED').map(({ data }) => data);
  expect(changes).toEqual([
    { user_id: raduIs.userId, change: 'started' },
    { user_id: anaIs.userId, change: 'ended' },
  ]);
});

test('P3 an attempt to act for somebody one does not replace is recorded, with whom it was about', async () => {
  const ana = await api.tokenFor('ana.ionescu');
  const { userId } = await api.userNamed('maria.stan');
  await impersonate(ana, 'maria.stan');

  expect(await entriesOf(sessionOf(ana))).toMatchObject([
    {
      event: 'IMPERSONATION_CHANGED',
      outcome: 'refused',
      on_behalf_of_user_id: null,
      data: { user_id: userId },
    },
  ]);
});

test('X3 a call whose refresh token is of another session is recorded as a changed identity', async () => {
  const [ana, maria] = [await api.tokenFor('ana.ionescu'), await api.tokenFor('maria.stan')];
  const answer = await api.inject({
    url: '/api/assignment/browseStatuses',
    headers: { ...maria, authorization: ana.authorization },
  });
  expect(answer.headers['allow']).toBe('GET, POST');
  expect(answer.json()).toMatchObject({
    status: 405,
    code: 'correlation_token_changed',
    customType: 'CorrelationTokenChanged',
  });

  const { userId } = await api.userNamed('ana.ionescu');
  expect(await entriesOf(sessionOf(ana))).toMatchObject([
    { event: 'IDENTITY_CHANGED', outcome: 'refused', actor_user_id: userId, on_behalf_of_user_id: null },
  ]);
});

test('X2 X4 a token that is missing or too old is answered 401, in the words of its reason', async () => {
  const ana = await api.tokenFor('ana.ionescu');
  const ask = async (headers: Partial<CallerHeaders>) =>
    (
      await api.inject({
        url: '/api/assignment/browseStatuses',
        headers: { 'accept-language': 'en', ...headers },
      })
    ).json<object>();

  expect(await ask({})).toMatchObject({ status: 401, code: 'token_invalid' });
  expect(await ask({ authorization: ana.authorization })).toMatchObject({
    status: 401,
    code: 'refresh_token_expired',
    message: 'Refresh token expired',
  });
  await api.letPass({ minutes: 16 });
  expect(await ask(ana)).toMatchObject({ status: 401, code: 'token_expired' });
  await api.letPass({ minutes: 45 });
  const payload = { refresh_token: ana['x-refresh-token'] };
  const refresh = await api.inject({
    method: 'POST',
    url: '/api/auth/refreshToken',
    headers: { 'accept-language': 'en' },
    payload,
  });
  expect(refresh.json()).toMatchObject({ status: 401, message: 'Refresh token expired' });
});
