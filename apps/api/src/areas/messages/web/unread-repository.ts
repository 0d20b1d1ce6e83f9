import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;
type Reader = { orgId: string; userId: string };

type Unread = {
  message_id: string;
  claim_file_no: string;
  assignment_id: string;
  from_name: string | null;
  language: 'ro' | 'en';
};

/** Messages of claimants that wait on the files of somebody, or of those for whom they stand in. */
const waitsFor = ({ orgId, userId }: Reader, now: Date) => sql<boolean>`
  message.org_id = ${orgId} and message.kind = 'web' and message.direction = 'in' and message.read_at is null
  and message.notice_state <> 'seen' and message.system_time > ${now}::timestamptz - interval '30 days'
  and exists (select from assignment work where work.org_id = message.org_id
    and work.assignment_id = message.assignment_id and work.assigned_user_id is not null
    and contact_at(work.org_id, work.assigned_user_id, ${now}) = ${userId})`;

/** What somebody is told of, newest first; remembers that it was told. */
export async function tellUnread(tx: Tx, reader: Reader, now: Date): Promise<Unread[]> {
  const { rows } = await sql<Unread>`
    select message.message_id, file.claim_file_no, message.assignment_id, left(party_name(sender), 120) as from_name,
      coalesce(reader.language, 'ro') as language
    from message
    join claim_file file on file.org_id = message.org_id and file.claim_file_id = message.claim_file_id
    join app_user reader on reader.org_id = message.org_id and reader.user_id = ${reader.userId}
    left join party sender on sender.org_id = message.org_id and sender.party_id = message.sender_party_id
    where ${waitsFor(reader, now)}
    order by message.system_time desc, message.message_id desc limit 20`.execute(tx);
  const told = rows.map((row) => row.message_id);
  await sql`update message set notice_state = 'told'
    where org_id = ${reader.orgId} and message_id = any (${told}::uuid[]) and notice_state = 'untold'`.execute(
    tx,
  );
  return rows;
}

/** Takes what somebody was told of as seen; it still waits for an answer. */
export async function markNoticesSeen(tx: Tx, reader: Reader, now: Date): Promise<void> {
  await sql`update message set notice_state = 'seen'
    where notice_state = 'told' and ${waitsFor(reader, now)}`.execute(tx);
}

/** How many messages of a file wait for an answer on the tracker. */
export async function countUnread(
  tx: Tx,
  { orgId, claimFileId }: { orgId: string; claimFileId: string },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from message
    where org_id = ${orgId} and claim_file_id = ${claimFileId} and kind = 'web' and direction = 'in'
      and read_at is null`.execute(tx);
  return rows[0]?.count ?? 0;
}
