import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTenant } from '#src/kernel/database/index.ts';
import { defineEvent, systemCaller } from '#src/kernel/events/domain-event.ts';
import { startTestApi } from '#src/testing/start-test-api.ts';
import { countOf } from '#src/testing/assignment-calls.ts';
import { aPieceOfWork, type StoredWork } from '#src/testing/some-work.ts';
import { followWithWork } from './follow-event.ts';

const api = startTestApi();
const answered = defineEvent<{ claimFileId: string; isLast: boolean }>('claimant.answered');
const followed = followWithWork(answered, ({ isLast }) => isLast);

/** A claim whose offer is with the claimant; its acceptance follows the event of this test. */
async function anOfferedClaim(): Promise<StoredWork> {
  await sql`update transition set follows_event = 'claimant.answered'
    where assignment_type_code = 'claim_handling' and transition_code = 'record_acceptance'`.execute(
    api.database.kysely,
  );
  return aPieceOfWork(api, { status: 'offer_issued' });
}

async function happens(claim: StoredWork, isLast = true) {
  await inTenant(api.runtime.db, claim.org_id, (tx) =>
    followed.react(
      { tx, caller: systemCaller(claim.org_id), now: api.now() },
      // A subscription takes the facts of its event only.
      { claimFileId: claim.claim_file_id, isLast } as never,
    ),
  );
}

async function statusOf(claim: StoredWork) {
  const { rows } = await sql<{ status_code: string; file: string }>`
    select a.status_code, f.status_code as file from assignment a join claim_file f using (org_id, claim_file_id)
    where a.assignment_id = ${claim.assignment_id}`.execute(api.database.kysely);
  return rows[0];
}

test('the main work of a file moves by itself when what it waited for happens', async () => {
  const claim = await anOfferedClaim();
  await happens(claim);
  expect(await statusOf(claim)).toEqual({ status_code: 'accepted', file: 'accepted' });
  const told = await sql<{ actor_kind: string }>`
    select actor_kind from timeline_event
    where assignment_id = ${claim.assignment_id} and kind = 'status' and data ->> 'to_status_code' = 'accepted'`.execute(
    api.database.kysely,
  );
  expect(told.rows).toEqual([{ actor_kind: 'system' }]);
});

test('what happens a second time, or in a status without such a step, moves nothing', async () => {
  const claim = await anOfferedClaim();
  await happens(claim);
  const entries = await countOf(api, 'timeline_event');
  await happens(claim);
  expect(await statusOf(claim)).toEqual({ status_code: 'accepted', file: 'accepted' });
  expect(await countOf(api, 'timeline_event')).toBe(entries);
});

test('what does not count yet moves nothing', async () => {
  const claim = await anOfferedClaim();
  await happens(claim, false);
  expect(await statusOf(claim)).toEqual({ status_code: 'offer_issued', file: 'offer_issued' });
});
