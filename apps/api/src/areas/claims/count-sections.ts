import type { Schema } from '@dosar/openapi';
import { sql, type Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { sectionCounts, timelineKinds, type SectionCount } from './extension-points.ts';

/** How much there is in each section of a file that an area counts. */
export async function countSections(
  tx: Transaction<Database>,
  orgId: string,
  file: { claimFileId: string },
): Promise<Schema<'SectionCount'>[]> {
  const counted: Schema<'SectionCount'>[] = [];
  for (const { section, count } of sectionCounts.entries()) {
    counted.push({ section, count: await count(tx, orgId, file) });
  }
  return counted;
}

/** The entries of the timeline that somebody can see there. */
const timelineCount: SectionCount = {
  section: 'timeline',
  async count(tx, orgId, { claimFileId }) {
    const kinds = timelineKinds.entries().map(({ kind }) => kind);
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from timeline_event
      where org_id = ${orgId} and claim_file_id = ${claimFileId} and kind = any (${kinds})`.execute(tx);
    return rows[0]?.count ?? 0;
  },
};

const vehicleCount: SectionCount = {
  section: 'vehicles',
  async count(tx, orgId, { claimFileId }) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::integer as count from claim_vehicle
      where org_id = ${orgId} and claim_file_id = ${claimFileId}`.execute(tx);
    return rows[0]?.count ?? 0;
  },
};

/** The sections that the page of a claim file has of its own. */
export const ownCounts = [timelineCount, vehicleCount].map((entry) => sectionCounts.entry(entry));
