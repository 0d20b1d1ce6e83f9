import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { inTenant } from '#src/kernel/database/index.ts';
import { systemCaller } from '#src/kernel/events/domain-event.ts';
import { letReplace } from '#src/testing/let-replace.ts';
import { assignmentCalls } from '#src/testing/assignment-calls.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { aClaim, type Claim } from '#src/testing/world/a-claim.ts';
import { posted } from '#src/testing/world/posted.ts';
import { openCall } from '../wait-for-documents.ts';

const api = startTestApi();
let userIds: Record<string, string>;

beforeAll(async () => {
  const names = ['ana.ionescu', 'radu.marin', 'maria.stan', 'elena.rusu'];
  userIds = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, (await api.userNamed(name)).userId] as const)),
  );
});

const ownerOf = async (claim: Claim, type: string) => (await claim.work(type)).assigned_user_id;

/** A claim whose notice is being reviewed by somebody who has taken it, or by nobody who has. */
async function reviewed(owner: string | null) {
  const claim = await aClaim(api).step('claim_notification', 'start_review');
  if (owner !== null) await give(claim, 'claim_notification', owner);
  return claim;
}
async function give(claim: Claim, type: string, owner: string) {
  const { assignment_id: id } = await claim.work(type);
  await sql`update assignment set assigned_user_id = ${userIds[owner]}, queue_id = null, row_version = row_version + 1
    where assignment_id = ${id}`.execute(api.database.kysely);
}

describe('R12 the work that a step opens', () => {
  test('goes to whoever had the work that it follows from, and says so on the file', async () => {
    const claim = await reviewed('radu.marin');
    await claim.step('claim_notification', 'accept', 'radu.marin');
    expect(await ownerOf(claim, 'claim_handling')).toBe(userIds['radu.marin']);
    const ana = assignmentCalls(api, await api.tokenFor('ana.ionescu'));
    const main = { ...(await claim.main()), claim_file_no: claim.claimFileNo };
    const { items } = await ana.timeline(main);
    expect(items.map(({ title }) => title)).toContain('Activitate dată după reguli către Radu Marin');
    const { activities } = await ana.detail(main);
    expect(activities.find(({ is_case_master: isMain }) => isMain)).toMatchObject({
      assigned_user_id: userIds['radu.marin'],
      assigned_user_name: 'Radu Marin',
      queue_name: null,
    });
  });

  test('waits in the queue of its team when that is another team, or when nobody has had the work before', async () => {
    const taken = await reviewed('ana.ionescu');
    await taken.step('claim_notification', 'accept');
    expect(await ownerOf(taken, 'assessment')).toBeNull();
    const open = await reviewed(null);
    await open.step('claim_notification', 'accept');
    expect([await ownerOf(open, 'claim_handling'), await ownerOf(open, 'assessment')]).toEqual([null, null]);
  });

  test('goes to the owner of the main work before the owner of the work that it follows from, also when it is opened by hand', async () => {
    const claim = await reviewed('radu.marin');
    await claim.step('claim_notification', 'accept', 'radu.marin');
    await give(claim, 'claim_handling', 'maria.stan');
    const { assignment_id: parent_assignment_id } = await claim.work('claim_notification');
    await posted(
      api,
      await api.tokenFor('ana.ionescu'),
      `/api/assignment/openActivity/${claim.claimFileId}`,
      { assignment_type: 'coverage_check', parent_assignment_id },
    );
    expect(await ownerOf(claim, 'coverage_check')).toBe(userIds['maria.stan']);
  });

  test('goes to the owner of the main work after a reminder that nobody answered', async () => {
    const claim = await reviewed('radu.marin');
    await claim.step('claim_notification', 'accept', 'radu.marin');
    const { assignment_id: assignmentId } = await claim.main();
    const { claimFileId } = claim;
    await inTenant(api.database, claim.orgId, async (tx) => {
      const context = { tx, caller: systemCaller(claim.orgId), now: api.now() };
      await openCall(context, { claimFileId, assignmentId, missing: 'Talonul' });
    });
    expect(await ownerOf(claim, 'callback')).toBe(userIds['radu.marin']);
  });

  test('is not given to somebody who is away', async () => {
    const claim = await reviewed('radu.marin');
    await letReplace(api, 'ana.ionescu', 'radu.marin');
    await claim.step('claim_notification', 'accept', 'ana.ionescu');
    expect(await ownerOf(claim, 'claim_handling')).toBeNull();
  });
});
