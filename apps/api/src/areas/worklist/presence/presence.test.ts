import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { listenToChanges } from '#src/testing/listen-to-changes.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { assignmentCalls } from '#src/testing/assignment-calls.ts';
import { letReplace } from '#src/testing/let-replace.ts';
import { aPieceOfWork, many, someWork } from '#src/testing/some-work.ts';

const api = startTestApi({ people: ['paula.vasile'] });
const changes = listenToChanges(api);
type Person = ReturnType<typeof person>;
type Presence = Schema<'Presence'>;

let ana: Person;
let radu: Person;
let alfa: Person;
let assignmentId: string;
/** Further work, stored long before a stream begins, which would announce it. */
let others: string[];

function person(headers: CallerHeaders) {
  const calls = assignmentCalls(api, headers);
  return {
    ...calls,
    headers,
    report: (activity: string, assignment_id = assignmentId) =>
      calls.post('/api/presence/report', { assignment_id, activity }),
    around: async (...assignment_ids: string[]) =>
      (await calls.post('/api/presence/browse', { assignment_ids })).json<Presence[]>(),
  };
}

beforeAll(async () => {
  ana = person(await api.tokenFor('ana.ionescu'));
  radu = person(await api.tokenFor('radu.marin'));
  alfa = person(await api.tokenFor('alfa.ana'));
  assignmentId = (await aPieceOfWork(api)).assignment_id;
  others = (await someWork(api, many(4))).map((row) => row.assignment_id);
  await letReplace(api, 'ana.ionescu', 'radu.marin');
});

const of = (user: string, activity: string) => ({ assignment_id: assignmentId, full_name: user, activity });

describe('ux 20 who has an assignment open', () => {
  test('is known to colleagues in the list and in the file, with what they do, and not to themselves', async () => {
    expect((await ana.report('viewing')).json()).toEqual([]);
    expect((await radu.report('editing')).json()).toMatchObject([of('Ana Ionescu', 'viewing')]);
    expect(await ana.around(assignmentId)).toMatchObject([of('Radu Marin', 'editing')]);
    await radu.report('left');
    expect(await ana.around(assignmentId)).toEqual([]);
  });

  test('is forgotten a minute after the last word of them', async () => {
    await radu.report('viewing');
    expect(await ana.around(assignmentId)).toHaveLength(1);
    await sql`update presence set seen_at = now() - interval '61 seconds'`.execute(api.database.kysely);
    expect(await ana.around(assignmentId)).toEqual([]);
  });

  test('is nobody’s business in another organisation', async () => {
    await radu.report('viewing');
    expect(await alfa.around(assignmentId)).toEqual([]);
    expect((await alfa.report('viewing')).statusCode).toBe(404);
    expect(await ana.around(assignmentId)).toMatchObject([of('Radu Marin', 'viewing')]);
    await radu.report('left');
  });

  test('is the person at the screen, also in the name of a colleague', async () => {
    const acting = person(await api.tokenFor('radu.marin', { actor: 'ana.ionescu' }));
    await acting.report('viewing');
    expect(await radu.around(assignmentId)).toMatchObject([of('Ana Ionescu', 'viewing')]);
    expect(await ana.around(assignmentId)).toEqual([]);
    await acting.report('left');
  });

  test('P5 is no activity of the session', async () => {
    const { headers } = radu;
    const sid = headers['x-refresh-token'].split('.')[0];
    const past = sql`update session set last_activity_at = now() - interval '5 minutes' where session_id = ${sid}`;
    await past.execute(api.database.kysely);
    api.runtime.sessions.forget(`session:${sid}`);
    await radu.report('viewing');
    await radu.around(assignmentId);
    const { rows } = await sql<{ isOld: boolean }>`
      select last_activity_at < now() - interval '4 minutes' as "isOld" from session where session_id = ${sid}`.execute(
      api.database.kysely,
    );
    expect(rows).toEqual([{ isOld: true }]);
    await radu.report('left');
  });
});

describe('R7 the stream of changes', () => {
  test('tells who came, what they do now and that they left, once each', async () => {
    // A file of its own: what was told of the other one before may still be on its way.
    const [file = ''] = others;
    const page = await changes.as(ana.headers);
    expect(page.answer.headers.get('content-type')).toContain('text/event-stream');
    expect(page.answer.headers.get('x-accel-buffering')).toBe('no');
    for (const activity of ['viewing', 'viewing', 'editing', 'left', 'left'])
      await radu.report(activity, file);
    const news = ['viewing', 'editing', 'left'].map((activity) => ({
      event: 'presence',
      data: { ...of('Radu Marin', activity), assignment_id: file },
    }));
    const ofFile = () => page.heard.filter(({ data }) => JSON.stringify(data).includes(file));
    await expect.poll(ofFile).toMatchObject(news);
  });

  test('names work that changed, all of one moment together, and no bookkeeping', async () => {
    const ids = others.slice(1);
    const page = await changes.as(ana.headers);
    await sql`update assignment set last_activity_at = now()`.execute(api.database.kysely);
    await sql`update assignment set row_version = row_version + 1 where assignment_id = any (${ids})`.execute(
      api.database.kysely,
    );
    await expect.poll(() => page.heard).toHaveLength(1);
    const [news] = page.heard as { event: string; data: { assignment_ids: string[]; more: boolean } }[];
    expect(news).toMatchObject({ event: 'assignments', data: { more: false } });
    expect(new Set(news?.data.assignment_ids)).toEqual(new Set(ids));
  });

  test('tells nothing of another organisation', async () => {
    const [page, own] = [await changes.as(alfa.headers), await changes.as(ana.headers)];
    await radu.report('viewing');
    await radu.report('left');
    await sql`update assignment set row_version = row_version + 1 where assignment_id = ${assignmentId}`.execute(
      api.database.kysely,
    );
    await expect.poll(() => own.heard).toHaveLength(3);
    expect(page.heard).toEqual([]);
  });

  test('ends with the session, holds no connection of the database, and refuses whoever has none', async () => {
    const headers = await api.tokenFor('maria.stan');
    const page = await changes.as(headers);
    const idle = await sql<{ open: number }>`select count(*)::integer as open from pg_stat_activity
      where datname = current_database() and state = 'idle in transaction'`.execute(api.database.kysely);
    expect(idle.rows).toEqual([{ open: 0 }]);
    await api.inject({ url: '/api/auth/logout', headers });
    await expect.poll(() => page.state.isOver).toBe(true);
    expect((await changes.asNobody()).status).toBe(401);
  });

  test('a browser that opens more and more of them loses the oldest', async () => {
    const headers = await api.tokenFor('paula.vasile');
    const pages: Awaited<ReturnType<typeof changes.as>>[] = [];
    for (let index = 0; index < 7; index += 1) pages.push(await changes.as(headers));
    await expect.poll(() => pages[0]?.state.isOver).toBe(true);
    expect(pages.slice(1).map(({ state }) => state.isOver)).toEqual(Array.from({ length: 6 }, () => false));
  });

  test('all of them end when the server stops', async () => {
    const page = await changes.as(ana.headers);
    api.runtime.live.close();
    await expect.poll(() => page.state.isOver).toBe(true);
  });
});
