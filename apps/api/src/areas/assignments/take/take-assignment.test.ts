import { beforeAll, describe, expect, test } from 'vitest';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { changer } from '#src/testing/assignment-changes.ts';
import { letReplace } from '#src/testing/let-replace.ts';
import { aPieceOfWork, many, someWork } from '#src/testing/some-work.ts';

const api = startTestApi({ people: ['otilia.popa'] });
type Changer = Awaited<ReturnType<typeof changer>>;
let ana: Changer;
let maria: Changer;
beforeAll(async () => {
  [ana, maria] = [await changer(api, 'ana.ionescu'), await changer(api, 'maria.stan')];
});

describe('S10 taking work and giving it back', () => {
  test('what waits in a queue becomes one’s own; a colleague is told who has it', async () => {
    const row = await aPieceOfWork(api, { owner: null });
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
    for (const row of await someWork(
      api,
      many(5, () => ({ owner: null })),
    )) {
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
    const row = await aPieceOfWork(api);
    const answer = await ana.take(row);
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({ row_version: row.row_version });
  });

  test('closed work cannot be taken', async () => {
    const row = await aPieceOfWork(api, { status: 'closed' });
    expect((await ana.take(row)).statusCode).toBe(422);
  });

  test('one’s own work goes back to the queue of its type, with the reason in the timeline', async () => {
    const row = await aPieceOfWork(api);
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
    await letReplace(api, 'ana.ionescu', 'radu.marin');
    const ofOtilia = await aPieceOfWork(api, { owner: 'otilia.popa' });
    const ofRadu = await aPieceOfWork(api, { owner: 'radu.marin' });
    const refused = await ana.release(ofOtilia, 'Nu e a mea');
    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({ code: 'conflict', context: { holder: 'Otilia Popa' } });
    expect((await ana.release(ofRadu, 'Radu lipsește')).statusCode).toBe(200);
    expect((await maria.release(ofOtilia, 'Prea multe la Otilia')).statusCode).toBe(200);
  });

  test('a version that is out of date is refused', async () => {
    const row = await aPieceOfWork(api);
    const answer = await ana.release({ ...row, row_version: row.row_version + 1 }, 'Versiune veche');
    expect(answer.statusCode).toBe(412);
  });
});
