import type { Schema } from '@dosar/openapi';
import type { Transaction } from 'kysely';
import type { Database } from '#src/generated/database.ts';
import { countFileVehicles } from './claim-file-repository.ts';
import { sectionCounts, type CountedFile, type SectionCount } from './extension-points.ts';
import { countTimeline } from './timeline/timeline-repository.ts';

/** How much there is in each section of a file that an area counts. */
export async function countSections(
  tx: Transaction<Database>,
  orgId: string,
  file: CountedFile,
): Promise<Schema<'SectionCount'>[]> {
  const counted: Schema<'SectionCount'>[] = [];
  for (const { section, count } of sectionCounts.entries()) {
    counted.push({ section, count: await count(tx, orgId, file) });
  }
  return counted;
}

/** The entries of the timeline that the reader can see there. */
const timelineCount: SectionCount = {
  section: 'timeline',
  async count(tx, orgId, { claimFileId, reader }) {
    const counts = await countTimeline(tx, { orgId, claimFileId, reader });
    return counts.reduce((sum, { count }) => sum + count, 0);
  },
};

const vehicleCount: SectionCount = {
  section: 'vehicles',
  count: (tx, orgId, { claimFileId }) => countFileVehicles(tx, { orgId, claimFileId }),
};

/** The sections that the page of a claim file has of its own. */
export const ownCounts = [timelineCount, vehicleCount].map((entry) => sectionCounts.entry(entry));
