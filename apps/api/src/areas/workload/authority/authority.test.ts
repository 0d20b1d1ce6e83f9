import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { useDatabase } from '#src/testing/database.ts';
import { worldMoment } from '#src/testing/world/world-clock.ts';
import { inTenant } from '#src/kernel/database/index.ts';
import { askApproval, authorityOf } from '../index.ts';

const database = useDatabase({});

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
  expect(await authority('elena.rusu', 'payment')).toBe(0);
});

test('the newest limit of a role counts, also when it is lower than before', async () => {
  const { orgId } = await person('ana.ionescu');
  await sql`insert into authority_limit (org_id, approval_kind, role_code, amount_bani, set_at)
    values (${orgId}, 'payment', 'claims.handler', 1000, '2030-01-01')`.execute(database.db.kysely);
  expect(await authority('ana.ionescu', 'payment')).toBe(10_00);
});

test('R8 of several roles the one with the highest limit counts, and limits of other kinds and organisations do not', async () => {
  const { orgId, userId } = await person('radu.marin');
  const alfa = await person('alfa.ana');
  const { kysely } = database.db;
  await sql`insert into user_role (org_id, user_id, role_code) values (${orgId}, ${userId}, 'claims.manager')`.execute(
    kysely,
  );
  expect(await authority('radu.marin', 'offer')).toBe(25_000_00);
  await sql`insert into authority_limit (org_id, approval_kind, role_code, amount_bani, set_at)
    values (${alfa.orgId}, 'offer', 'claims.manager', 99_000_00, '2030-01-01'),
      (${orgId}, 'balloon', 'claims.manager', 99_000_00, '2030-01-01')`.execute(kysely);
  expect(await authority('radu.marin', 'offer')).toBe(25_000_00);
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
    await expect(askApproval({ tx, caller: staff, now: worldMoment }, asked)).rejects.toThrow('balloon');
    const nobody = { kind: 'public' as const, orgId };
    await expect(askApproval({ tx, caller: nobody, now: worldMoment }, asked)).rejects.toThrow('staff');
  });
});
