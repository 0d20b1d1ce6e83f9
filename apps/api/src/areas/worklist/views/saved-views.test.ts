import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import type { CallerHeaders } from '#src/testing/test-sessions.ts';
import { assignmentCalls } from '#src/testing/assignment-calls.ts';
import { letReplace } from '#src/testing/let-replace.ts';
import { many, someWork } from '#src/testing/some-work.ts';

const api = startTestApi({ people: ['dan.petrescu'] });
type View = Schema<'SavedView'>;
type Person = ReturnType<typeof person>;

let ana: Person;
let radu: Person;
let dan: Person;
let alfa: Person;

function person(headers: CallerHeaders) {
  const calls = assignmentCalls(api, headers);
  return {
    ...calls,
    views: async () => (await calls.get('/api/assignment/browseSavedViews')).json<View[]>(),
    save: (view: object) =>
      calls.post('/api/assignment/createSavedView', {
        is_shared: false,
        settings: { filter_keys: 1, category_code: 'active' },
        ...view,
      }),
    change: (view: View, change: object) => {
      const { name, is_shared, settings, row_version } = view;
      return calls.post(`/api/assignment/updateSavedView/${view.saved_view_id}`, {
        name,
        is_shared,
        settings,
        row_version,
        ...change,
      });
    },
    remove: (view: View) => calls.post(`/api/assignment/deleteSavedView/${view.saved_view_id}`, {}),
  };
}

beforeAll(async () => {
  ana = person(await api.tokenFor('ana.ionescu'));
  radu = person(await api.tokenFor('radu.marin'));
  dan = person(await api.tokenFor('dan.petrescu'));
  alfa = person(await api.tokenFor('alfa.ana'));
  await letReplace(api, 'ana.ionescu', 'radu.marin');
  const kinds = ['evaluation', 'suspended', 'closed'];
  await someWork(
    api,
    many(24, (number) => ({
      owner: ['ana.ionescu', 'radu.marin', 'maria.stan', null, 'ana.ionescu'][number % 5] ?? null,
      status: kinds[number % 3] ?? 'evaluation',
      claimant: number % 2 === 0 ? 'Popescu Ion' : 'Munteanu Ioana',
      due: number % 7 === 0 ? '2026-03-03T10:00:00Z' : '2026-03-04T20:00:00Z',
      legalDue: number % 4 === 0 ? '2026-03-05' : null,
    })),
  );
});

