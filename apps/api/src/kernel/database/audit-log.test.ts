import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { demoId } from '#src/demo-world.ts';
import { useDatabase } from '#src/testing/database.ts';
import { inTenant } from './in-tenant.ts';

const database = useDatabase();
const demo = demoId('organisation', 'demo');
const alfa = demoId('organisation', 'alfa');

function record(orgId: string, event: string) {
  return inTenant(database.db, orgId, (tx) =>
    tx
      .insertInto('audit_log')
      .values({ org_id: orgId, event, actor_kind: 'system', data: JSON.stringify({ note: 'Țăndărei' }) })
      .execute(),
  );
}

async function firstBroken(orgId: string) {
  const { rows } = await inTenant(database.db, orgId, (tx) =>
    sql<{ seq: number | null }>`select audit_verify(${orgId}) as seq`.execute(tx),
  );
  return rows[0]?.seq;
}

// As an intruder with the owner's rights would: past trigger and policy.
function tamper(statement: string) {
  return database.db.kysely.transaction().execute(async (tx) => {
    await sql`select set_config('app.org_id', ${demo}, true)`.execute(tx);
    await sql`alter table audit_log disable trigger only_grows`.execute(tx);
    await sql.raw(statement).execute(tx);
    await sql`alter table audit_log enable trigger only_grows`.execute(tx);
  });
}

beforeAll(async () => {
  await Promise.all(Array.from({ length: 20 }, (_, index) => record(demo, `EVENT_${index}`)));
  await record(alfa, 'EVENT_OF_ALFA');
});

test('entries of one organisation are numbered without gaps, also when written at once', async () => {
  const rows = await inTenant(database.db, demo, (tx) =>
    tx.selectFrom('audit_log').select('seq').orderBy('seq').execute(),
  );
  expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1));
  expect(rows).toHaveLength(20);
});

test('a whole chain has no broken entry, and each organisation has a chain of its own', async () => {
  expect(await firstBroken(demo)).toBeNull();
  expect(await firstBroken(alfa)).toBeNull();
});

test('an entry that is rolled back leaves no number behind', async () => {
  const count = () =>
    inTenant(database.db, demo, (tx) => tx.selectFrom('audit_head').select('seq').executeTakeFirstOrThrow());
  const before = await count();
  await inTenant(database.db, demo, async (tx) => {
    await tx.insertInto('audit_log').values({ org_id: demo, event: 'X', actor_kind: 'system' }).execute();
    throw new Error('changed my mind');
  }).catch(() => undefined);
  expect(await count()).toEqual(before);
});

test('nobody changes, removes or empties the log: not the application, not even the owner', async () => {
  for (const statement of [
    "update audit_log set event = 'X'",
    'delete from audit_log',
    'truncate audit_log',
  ]) {
    await expect(inTenant(database.db, demo, (tx) => sql.raw(statement).execute(tx))).rejects.toThrow(
      /permission denied/,
    );
    await expect(sql.raw(statement).execute(database.db.kysely)).rejects.toThrow('the audit log only grows');
  }
});

test('a changed, a removed and a cut-off entry are each found', async () => {
  await tamper("update audit_log set data = '{}' where seq = 9");
  expect(await firstBroken(demo)).toBe(9);
  await tamper('delete from audit_log where seq = 5');
  expect(await firstBroken(demo)).toBe(6);
  await tamper('delete from audit_log where seq > 3');
  expect(await firstBroken(demo)).toBe(4);
});
