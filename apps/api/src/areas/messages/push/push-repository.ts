import { createHash } from 'node:crypto';
import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import type { BrowserAddress } from '#src/kernel/outbox/message-provider.ts';
import { offeredLanguage } from '#src/kernel/language/offered-language-sql.ts';

type Tx = Transaction<Database>;

/** Whose browsers say that which case has news. */
export type PushOwner = { orgId: string; claimFileId: string; partyId: string };

type FoundDevice = {
  id: string;
  device: string;
  endpoint: string;
  created_at: Date;
  last_told_at: Date | null;
};

/** The browsers of somebody in a case, the newest first. Their addresses stay here: each is known by its hash. */
export async function findDevices(
  tx: Tx,
  { orgId, claimFileId, partyId }: PushOwner,
): Promise<Schema<'PushDevice'>[]> {
  const { rows } = await sql<FoundDevice>`
    select push_subscription_id as id, device, endpoint, created_at, last_told_at from push_subscription
    where org_id = ${orgId} and claim_file_id = ${claimFileId} and party_id = ${partyId}
    order by created_at desc, push_subscription_id desc`.execute(tx);
  return rows.map(({ id, device, endpoint, created_at: createdAt, last_told_at: toldAt }) => ({
    id,
    device,
    fingerprint: createHash('sha256').update(endpoint).digest('base64url'),
    created_at: createdAt.toISOString(),
    last_told_at: toldAt?.toISOString() ?? null,
  }));
}

type NewDevice = BrowserAddress & { device: string };

/** Keeps a browser, or renews what is known of it; `most` of one person in a case, then nothing is kept. */
export async function keepDevice(
  tx: Tx,
  { orgId, claimFileId, partyId }: PushOwner,
  { endpoint, p256dh, auth, device }: NewDevice,
  { most, now }: { most: number; now: Date },
): Promise<{ id: string; isNew: boolean } | undefined> {
  // Two browsers that are registered at the same time wait for each other, so that none is one too many.
  await sql`select from claim_file where org_id = ${orgId} and claim_file_id = ${claimFileId} for update`.execute(
    tx,
  );
  const { rows } = await sql<{ id: string; isNew: boolean }>`
    insert into push_subscription (org_id, claim_file_id, party_id, endpoint, p256dh, auth, device, created_at)
    select ${orgId}, ${claimFileId}, ${partyId}, ${endpoint}, ${p256dh}, ${auth}, ${device}, ${now}
    where ${most} > (select count(*) from push_subscription other where other.org_id = ${orgId}
      and other.claim_file_id = ${claimFileId} and other.party_id = ${partyId} and other.endpoint <> ${endpoint})
    on conflict (org_id, claim_file_id, party_id, endpoint)
      do update set p256dh = excluded.p256dh, auth = excluded.auth, device = excluded.device
    returning push_subscription_id as id, xmax = 0 as "isNew"`.execute(tx);
  return rows[0];
}

/** Removes somebody's browser; answers its name unless it is not theirs. */
export async function removeDevice(
  tx: Tx,
  { orgId, claimFileId, partyId }: PushOwner,
  id: string,
): Promise<string | undefined> {
  const { rows } = await sql<{ device: string }>`
    delete from push_subscription where org_id = ${orgId} and claim_file_id = ${claimFileId}
      and party_id = ${partyId} and push_subscription_id = ${id} returning device`.execute(tx);
  return rows[0]?.device;
}

/** A browser that is told of news, and what names the insurer and the case to it. */
export type ToldBrowser = {
  id: string;
  language: 'ro' | 'en';
  organisation: string;
  orgCode: string;
  claimFileNo: string;
};

type Reader = { orgId: string; claimFileId: string; address: string; partyId: string | undefined };

/**
 * The browsers of whoever gets a message of a case; whose address it is counts where the person is not named.
 *
 * Those of people who are neither claimant nor notifier any more are removed: their access to the case has ended.
 */
export async function findBrowsersOf(tx: Tx, reader: Reader): Promise<ToldBrowser[]> {
  const { orgId, claimFileId, address, partyId } = reader;
  await sql`delete from push_subscription sub using claim_file file
    where sub.org_id = ${orgId} and sub.claim_file_id = ${claimFileId}
      and file.org_id = ${orgId} and file.claim_file_id = sub.claim_file_id
      and sub.party_id is distinct from file.claimant_party_id
      and sub.party_id is distinct from file.notifier_party_id`.execute(tx);
  const { rows } = await sql<ToldBrowser>`
    select sub.push_subscription_id as id, ${offeredLanguage(orgId, 'party.language')} as language,
      org.short_name as organisation, org.org_code as "orgCode", file.claim_file_no as "claimFileNo"
    from push_subscription sub
    join claim_file file on file.org_id = ${orgId} and file.claim_file_id = sub.claim_file_id
    join organisation org on org.org_id = ${orgId}
    join party on party.org_id = ${orgId} and party.party_id = sub.party_id
    where sub.org_id = ${orgId} and sub.claim_file_id = ${claimFileId}
      and case when ${partyId ?? null}::uuid is not null then sub.party_id = ${partyId ?? null}::uuid
        else exists (select from contact_channel channel where channel.org_id = ${orgId}
          and channel.party_id = sub.party_id and channel.value = ${address}) end
      and not exists (select from outbox other where other.org_id = ${orgId} and other.kind = 'push'
        and other.to_address = sub.push_subscription_id::text and other.state = 'pending'
        and other.system_time = now())
    order by sub.push_subscription_id`.execute(tx);
  return rows;
}

/** Where the news for a browser go. */
export async function findBrowserAddress(
  tx: Tx,
  orgId: string,
  id: string,
): Promise<BrowserAddress | undefined> {
  const { rows } = await sql<BrowserAddress>`select endpoint, p256dh, auth from push_subscription
    where org_id = ${orgId} and push_subscription_id = ${id}::uuid`.execute(tx);
  return rows[0];
}

type Delivery = { orgId: string; outboxId: string };

/** Remembers when a browser was told last. */
export async function markTold(tx: Tx, { orgId, outboxId }: Delivery, now: Date): Promise<void> {
  await sql`update push_subscription sub set last_told_at = ${now} from outbox
    where sub.org_id = ${orgId} and outbox.org_id = ${orgId} and outbox.outbox_id = ${outboxId}
      and outbox.kind = 'push' and sub.push_subscription_id::text = outbox.to_address`.execute(tx);
}

/** Forgets a browser that its push service no longer knows. */
export async function forgetBrowser(tx: Tx, { orgId, outboxId }: Delivery): Promise<void> {
  await sql`delete from push_subscription sub using outbox
    where sub.org_id = ${orgId} and outbox.org_id = ${orgId} and outbox.outbox_id = ${outboxId}
      and outbox.kind = 'push' and sub.push_subscription_id::text = outbox.to_address`.execute(tx);
}
