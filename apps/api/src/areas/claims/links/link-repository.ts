import { sql, type Transaction } from 'kysely';
import type { Schema } from '@dosar/openapi';
import type { Database } from '#src/generated/database.ts';

type Tx = Transaction<Database>;

/** `duplicate`: the first file repeats the other one, which stays. */
export type FileLinkKind = Schema<'FileLinkKind'>;

export type FileLink = {
  claimFileId: string;
  otherClaimFileId: string;
  kind: FileLinkKind;
  /** Why, in the words of whoever links them. */
  reason: string | undefined;
};

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
      reason: link.reason ?? null,
      created_by_user_id: link.userId ?? null,
      created_at: link.now,
    })
    .onConflict((conflict) =>
      conflict.columns(['org_id', 'claim_file_id', 'linked_claim_file_id']).doUpdateSet({
        kind: link.kind,
        reason: link.reason ?? null,
        created_by_user_id: link.userId ?? null,
        created_at: link.now,
      }),
    )
    .execute();
}

/** Takes the link between two files away, whichever was linked to the other. */
export async function deleteLink(tx: Tx, orgId: string, ids: readonly [string, string]): Promise<void> {
  await sql`
    delete from claim_file_link where org_id = ${orgId}
      and ((claim_file_id = ${ids[0]} and linked_claim_file_id = ${ids[1]})
        or (claim_file_id = ${ids[1]} and linked_claim_file_id = ${ids[0]}))`.execute(tx);
}

/** A link as people read it, with the other file. */
export type LinkedFile = Schema<'LinkedFile'> & { claim_file_id: string };

/** The files that a file is linked with, in both directions. */
export async function findLinkedFiles(tx: Tx, orgId: string, claimFileId: string): Promise<LinkedFile[]> {
  const { rows } = await sql<LinkedFile>`
    select link.kind, link.claim_file_id = ${claimFileId} as is_origin, other.claim_file_id, other.claim_file_no,
      main.assignment_id, party_name(claimant) as claimant_name, other.plate, link.reason, author.full_name as linked_by,
      to_char(link.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as linked_at,
      not (link.kind = 'duplicate' and exists (select from assignment work where work.org_id = ${orgId}
        and work.claim_file_id = link.claim_file_id and work.status_code = 'duplicate')) as may_unlink
    from (
      select * from claim_file_link where org_id = ${orgId} and claim_file_id = ${claimFileId}
      union all
      select * from claim_file_link where org_id = ${orgId} and linked_claim_file_id = ${claimFileId}) link
    join claim_file other on other.org_id = ${orgId} and other.claim_file_id <> ${claimFileId}
      and other.claim_file_id in (link.claim_file_id, link.linked_claim_file_id)
    left join assignment main on main.org_id = other.org_id and main.claim_file_id = other.claim_file_id
      and main.is_case_master
    left join party claimant on claimant.org_id = other.org_id and claimant.party_id = other.claimant_party_id
    left join app_user author on author.org_id = ${orgId} and author.user_id = link.created_by_user_id
    order by link.created_at, other.claim_file_no limit 10`.execute(tx);
  return rows;
}
