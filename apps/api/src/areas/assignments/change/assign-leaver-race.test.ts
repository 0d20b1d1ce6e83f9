import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { changer } from '#src/testing/assignment-changes.ts';
import { aPieceOfWork } from '#src/testing/some-work.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';

const api = startTestApi({ people: ['otilia.popa'] });
type Changer = Awaited<ReturnType<typeof changer>>;
let ana: Changer;
let otiliaId: string;

beforeAll(async () => {
  ana = await changer(api, 'ana.ionescu');
  ({ userId: otiliaId } = await api.userNamed('otilia.popa'));
});
beforeEach(async () => {
  await sql`update app_user set is_active = true where user_id = ${otiliaId}`.execute(api.database.kysely);
});

/** A transaction reads the activity of the server once, so this reads outside of it. */
async function waitingFor(statement: string): Promise<number> {
  const { rows } = await sql<{ calls: number }>`
    select count(*)::integer as calls from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like ${`%${statement}%`}
      and pid <> pg_backend_pid()`.execute(api.database.kysely);
  return rows[0]?.calls ?? 0;
}

async function ownerOf(row: { assignment_id: string }): Promise<string | null> {
  const { rows } = await sql<{ owner: string | null }>`
    select assigned_user_id as owner from assignment where assignment_id = ${row.assignment_id}`.execute(
    api.database.kysely,
  );
  return rows[0]?.owner ?? null;
}

/** Begins to deactivate Otilia, lets `meanwhile` begin, and goes on once that waits. */
async function deactivateDuring<Answer>(meanwhile: () => Promise<Answer>): Promise<Answer> {
  const waiting = await api.database.kysely.transaction().execute(async (tx) => {
    await sql`update app_user set is_active = false where user_id = ${otiliaId}`.execute(tx);
    const answer = meanwhile();
    await expect.poll(() => waitingFor('for share of colleague'), { timeout: 10_000 }).toBe(1);
    // A promise in an object is not awaited before the transaction ends.
    return { answer };
  });
  return waiting.answer;
}

describe('R8 S10 work and somebody who leaves at the same moment', () => {
  test('is not given to them by a change of the list', async () => {
    const row = await aPieceOfWork(api);
    const answer = await deactivateDuring(() => ana.change([row], { action: 'assign', user_id: otiliaId }));
    expect(answer.statusCode).toBe(422);
    expect(await ownerOf(row)).toBe((await api.userNamed('ana.ionescu')).userId);
  });

  test('does not come back to them when a colleague takes a change back', async () => {
    const row = await aPieceOfWork(api, { owner: 'otilia.popa' });
    const maria = await changer(api, 'maria.stan');
    const { userId: raduId } = await api.userNamed('radu.marin');
    const { assignment_change_id: changeId } = await maria.changed([row], {
      action: 'assign',
      user_id: raduId,
    });
    await deactivateDuring(() => maria.undo(changeId));
    expect(await ownerOf(row)).toBe(raduId);
  });
});
