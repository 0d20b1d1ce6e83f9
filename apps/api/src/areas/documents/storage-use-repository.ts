import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';

/** What is counted together: what one guest session, link or address has sent, what a claim and an organisation have. */
export type StorageKind = 'session' | 'link' | 'address' | 'claim' | 'organisation';

/** Whose storage is asked for; what is missing is not counted. */
export type StorageOwner = {
  orgId: string;
  /** Of guests: staff do not send for themselves. */
  guest:
    | {
        sessionId: string;
        addressKey: string;
        assignmentId: string | undefined;
        docRequestId: string | undefined;
      }
    | undefined;
  claimFileId: string | undefined;
  /** What came from the address before does not count any more. */
  since: Date;
};

/** What is stored: bytes, and the number of files. */
export type StorageUse = { bytes: number; files: number };

/** What is stored for somebody, by what it is counted together with. */
export async function readStorageUse(
  tx: Transaction<Database>,
  { orgId, guest, claimFileId, since }: StorageOwner,
): Promise<Record<StorageKind, StorageUse>> {
  const sum = sql`coalesce(sum(d.size_bytes), 0)::float8 as bytes, count(*)::float8 as files from document d`;
  const { rows } = await sql<StorageUse & { kind: StorageKind }>`
    select 'session' as kind, ${sum}
      where d.org_id = ${orgId} and d.uploaded_in_session_id = ${guest?.sessionId ?? null}::uuid
    union all select 'link', ${sum} join session s on s.org_id = d.org_id and s.session_id = d.uploaded_in_session_id
      where d.org_id = ${orgId} and (d.assignment_id = ${guest?.assignmentId ?? null}::uuid
        and s.guest_access_id = (select guest_access_id from session
          where org_id = ${orgId} and session_id = ${guest?.sessionId ?? null}::uuid)
        or s.guest_doc_request_id = ${guest?.docRequestId ?? null}::uuid)
    union all select 'address', ${sum}
      where d.org_id = ${orgId} and d.address_key = ${guest?.addressKey ?? null} and d.system_time > ${since}
    union all select 'claim', coalesce(sum(d.size_bytes + d.copy_size_bytes), 0)::float8, count(*)::float8 from document d
      where d.org_id = ${orgId} and d.claim_file_id = ${claimFileId ?? null}::uuid
    union all select 'organisation',
      coalesce((select bytes from organisation_storage where org_id = ${orgId}), 0)::float8, 0`.execute(tx);
  const use = new Map(rows.map(({ kind, ...stored }) => [kind, stored]));
  const of = (kind: StorageKind) => use.get(kind) ?? { bytes: 0, files: 0 };
  return {
    session: of('session'),
    link: of('link'),
    address: of('address'),
    claim: of('claim'),
    organisation: of('organisation'),
  };
}

/** Waits until no other transaction of the organisation stores a document; the next one waits for this one. */
export async function waitForStorage(tx: Transaction<Database>, orgId: string): Promise<void> {
  await sql`insert into organisation_storage as s (org_id) values (${orgId})
    on conflict (org_id) do update set bytes = s.bytes`.execute(tx);
}

/** Forgets where guests sent their files from, once it is not counted any more. */
export async function forgetAddresses(tx: Transaction<Database>, orgId: string, before: Date): Promise<void> {
  await tx
    .updateTable('document')
    .set({ address_key: null })
    .where('org_id', '=', orgId)
    .where('address_key', 'is not', null)
    .where('system_time', '<', before)
    .execute();
}
