import type { Schema } from '@dosar/openapi';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { assignmentCalls } from '#src/testing/assignment-calls.ts';
import { changer } from '#src/testing/assignment-changes.ts';
import { aPieceOfWork, many, someWork } from '#src/testing/some-work.ts';

const api = startTestApi();
let ana: ReturnType<typeof assignmentCalls>;
beforeAll(async () => {
  ana = assignmentCalls(api, await api.tokenFor('ana.ionescu'));
});

describe('ux 20 what has come into a list', () => {
  const settings = { filter_keys: 0, category_code: 'active' };
  const count = async (who: typeof ana, body: object) =>
    (await who.post('/api/assignment/countNews', { settings, ...body })).json<Schema<'CappedCount'>>().count;

  test('is what is not known, and beyond the first page only what came since', async () => {
    await someWork(
      api,
      many(9, (number) => ({
        owner: number < 3 ? 'ana.ionescu' : 'maria.stan',
        columns: { created_at: '2026-03-01T08:00:00Z', last_activity_at: '2026-03-01T08:00:00Z' },
      })),
    );
    const { items, total } = await ana.worklist({ limit: 5 });
    const known_ids = items.map((row) => row.assignment_id);
    const shown = new Set(known_ids).size;
    const own = { ...settings, filter_keys: 1 };
    const ofAna = await ana.worklist({ ...own, limit: 100 });
    const mine = ofAna.items.map((row) => row.assignment_id);
    expect(await count(ana, { known_ids, shown_for: null })).toBe(total.count - shown);
    expect(await count(ana, { settings: own, known_ids: mine, shown_for: null })).toBe(
      ofAna.total.count - mine.length,
    );
    expect(await count(ana, { known_ids, shown_for: 0 })).toBe(0);

    expect(total.count - shown).toBe(4);

    const [come = ''] = mine.slice(-1);
    const aMinuteAgo = new Date(api.now().getTime() - 60_000);
    await sql`update assignment set returned_at = ${aMinuteAgo}, last_activity_at = ${aMinuteAgo}
      where assignment_id = ${come}`.execute(api.database.kysely);
    const others = known_ids.filter((id) => id !== come);
    expect(await count(ana, { known_ids: others, shown_for: 61 })).toBe(1);
    expect(await count(ana, { known_ids: others, shown_for: 59 })).toBe(0);
    expect(await count(ana, { known_ids: [...others, come], shown_for: 61 })).toBe(0);
  });

  test('is, in the list of my work, also what I was given since', async () => {
    const [maria, { userId }] = [await changer(api, 'maria.stan'), await api.userNamed('ana.ionescu')];
    const row = await aPieceOfWork(api, {
      owner: null,
      columns: { created_at: '2026-03-01T08:00:00Z', last_activity_at: '2026-03-01T08:00:00Z' },
    });
    const own = { ...settings, filter_keys: 1 };
    const known = async (filter_keys: number) =>
      (await ana.worklist({ filter_keys, limit: 100 })).items.map((it) => it.assignment_id);
    const [mine, everybodys] = [await known(1), await known(0)];
    await maria.changed([row], { action: 'assign', user_id: userId });
    expect(await count(ana, { settings: own, known_ids: mine, shown_for: 5 })).toBe(1);
    expect(await count(ana, { known_ids: everybodys, shown_for: 5 })).toBe(0);
  });

  test('of another organisation is none of it', async () => {
    const alfa = assignmentCalls(api, await api.tokenFor('alfa.ana'));
    await aPieceOfWork(api, { owner: 'alfa.ana' }, 'alfa');
    expect(await count(alfa, { known_ids: [], shown_for: null })).toBe(1);
  });
});
