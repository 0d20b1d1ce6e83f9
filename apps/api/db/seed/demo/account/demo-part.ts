import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { DemoPart } from '../demo-part.ts';
import { demoId } from '../demo-random.ts';

/** Somebody who has not opened the invitation yet, and somebody who has left; nobody signs in as one of them. */
export const demoPart: DemoPart = {
  name: 'account',
  async seed(tx, { orgId, orgCode, moments }) {
    if (orgCode !== 'demo') return;
    const invitedId = await insertPerson(tx, orgId, { username: 'ioana.neacsu', fullName: 'Ioana Neacșu' });
    await sql`update app_user set is_default_password = true where org_id = ${orgId} and user_id = ${invitedId}`.execute(
      tx,
    );
    await sql`
      insert into user_invitation (org_id, user_id, key_hash, sent_at, expires_at, sent_by_user_id)
      values (${orgId}, ${invitedId}, ${createHash('sha256').update(demoId('invitation', invitedId)).digest('hex')},
        ${moments.now}, ${new Date(moments.now.getTime() + 7 * 86_400_000)}, ${demoId('user', 'calin.dobre')})`.execute(
      tx,
    );
    const goneId = await insertPerson(tx, orgId, { username: 'sanda.pop', fullName: 'Sanda Pop' });
    await sql`
      update app_user set is_active = false, deactivated_at = ${moments.now},
        deactivated_by_user_id = ${demoId('user', 'calin.dobre')}
      where org_id = ${orgId} and user_id = ${goneId}`.execute(tx);
  },
};

async function insertPerson(
  tx: Transaction<Database>,
  orgId: string,
  { username, fullName }: { username: string; fullName: string },
): Promise<string> {
  const userId = demoId('user', username);
  await tx
    .insertInto('app_user')
    .values({
      org_id: orgId,
      user_id: userId,
      username,
      username_normalised: username,
      full_name: fullName,
      nickname: fullName.split(' ')[0] ?? fullName,
      email: `${username}@demo.example`,
      language: 'ro',
    })
    .execute();
  return userId;
}
