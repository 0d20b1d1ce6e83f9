import type { Schema } from '@dosar/openapi';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { changer } from '#src/testing/assignment-changes.ts';
import { letReplace } from '#src/testing/let-replace.ts';
import { aPieceOfWork, many, someWork } from '#src/testing/some-work.ts';

const api = startTestApi({ people: ['otilia.popa', 'paula.vasile', 'blocat.ion'] });
type Changer = Awaited<ReturnType<typeof changer>>;
let ana: Changer;
beforeAll(async () => {
  ana = await changer(api, 'ana.ionescu');
});

async function offered(who: Changer, ids: string[]) {
  const answer = await who.post('/api/assignment/browseOfferedTransitions', { assignment_ids: ids });
  expect(answer.statusCode).toBe(200);
  return answer.json<Schema<'OfferedTransition'>[]>();
}

describe('S10 what can be chosen for many', () => {
  test('transitions count the rows that could make them, the most first', async () => {
    const rows = await someWork(api, [
      ...many(4),
      ...many(3, () => ({ status: 'registered' })),
      ...many(2, () => ({ status: 'suspended' })),
    ]);
    const offers = await offered(
      ana,
      rows.map((row) => row.assignment_id),
    );
    const expected = new Map<string, number>();
    for (const row of rows)
      for (const step of (await ana.detail(row)).transitions)
        if (step.allowed && !step.asks.includes('duplicate_of'))
          expected.set(step.code, (expected.get(step.code) ?? 0) + 1);
    expect(expected).toEqual(
      new Map([
        ['ask_documents', 7],
        ['ask_reassessment', 4],
        ['suspend', 7],
        ['withdraw', 9],
        ['open', 3],
        ['start_inspection', 3],
        ['resume_evaluation', 2],
        ['resume_inspection', 2],
      ]),
    );
    expect(new Map(offers.map((offer) => [offer.code, offer.count]))).toEqual(expected);
    const counts = offers.map((offer) => offer.count);
    expect(counts).toEqual([...counts].sort((one, other) => other - one));
  });

  test('work that may not be changed offers nothing, as does that of another organisation', async () => {
    const ids = (await someWork(api, many(5))).map((row) => row.assignment_id);
    expect(await offered(await changer(api, 'otilia.popa'), ids)).toEqual([]);
    expect(await offered(await changer(api, 'alfa.ana'), ids)).toEqual([]);
  });

  test('colleagues are those who can work, with who is away and who replaces them', async () => {
    await letReplace(api, 'ana.ionescu', 'radu.marin');
    const answer = await ana.get('/api/assignment/browseAssignees');
    const people = answer.json<Schema<'Assignee'>[]>();
    const names = people.map((person) => person.full_name);
    expect(names).not.toEqual(expect.arrayContaining(['Ion Blocat']));
    expect(names).not.toEqual(expect.arrayContaining(['Paula Vasile']));
    expect(names).not.toEqual(expect.arrayContaining(['Ana Albu']));
    expect(people.find((person) => person.full_name === 'Radu Marin')).toMatchObject({
      is_away: true,
      replacement_name: 'Ana Ionescu',
      is_same_team: true,
      team_name: 'Daune',
    });
    const elena = people.find((person) => person.full_name === 'Elena Rusu');
    expect(elena).toMatchObject({ is_away: false, replacement_name: null, is_same_team: false });
    const own = people.find((person) => person.full_name === 'Ana Ionescu');
    expect(own?.open_count).toBe((await ana.worklist({ filter_keys: 1, limit: 1 })).total.count);
  });

  test('tags are those of the organisation, by name', async () => {
    await ana.changed([await aPieceOfWork(api)], { action: 'tag', add: ['Șasiu', 'Audit'], remove: [] });
    const tags = async (who: Changer) => (await who.get('/api/assignment/browseTags')).json<string[]>();
    const own = await tags(ana);
    expect(own.filter((tag) => ['Audit', 'Șasiu'].includes(tag))).toEqual(['Audit', 'Șasiu']);
    expect(await tags(await changer(api, 'alfa.ana'))).not.toEqual(expect.arrayContaining(['Șasiu']));
  });
});
