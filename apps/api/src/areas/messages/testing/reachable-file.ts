import { sql } from 'kysely';
import type { TestApi } from '#src/testing/start-test-api.ts';

/** A claim file whose claimant can be written to. */
export type ReachableFile = {
  orgId: string;
  claimFileId: string;
  claimFileNo: string;
  assignmentId: string;
  partyId: string;
  email: string;
  phone: string;
  fixedLine: string;
  /** Adds a paper to the file; answers its id. */
  addDocument: (fileName: string, mimeType: string) => Promise<string>;
};

let count = 0;

/** An open file of an organisation, with new confirmed channels of its claimant. */
export async function withReachableClaimant(api: TestApi, orgCode: string): Promise<ReachableFile> {
  count += 1;
  const { kysely } = api.database;
  const { rows } = await sql<Omit<ReachableFile, 'email' | 'phone' | 'fixedLine' | 'addDocument'>>`
    select file.org_id as "orgId", file.claim_file_id as "claimFileId", file.claim_file_no as "claimFileNo",
      assignment_id as "assignmentId", file.claimant_party_id as "partyId"
    from claim_file file join organisation using (org_id)
    join assignment on assignment.org_id = file.org_id and assignment.claim_file_id = file.claim_file_id and is_case_master
    where org_code = ${orgCode} and file.claimant_party_id is not null and file.closed_at is null
    order by file.claim_file_no offset ${count} limit 1`.execute(kysely);
  const [found] = rows;
  if (found === undefined) throw new Error(`The demo world has no open file of ${orgCode}.`);
  const channels = {
    email: `claimant${count}@example.com`,
    phone: `+407220000${String(count).padStart(2, '0')}`,
    fixedLine: `+402130000${String(count).padStart(2, '0')}`,
  };
  for (const [kind, value] of [
    ['email', channels.email],
    ['phone', channels.phone],
    ['phone', channels.fixedLine],
  ])
    await sql`
      insert into contact_channel (org_id, party_id, kind, value, confirmed_at)
      values (${found.orgId}, ${found.partyId}, ${kind}, ${value}, now())`.execute(kysely);
  return {
    ...found,
    ...channels,
    async addDocument(fileName, mimeType) {
      const content = Buffer.from('%PDF-1.4 test');
      const storageKey = await api.runtime.files.save(content);
      const stored = await sql<{ document_id: string }>`
        insert into document (org_id, doc_type_code, claim_file_id, assignment_id, file_name, mime_type, size_bytes, sha256,
          storage_key, copies_state)
        values (${found.orgId}, 'other', ${found.claimFileId}, ${found.assignmentId}, ${fileName}, ${mimeType},
          ${content.length}, repeat('0', 64), ${storageKey}, 'none') returning document_id`.execute(kysely);
      return stored.rows[0]?.document_id ?? '';
    },
  };
}
