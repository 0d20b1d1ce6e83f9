import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { at, changer } from '#src/testing/assignment-changes.ts';

const api = startTestApi({ world: 'demo' });
type Changer = Awaited<ReturnType<typeof changer>>;
let ana: Changer;
let maria: Changer;
beforeAll(async () => {
  [ana, maria] = [await changer(api, 'ana.ionescu'), await changer(api, 'maria.stan')];
});

describe('S10 taking work and giving it back', () => {
  test('what waits in a queue becomes one’s own; a colleague is told who has it', async () => {
    const row = at(await ana.waiting(), 0);
    const taken = await ana.take(row);
    expect(taken.statusCode).toBe(200);
    expect(taken.json()).toMatchObject({
      assigned_user_name: 'Ana Ionescu',
      queue_name: null,
      row_version: row.row_version + 1,
    });
    const late = await maria.take(row);
    expect(late.statusCode).toBe(409);
    expect(late.json()).toMatchObject({ code: 'already_taken', context: { holder: 'Ana Ionescu' } });
  });

  test('of two who take it at once one gets it, and the other learns who', async () => {
    for (const row of (await ana.waiting()).slice(0, 5)) {
      const answers = await Promise.all([ana.take(row), maria.take(row)]);
      expect(answers.map((answer) => answer.statusCode).sort()).toEqual([200, 409]);
      const won = answers.find((answer) => answer.statusCode === 200)?.json<{ assigned_user_name: string }>();
      const lost = answers
        .find((answer) => answer.statusCode === 409)
        ?.json<{ context: { holder: string } }>();
      expect(lost?.context.holder).toBe(won?.assigned_user_name);
    }
  });

  test('taking it again changes nothing', async () => {
    const row = at(await ana.own(), 0);
    const answer = await ana.take(row);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ row_version: row.row_version });
  });

  test('closed work cannot be taken', async () => {
    const [row] = (await ana.worklist({ category_code: 'done', filter_keys: 1, limit: 1 })).items;
    if (row === undefined) throw new Error('Nothing is done.');
    expect((await ana.take(row)).statusCode).toBe(422);
  });

  test('one’s own work goes back to the queue of its type, with the reason in the timeline', async () => {
    const row = at(await ana.own(), 1);
    const answer = await ana.release(row, 'Nu am timp săptămâna asta');
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ assigned_user_id: null, row_version: row.row_version + 1 });
    expect(answer.json<{ queue_name: string | null }>().queue_name).not.toBeNull();
    expect(await ana.newestEntry(row)).toMatchObject({
      title: 'Activitate eliberată',
      body: 'Nu am timp săptămâna asta',
    });
    expect((await ana.release(row, 'Încă o dată')).statusCode).toBe(409);
  });

  test('a colleague’s work is not given back by others, that of somebody replaced is', async () => {
    const [otilia, radu] = [await changer(api, 'otilia.popa'), await changer(api, 'radu.marin')];
    const refused = await ana.release(at(await otilia.own(), 0), 'Nu e a mea');
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'conflict', context: { holder: 'Otilia Popa' } });
    expect((await ana.release(at(await radu.own(), 0), 'Radu lipsește')).statusCode).toBe(200);
    expect((await maria.release(at(await otilia.own(), 0), 'Prea multe la Otilia')).statusCode).toBe(200);
  });

  test('a version that is out of date is refused', async () => {
    const row = at(await ana.own(), 2);
    const answer = await ana.release({ ...row, row_version: row.row_version + 1 }, 'Versiune veche');
    expect(answer.statusCode).toBe(412);
  });
});
