import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

/** A way to reach somebody. */
type Channel = {
  kind: 'email' | 'phone';
  value: string;
  partyId: string;
  /** Who of the staff typed it; none when its owner did. */
  typedBy: string | null;
};

/** Where the access codes of a case go; no channel when none can take a message. */
export type CodeRecipient = {
  /** Whether the case exists; otherwise all of this is of another one, and for nobody. */
  isKnown: boolean;
  organisation: { name: string; shortName: string };
  channel: Channel | undefined;
};

/**
 * The channel for the access code of the claim file with this number.
 *
 * A confirmed channel comes first, then the preferred one. Whoever has just reported an accident has confirmed none
 * yet; reading the code proves as much as pressing the link that confirms, so it may go to the channel they gave.
 * Romanian fixed lines take no SMS.
 *
 * For a number that nobody has, the same is read of another file of the organisation, so that both take as long;
 * `isKnown` tells them apart, and what was read then reaches nobody.
 */
export async function findCodeRecipient(
  tx: Tx,
  orgId: string,
  caseNo: string,
): Promise<CodeRecipient | undefined> {
  const row = await tx
    .selectFrom(
      sql<{
        org_id: string;
        known_id: string | null;
        any_id: string | null;
      }>`(select ${orgId}::uuid as org_id,
        (select claim_file_id from claim_file where org_id = ${orgId} and claim_file_no = ${caseNo}) as known_id,
        (select claim_file_id from claim_file where org_id = ${orgId} order by claim_file_id limit 1) as any_id)`.as(
        'asked',
      ),
    )
    .innerJoin('claim_file as file', (join) =>
      join
        .onRef('file.org_id', '=', 'asked.org_id')
        .on('file.claim_file_id', '=', sql<string>`coalesce(asked.known_id, asked.any_id)`),
    )
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
    .select([
      sql<boolean>`asked.known_id is not null`.as('isKnown'),
      'org.org_name as name',
      'org.short_name as shortName',
      'channel.kind',
      'channel.value',
      'channel.party_id as partyId',
      'channel.typed_by_user_id as typedBy',
    ])
    .orderBy(sql`channel.confirmed_at is null`)
    .orderBy('channel.is_preferred', 'desc')
    .orderBy('channel.created_at')
    .limit(1)
    .executeTakeFirst();
  if (!row) return undefined;
  const { isKnown, name, shortName, kind, value, partyId, typedBy } = row;
  return {
    isKnown,
    organisation: { name, shortName },
    channel: kind && value && partyId ? { kind, value, partyId, typedBy } : undefined,
  };
}
