import { sql } from 'kysely';
import { inTenant, outsideTenant, platformOrgId, type Db } from '../database/index.ts';
import type { AuditHead } from './audit-anchor.ts';

/** All chains: one for each organisation, and one for events before an organisation was known. */
export async function findChains(db: Db): Promise<string[]> {
  const rows = await outsideTenant(
    db,
    async (tx) => (await sql<{ org_id: string }>`select list_org_ids() as org_id`.execute(tx)).rows,
  );
  return [platformOrgId, ...rows.map((row) => row.org_id).sort()];
}

/** The last entry of each chain; an empty chain has none. */
export async function findHeads(db: Db): Promise<AuditHead[]> {
  const heads: AuditHead[] = [];
  for (const orgId of await findChains(db)) {
    const head = await inTenant(db, orgId, (tx) =>
      tx
        .selectFrom('audit_head')
        .where('org_id', '=', orgId)
        .select(['org_id', 'seq', 'hash'])
        .executeTakeFirst(),
    );
    if (head !== undefined) heads.push(head);
  }
  return heads;
}

/** The first missing or changed entry that the hashes of a chain show. */
export async function findFirstBroken(db: Db, orgId: string): Promise<number | undefined> {
  const rows = await inTenant(
    db,
    orgId,
    async (tx) =>
      (await sql<{ seq: number | null }>`select audit_verify(${orgId}::uuid) as seq`.execute(tx)).rows,
  );
  return rows[0]?.seq ?? undefined;
}

/** The hash of one entry. */
export async function findHash(db: Db, orgId: string, seq: number): Promise<string | undefined> {
  const row = await inTenant(db, orgId, (tx) =>
    tx
      .selectFrom('audit_log')
      .where('org_id', '=', orgId)
      .where('seq', '=', seq)
      .select('hash')
      .executeTakeFirst(),
  );
  return row?.hash;
}

/** What an organisation is called on the command line. */
export async function findCode(db: Db, orgId: string): Promise<string> {
  const row = await inTenant(db, orgId, (tx) =>
    tx.selectFrom('organisation').where('org_id', '=', orgId).select('org_code').executeTakeFirst(),
  );
  return row?.org_code ?? 'platform';
}
