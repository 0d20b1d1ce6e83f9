import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { pinned } from '../demo-world.ts';
import type { TestApi } from '../testing/start-test-api.ts';

/** The claim file behind the pinned guest link of the demo world, which the records of the sweeps belong to. */
export type DemoFile = {
  orgId: string;
  claimFileId: string;
  claimFileNo: string;
  assignmentId: string;
  assignmentKey: string;
  /** Somebody who has, or could have, the assignment. */
  handlerId: string;
  /** Who owns what a member of staff keeps for themselves. */
  owner: { orgId: string; userId: string };
};

export async function demoFile(api: TestApi): Promise<DemoFile> {
  const { rows } = await sql<Omit<DemoFile, 'owner'>>`
    select f.org_id as "orgId", f.claim_file_id as "claimFileId", f.claim_file_no as "claimFileNo",
      a.assignment_id as "assignmentId", a.assignment_key as "assignmentKey",
      coalesce(a.assigned_user_id, (select user_id from app_user u where u.org_id = f.org_id limit 1)) as "handlerId"
    from guest_access g
      join assignment a on a.org_id = g.org_id and a.assignment_id = g.assignment_id
      join claim_file f on f.org_id = a.org_id and f.claim_file_id = a.claim_file_id
    where g.key_hash = ${createHash('sha256').update(pinned.guestAssignmentKey).digest('hex')}`.execute(
    api.database.kysely,
  );
  const found = rows[0];
  if (found === undefined) throw new Error('The demo world has no assignment behind the pinned guest link.');
  return { ...found, owner: await api.userNamed('maria.stan') };
}