describe('ux 2 saved views', () => {
  test('each says how many assignments the worklist itself finds with its filter', async () => {
    const filters = [
      { filter_keys: 0, category_code: 'all' },
      { filter_keys: 1 | 8, category_code: 'active' },
      { filter_keys: 2 | 16, category_code: 'active' },
      { filter_keys: 4, category_code: 'waiting' },
      { filter_keys: 32, category_code: 'active' },
      { filter_keys: 1024, category_code: 'active', filter_criteria: { policy_type: 'rca' } },
      { filter_keys: 0, category_code: 'all', filter_criteria: { q: 'munteanu' } },
      { filter_keys: 0, category_code: 'done', filter_criteria: { q: 'popescu', unread: true } },
    ];
    for (const [index, settings] of filters.entries())
      expect((await ana.save({ name: `Lista ${index}`, settings })).statusCode).toBe(201);

    const views = (await ana.views()).filter(({ name }) => name.startsWith('Lista'));
    expect(views.map(({ settings }) => settings)).toEqual(filters);
    for (const [index, view] of views.entries())
      expect(view.total, view.name).toEqual((await ana.worklist(filters[index])).total);
    expect(views[0]?.total).toEqual({ count: 24, capped: false });
    expect(new Set(views.map(({ total }) => total.count)).size).toBeGreaterThan(4);
  });

  test('a name is tidied, kept once, and refused when another view has it', async () => {
    const kept = (await ana.save({ name: '  Urgențe   Cluj ' })).json<View>();
    expect(kept).toMatchObject({
      name: 'Urgențe Cluj',
      is_own: true,
      owner_name: 'Ana Ionescu',
      row_version: 1,
    });
    for (const name of ['Urgențe Cluj', 'URGENTE CLUJ']) {
      const refused = await ana.save({ name });
      expect([refused.statusCode, refused.json()]).toMatchObject([
        409,
        { context: { reason: 'name_taken' } },
      ]);
    }
    expect((await ana.save({ name: ' \u00a0 ' })).statusCode).toBe(422);
    // Somebody else's names are somebody else's business.
    expect((await dan.save({ name: 'Urgențe Cluj' })).statusCode).toBe(201);
  });

  test('what the contract does not know is refused and not kept', async () => {
    const odd = { filter_keys: 1, category_code: 'active', filter_criteria: { colour: 'red' } };
    expect((await ana.save({ name: 'Ciudată', settings: odd })).statusCode).toBe(400);
    expect((await ana.views()).map(({ name }) => name)).not.toContain('Ciudată');
  });

  test('one that was stored with what no list understands loses that, and hides no other', async () => {
    const kept = (await ana.save({ name: 'Stricată' })).json<View>();
    const broken = {
      filter_keys: 1,
      category_code: 'active',
      filter_criteria: { partner_id: 'urn:uuid:01890000-0000-7000-8000-000000000001', due_to: '0000-01-01' },
    };
    await sql`update saved_view set settings = ${JSON.stringify(broken)}::jsonb
      where saved_view_id = ${kept.saved_view_id}`.execute(api.database.kysely);

    const seen = (await ana.views()).find(({ name }) => name === 'Stricată');
    expect(seen?.settings).toEqual({ filter_keys: 1, category_code: 'active', filter_criteria: {} });
    expect((await ana.change(kept, { name: 'Reparată' })).statusCode).toBe(200);
    expect((await ana.remove(kept)).statusCode).toBe(200);
  });

  test('two people who save at once get fifty views in all, not one more', async () => {
    const maria = person(await api.tokenFor('maria.stan'));
    const answers = await Promise.all(
      Array.from({ length: 53 }, (_, index) => maria.save({ name: `A ${index}` })),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(50);
    const refused = answers.filter(({ statusCode }) => statusCode === 409);
    expect(refused.map((answer) => answer.json<object>())).toMatchObject([
      { context: { reason: 'too_many' } },
      { context: { reason: 'too_many' } },
      { context: { reason: 'too_many' } },
    ]);
  });
});

describe('ux 4 a shared view', () => {
  test('is seen by the team of its owner, by nobody else, and counts the work of whoever looks', async () => {
    const shared = (await ana.save({ name: 'A mea', is_shared: true })).json<View>();
    const seen = (await radu.views()).find((view) => view.saved_view_id === shared.saved_view_id);
    expect(seen).toMatchObject({ is_own: false, is_shared: true, owner_name: 'Ana Ionescu' });
    expect(seen?.total).toEqual((await radu.worklist({ filter_keys: 1 })).total);
    expect(seen?.total).not.toEqual(shared.total);

    for (const other of [dan, alfa])
      expect((await other.views()).map((view) => view.saved_view_id)).not.toContain(shared.saved_view_id);
  });

  test('is changed and removed by its owner alone', async () => {
    const shared = (await ana.save({ name: 'De echipă', is_shared: true })).json<View>();
    for (const other of [radu, dan, alfa]) {
      expect((await other.change(shared, { name: 'Furată' })).statusCode).toBe(404);
      expect((await other.remove(shared)).statusCode).toBe(404);
    }
    const changed = await ana.change(shared, { name: 'De echipa', is_shared: false });
    expect(changed.json()).toMatchObject({ name: 'De echipa', is_shared: false, row_version: 2 });
    expect((await radu.views()).map((view) => view.saved_view_id)).not.toContain(shared.saved_view_id);

    const stale = await ana.change(shared, { name: 'Veche' });
    expect([stale.statusCode, stale.json()]).toMatchObject([412, { context: { row_version: 2 } }]);
    expect((await ana.remove(shared)).json()).toEqual({ success: true });
    expect((await ana.remove(shared)).statusCode).toBe(404);
  });
});

describe('E3 the worklist that somebody leaves behind', () => {
  const profile = async (username: string) => {
    const tokens = await api.tokenFor(username);
    const payload = { refresh_token: tokens['x-refresh-token'] };
    const answer = await api.inject({ method: 'POST', url: '/api/auth/refreshToken', payload });
    return answer.json<{ profile: Schema<'Profile'> }>().profile;
  };

  test('is there again, with its order and columns, and beside the preferences', async () => {
    const left = {
      filter_keys: 17,
      category_code: 'waiting',
      assignment_type: 'assessment',
      filter_criteria: { county_code: 'CJ' },
      sort: { column: 'priority', direction: 'desc' },
      columns: ['claim_file_no', 'due_at'],
    };
    const before = (await profile('ana.ionescu')).user_metadata?.preferences;
    expect((await ana.post('/api/assignment/saveWorklistFilter', left)).json()).toEqual({ success: true });
    const { user_metadata: metadata } = await profile('ana.ionescu');
    expect(metadata).toEqual({ worklist_filter: left, preferences: before });
  });

  test('is there without what no list understands, and nobody is kept from signing in', async () => {
    const broken = {
      filter_keys: 1e10,
      category_code: 'gone',
      filter_criteria: { priority: 1e10, tag: 'a' },
    };
    await sql`update app_user set user_metadata = ${JSON.stringify({ worklist_filter: broken })}::jsonb
      where username = 'dan.petrescu'`.execute(api.database.kysely);
    expect((await profile('dan.petrescu')).user_metadata?.worklist_filter).toEqual({
      filter_keys: 0,
      category_code: 'active',
      assignment_type: null,
      filter_criteria: null,
    });
  });

  test('stays when a colleague who stands in leaves theirs', async () => {
    const acting = person(await api.tokenFor('radu.marin', { actor: 'ana.ionescu' }));
    const before = await profile('radu.marin');
    const left = { filter_keys: 8, category_code: 'done' };
    expect((await acting.post('/api/assignment/saveWorklistFilter', left)).statusCode).toBe(200);
    expect((await profile('radu.marin')).user_metadata).toEqual(before.user_metadata);
  });
});
