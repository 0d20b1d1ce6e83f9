import { sql } from 'kysely';
import { many, someWork } from '#src/testing/some-work.ts';
import type { TestApi } from '#src/testing/start-test-api.ts';
import type { Claim } from '#src/testing/world/a-claim.ts';

/** How many rows of each kind there are at least. */
export const rowsOfPages = 45;

/** Stores more files, people, vehicles, documents and partners than a page of findings has. */
export async function fillPages(api: TestApi, { orgId, claimFileId }: Claim): Promise<void> {
  const { kysely } = api.database;
  await someWork(
    api,
    many(rowsOfPages, (number) => ({ claimant: `Dumitru Ana ${number}`, plate: `B${100 + number}UUA` })),
  );
  await sql`update claim_file set policy_number = 'RO/10/C10/' || right(claim_file_no, 7)
    where claim_file_id <> ${claimFileId}`.execute(kysely);
  await sql`
    insert into document (org_id, claim_file_id, doc_type_code, file_name, mime_type, size_bytes, sha256, storage_key)
    select ${orgId}, ${claimFileId}, kind, kind || '-' || number || '.pdf', 'application/pdf', 5, repeat('0', 64), 'none'
    from generate_series(1, ${rowsOfPages}) number, unnest(array['damage_photo', 'driving_licence']) kind`.execute(
    kysely,
  );
  await sql`
    insert into partner (org_id, name, kind, locality, phone)
    select ${orgId}, 'Parbrize ' || number, 'glass', 'București', '+40210000001'
    from generate_series(1, ${rowsOfPages}) number`.execute(kysely);
  await sql`
    insert into partner (org_id, name, kind, locality, phone)
    values (${orgId}, 'Service Auto Țiriac S.R.L.', 'repair_shop', 'Brașov', '+40268000001')`.execute(kysely);
}
