import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { TestApi } from '#src/testing/start-test-api.ts';

/** The work that a link opens, as a claim of the tests has it. */
type LinkedWork = { assignment_id: string; assignment_key: string };

/** Sends out a link to a piece of work that opens it for 30 days. Its key is that of the work. */
export async function linkTo(
  api: Pick<TestApi, 'database' | 'now'>,
  { assignment_id: id, assignment_key: key }: LinkedWork,
): Promise<string> {
  const keyHash = createHash('sha256').update(key).digest('hex');
  await sql`
    insert into guest_access (org_id, key_hash, assignment_type_code, assignment_id, expires_at)
    select org_id, ${keyHash}, assignment_type_code, assignment_id, ${api.now()}::timestamptz + interval '30 days'
    from assignment where assignment_id = ${id}`.execute(api.database.kysely);
  return key;
}

/** Signs a guest in by a link, as its page does. */
export function guestToken(api: Pick<TestApi, 'inject'>, assignmentType: string, key: string) {
  const payload = { assignment_type: assignmentType, assignment_key: key };
  return api.inject({ method: 'POST', url: '/api/auth/guestToken', payload });
}
