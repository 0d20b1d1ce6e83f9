import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { sessionIdOf } from '#src/kernel/session/refresh-token.ts';
import { runs } from '#src/testing/runs.ts';
import { sessionAction, type SessionAction } from '#src/testing/session-actions.ts';
import { SessionHistory } from '#src/testing/session-history.ts';
import { sessionPeople } from '#src/testing/session-people.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { letReplace } from '#src/testing/let-replace.ts';

const api = startTestApi();
beforeAll(() => letReplace(api, 'ana.ionescu', 'radu.marin'));

/** How many generations the database counts, and whether any refresh made the session last longer. */
async function storedSession(sessionId: string | undefined) {
  const { rows } = await sql<{ generation: number; lasts: number }>`
    select s.generation, extract(epoch from s.absolute_expires_at - begun.created_at)::integer as lasts
    from session s join session begun on begun.session_id = s.family_id
    where s.session_id = ${sessionId}`.execute(api.database.kysely);
  return rows[0];
}

async function agree(history: SessionHistory, step: SessionAction): Promise<void> {
  const outcome = await history.carryOut(step);
  if (outcome !== undefined)
    expect({ step, said: outcome.answered }).toEqual({ step, said: outcome.expected });
}

test("whatever people do and whatever happens to them, each answer about their sessions is the model's", async () => {
  const people = sessionPeople(api);

  await fc.assert(
    fc.asyncProperty(fc.array(sessionAction, { maxLength: 60, size: 'max' }), async (steps) => {
      await people.beginAnew();
      const history = new SessionHistory(api, people);
      for (const step of steps) await agree(history, step);
      for (const who of history.kept.keys())
        await agree(history, { do: 'refresh', who, back: 0, claims: 'none' });
      for (const who of history.kept.keys())
        await agree(history, { do: 'call', who, back: 0, of: null, what: 'read' });
      for (const { pairs } of history.kept)
        expect(await storedSession(sessionIdOf(pairs[0]?.refreshToken ?? ''))).toEqual({
          generation: pairs.length,
          lasts: 12 * 60 * 60,
        });
    }),
    { numRuns: runs({ quick: 8, heavy: 40 }) },
  );

  const { rows } = await sql<{ broken: string | null }>`
    select audit_verify(org_id) as broken from organisation where org_code = 'demo'`.execute(
    api.database.kysely,
  );
  expect(rows).toEqual([{ broken: null }]);
}, 240_000);
