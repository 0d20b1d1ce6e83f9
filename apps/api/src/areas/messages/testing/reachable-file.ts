import { sql } from 'kysely';
import { aPieceOfWork } from '#src/testing/some-work.ts';
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

/** A new claim file that is being valued, with confirmed channels of its claimant. */
export async function withReachableClaimant(
  api: TestApi,
  orgCode: 'demo' | 'alfa' = 'demo',
): Promise<ReachableFile> {
  count += 1;
  const { kysely } = api.database;
  const owner = orgCode === 'demo' ? 'ana.ionescu' : 'alfa.ana';
  const work = await aPieceOfWork(api, { owner, columns: { is_case_master: true } }, orgCode);
  const { rows } = await sql<Pick<ReachableFile, 'orgId' | 'claimFileId' | 'claimFileNo' | 'partyId'>>`
    select org_id as "orgId", claim_file_id as "claimFileId", claim_file_no as "claimFileNo",
      claimant_party_id as "partyId"
    from claim_file where claim_file_id = ${work.claim_file_id}`.execute(kysely);
  const [found] = rows;
  if (found === undefined) throw new Error('The claim file was not stored.');
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
    assignmentId: work.assignment_id,
    ...channels,
    async addDocument(fileName, mimeType) {
      const content = Buffer.from('%PDF-1.4 test');
      const storageKey = await api.runtime.files.save(content);
      const stored = await sql<{ document_id: string }>`
        insert into document (org_id, doc_type_code, claim_file_id, assignment_id, file_name, mime_type, size_bytes, sha256,
          storage_key, copies_state)
        values (${found.orgId}, 'other', ${found.claimFileId}, ${work.assignment_id}, ${fileName}, ${mimeType},
          ${content.length}, repeat('0', 64), ${storageKey}, 'none') returning document_id`.execute(kysely);
      return stored.rows[0]?.document_id ?? '';
    },
  };
}
