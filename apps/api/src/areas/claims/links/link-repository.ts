import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

/** `duplicate`: the first file repeats the other one, which stays. `related`: both belong together. */
export type FileLinkKind = 'duplicate' | 'related';

export type FileLink = { claimFileId: string; otherClaimFileId: string; kind: FileLinkKind };

/** A claim file by its number. */
export async function findFileId(tx: Tx, orgId: string, claimFileNo: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('claim_file')
    .where('org_id', '=', orgId)
    .where('claim_file_no', '=', claimFileNo)
    .select('claim_file_id')
    .executeTakeFirst();
  return row?.claim_file_id;
}

/** The numbers of two files. */
export async function findNumbers(tx: Tx, orgId: string, ids: readonly string[]) {
  const rows = await tx
    .selectFrom('claim_file')
    .where('org_id', '=', orgId)
    .where('claim_file_id', 'in', [...ids])
    .select(['claim_file_id', 'claim_file_no'])
    .execute();
  return new Map(rows.map((row) => [row.claim_file_id, row.claim_file_no]));
}

type NewLink = FileLink & { orgId: string; userId: string | undefined; now: Date };

/** Links two files; what was linked before takes the new kind. */
export async function insertLink(tx: Tx, link: NewLink): Promise<void> {
  await sql`
    delete from claim_file_link where org_id = ${link.orgId}
      and claim_file_id = ${link.otherClaimFileId} and linked_claim_file_id = ${link.claimFileId}`.execute(
    tx,
  );
  await tx
    .insertInto('claim_file_link')
    .values({
      org_id: link.orgId,
      claim_file_id: link.claimFileId,
      linked_claim_file_id: link.otherClaimFileId,
      kind: link.kind,
      created_by_user_id: link.userId ?? null,
      created_at: link.now,
    })
    .onConflict((conflict) =>
      conflict.columns(['org_id', 'claim_file_id', 'linked_claim_file_id']).doUpdateSet({ kind: link.kind }),
    )
    .execute();
}

/** Takes the link between two files away, whichever was linked to the other; answers whether there was one. */
export async function deleteLink(tx: Tx, orgId: string, ids: readonly [string, string]): Promise<boolean> {
  const { rows } = await sql`
    delete from claim_file_link where org_id = ${orgId} and kind = 'related'
      and ((claim_file_id = ${ids[0]} and linked_claim_file_id = ${ids[1]})
        or (claim_file_id = ${ids[1]} and linked_claim_file_id = ${ids[0]}))
    returning claim_file_id`.execute(tx);
  return rows.length > 0;
}

/** How many links a file has. */
export async function countLinks(tx: Tx, orgId: string, claimFileId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from claim_file_link
    where org_id = ${orgId} and ${claimFileId}::uuid in (claim_file_id, linked_claim_file_id)`.execute(tx);
  return rows[0]?.count ?? 0;
}

type LinkedFile = {
  kind: FileLinkKind;
  /** The file itself repeats the other one, not the other way round. */
  is_origin: boolean;
  claim_file_no: string;
  assignment_id: string | null;
};

/** The files that a file is linked with, in both directions. */
export async function findLinkedFiles(tx: Tx, orgId: string, claimFileId: string): Promise<LinkedFile[]> {
  const { rows } = await sql<LinkedFile>`
    select link.kind, link.claim_file_id = ${claimFileId} as is_origin, other.claim_file_no, main.assignment_id
    from (
      select claim_file_id, linked_claim_file_id, kind, created_at from claim_file_link
        where org_id = ${orgId} and claim_file_id = ${claimFileId}
      union all
      select claim_file_id, linked_claim_file_id, kind, created_at from claim_file_link
        where org_id = ${orgId} and linked_claim_file_id = ${claimFileId}) link
    join claim_file other on other.org_id = ${orgId} and other.claim_file_id <> ${claimFileId}
      and other.claim_file_id in (link.claim_file_id, link.linked_claim_file_id)
    left join assignment main on main.org_id = other.org_id and main.claim_file_id = other.claim_file_id
      and main.is_case_master
    order by link.created_at limit 10`.execute(tx);
  return rows;
}
