import type { Insertable, Transaction, Updateable } from 'kysely';
import type { Database } from '#src/generated/database.ts';

const columns = [
  'version.process_version_id',
  'version.assignment_type_code',
  'version.version_no',
  'version.state',
  'version.origin',
  'version.content',
  'version.started_from',
  'version.started_from_no',
  'version.revisions',
  'version.publish_at',
  'version.answers',
  'version.reason',
  'version.created_at',
  'version.created_by',
  'version.published_at',
  'version.published_by',
  'version.simulation',
  'version.row_version',
  'author.full_name as created_by_name',
  'publisher.full_name as published_by_name',
] as const;

function versions(tx: Transaction<Database>, orgId: string) {
  return tx
    .selectFrom('process_version as version')
    .leftJoin('app_user as author', (on) =>
      on.onRef('author.org_id', '=', 'version.org_id').onRef('author.user_id', '=', 'version.created_by'),
    )
    .leftJoin('app_user as publisher', (on) =>
      on
        .onRef('publisher.org_id', '=', 'version.org_id')
        .onRef('publisher.user_id', '=', 'version.published_by'),
    )
    .where('version.org_id', '=', orgId)
    .select(columns);
}

/** A version of the process of a kind of work. */
export type VersionRow = Awaited<ReturnType<typeof findVersions>>[number];

/** The versions of a kind of work, the newest first. */
export function findVersions(tx: Transaction<Database>, orgId: string, assignmentType: string) {
  return versions(tx, orgId)
    .where('version.assignment_type_code', '=', assignmentType)
    .orderBy('version.version_no', 'desc')
    .limit(100)
    .execute();
}

/** One version, locked until the transaction ends: two changes of a draft follow each other. */
export async function lockVersion(tx: Transaction<Database>, orgId: string, versionId: string) {
  await tx
    .selectFrom('process_version')
    .where('org_id', '=', orgId)
    .where('process_version_id', '=', versionId)
    .select('process_version_id')
    .forUpdate()
    .execute();
  return versions(tx, orgId).where('version.process_version_id', '=', versionId).executeTakeFirst();
}

/** Stores a new version; answers its id. */
export async function insertVersion(
  tx: Transaction<Database>,
  version: Insertable<Database['process_version']>,
): Promise<string> {
  const row = await tx
    .insertInto('process_version')
    .values(version)
    .returning('process_version_id')
    .executeTakeFirstOrThrow();
  return row.process_version_id;
}

/** Changes a version; what somebody could have read is a new row version. */
export async function updateVersion(
  tx: Transaction<Database>,
  orgId: string,
  { versionId, values }: { versionId: string; values: Updateable<Database['process_version']> },
): Promise<void> {
  await tx
    .updateTable('process_version')
    .set((row) => ({ ...values, row_version: row('row_version', '+', 1) }))
    .where('org_id', '=', orgId)
    .where('process_version_id', '=', versionId)
    .execute();
}

/** Stores how far a simulation is, without another row version: the draft itself is the same. */
export async function updateSimulation(
  tx: Transaction<Database>,
  orgId: string,
  { versionId, simulation }: { versionId: string; simulation: string },
): Promise<void> {
  await tx
    .updateTable('process_version')
    .set({ simulation })
    .where('org_id', '=', orgId)
    .where('process_version_id', '=', versionId)
    .execute();
}

/** Takes a draft away as if it had never been. */
export async function deleteVersion(
  tx: Transaction<Database>,
  orgId: string,
  versionId: string,
): Promise<void> {
  await tx
    .deleteFrom('process_version')
    .where('org_id', '=', orgId)
    .where('process_version_id', '=', versionId)
    .execute();
}

/** The versions whose moment has come. */
export async function findDueVersions(
  tx: Transaction<Database>,
  orgId: string,
  now: Date,
): Promise<string[]> {
  const rows = await tx
    .selectFrom('process_version')
    .where('org_id', '=', orgId)
    .where('state', '=', 'validated')
    .where('publish_at', '<=', now)
    .select('process_version_id')
    .orderBy('publish_at')
    .limit(50)
    .execute();
  return rows.map((row) => row.process_version_id);
}
