import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

const keptLogos = 10;

/** Keeps a logo of an organisation, and of those that it does not use the newest ones. */
export async function keepLogo(
  tx: Tx,
  orgId: string,
  { hash, content, now }: { hash: string; content: string; now: Date },
): Promise<void> {
  await sql`
    insert into organisation_logo (org_id, content_hash, content, stored_at)
    values (${orgId}, ${hash}, ${content}, ${now})
    on conflict (org_id, content_hash) do update set stored_at = excluded.stored_at`.execute(tx);
  await sql`
    delete from organisation_logo logo where logo.org_id = ${orgId}
      and not exists (select from organisation o
        where o.org_id = logo.org_id and o.logo_url like '%' || logo.content_hash)
      and logo.content_hash not in (select content_hash from organisation_logo
        where org_id = ${orgId} order by stored_at desc, content_hash limit ${keptLogos})`.execute(tx);
}

/** The content of a logo, whoever sent it. */
export async function findLogo(tx: Tx, hash: string): Promise<string | undefined> {
  const { rows } = await sql<{ content: string }>`select find_logo(${hash}) as content`.execute(tx);
  return rows[0]?.content;
}
