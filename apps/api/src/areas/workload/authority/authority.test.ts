import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useDatabase } from '#src/testing/database.ts';
import { inTenant } from '#src/kernel/database/index.ts';
import { askApproval, authorityOf } from '../index.ts';

const database = useDatabase({ world: 'demo' });

async function person(username: string) {
  const { rows } = await sql<{ org_id: string; user_id: string }>`
    select org_id, user_id from app_user where username = ${username}`.execute(database.db.kysely);
  const [found] = rows;
  if (!found) throw new Error(`There is no ${username}.`);
  return { orgId: found.org_id, userId: found.user_id };
}

async function authority(username: string, kind: string) {
  const { orgId, userId } = await person(username);
  return inTenant(database.db, orgId, (tx) => authorityOf(tx, orgId, userId, kind));
}

test('R8 M4 somebody decides alone up to the highest limit of their roles, and about nothing without a limit', async () => {
  expect(await authority('ana.ionescu', 'offer')).toBe(7_000_00);
  expect(await authority('maria.stan', 'offer')).toBe(25_000_00);
  expect(await authority('maria.stan', 'balloon')).toBe(0);
  expect(await authority('paula.vasile', 'payment')).toBe(0);
});

test('the newest limit of a role counts, also when it is lower than before', async () => {
  const { orgId } = await person('ana.ionescu');
  await sql`insert into authority_limit (org_id, approval_kind, role_code, amount_bani, set_at)
    values (${orgId}, 'payment', 'claims.handler', 1000, now() + interval '1 minute')`.execute(
    database.db.kysely,
  );
  expect(await authority('ana.ionescu', 'payment')).toBe(10_00);
});

test('only something that an area has registered is asked to be decided, and only by staff', async () => {
  const { orgId, userId } = await person('ana.ionescu');
  const asked = {
    kind: 'balloon',
    subjectId: userId,
    claimFileId: undefined,
    amountBani: undefined,
    note: undefined,
  };
  const staff = { kind: 'staff' as const, orgId, userId, sessionId: userId, isExternal: false, roles: [] };
  await inTenant(database.db, orgId, async (tx) => {
    await expect(askApproval({ tx, caller: staff, now: new Date() }, asked)).rejects.toThrow('balloon');
    const nobody = { kind: 'public' as const, orgId };
    await expect(askApproval({ tx, caller: nobody, now: new Date() }, asked)).rejects.toThrow('staff');
  });
});
