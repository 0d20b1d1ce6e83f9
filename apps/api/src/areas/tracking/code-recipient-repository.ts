import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

/** A claim file, and where its access codes go; no channel when none can take a message. */
export type CodeRecipient = {
  claimFileId: string;
  organisation: { name: string; shortName: string };
  channel: { kind: 'email' | 'phone'; value: string } | undefined;
};

/**
 * The claim file with this number and the channel for its access code.
 *
 * A confirmed channel comes first, then the preferred one. Whoever has just reported an accident has confirmed none
 * yet; reading the code proves as much as pressing the link that confirms, so it may go to the channel they gave.
 * Romanian fixed lines take no SMS.
 */
export async function findCodeRecipient(
  tx: Tx,
  orgId: string,
  caseNo: string,
): Promise<CodeRecipient | undefined> {
  const row = await tx
    .selectFrom('claim_file as file')
    .innerJoin('organisation as org', 'org.org_id', 'file.org_id')
    .leftJoin('contact_channel as channel', (join) =>
      join
        .onRef('channel.org_id', '=', 'file.org_id')
        .on((eb) =>
          eb('channel.party_id', '=', eb.ref('file.claimant_party_id')).or(
            'channel.party_id',
            '=',
            eb.ref('file.notifier_party_id'),
          ),
        )
        .on('channel.bounced_at', 'is', null)
        .on(sql<boolean>`(channel.kind = 'email' or channel.value !~ '^\\+40[23]')`),
    )
    .where('file.org_id', '=', orgId)
    .where('file.claim_file_no', '=', caseNo)
    .select([
      'file.claim_file_id as claimFileId',
      'org.org_name as name',
      'org.short_name as shortName',
      'channel.kind',
      'channel.value',
    ])
    .orderBy(sql`channel.confirmed_at is null`)
    .orderBy('channel.is_preferred', 'desc')
    .orderBy('channel.created_at')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const { claimFileId, name, shortName, kind, value } = row;
  return {
    claimFileId,
    organisation: { name, shortName },
    channel: kind && value ? { kind, value } : undefined,
  };
}

/**
 * Does the same work whether or not its result is kept.
 *
 * An unknown case number must not answer faster than a known one, so its message is written and taken back.
 */
export async function keptOrTakenBack(tx: Tx, isKept: boolean, work: () => Promise<void>): Promise<void> {
  await sql`savepoint code_message`.execute(tx);
  await work();
  await (isKept ? sql`release savepoint code_message` : sql`rollback to savepoint code_message`).execute(tx);
}
