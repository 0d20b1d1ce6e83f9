import { findLikelyDuplicates } from '@dosar/api/areas/claims';
import { findFilesWithPhotos } from '@dosar/api/areas/documents';
import { createDatabase, inTenant, type DatabaseConnection } from '@dosar/api/database';
import { sql } from 'kysely';
import type { Part } from '../part.ts';
import { inRounds } from '../rounds.ts';
import { startBenchServer } from '../server/bench-databases.ts';
import { percentile, summarise } from '../statistics.ts';
import { withFiles } from './bench-files.ts';

const whole = { assignments: 1_000_000, files: 1_000_000, reports: 1_000 };
const quick = { assignments: 8_000, files: 10_000, reports: 100 };
const warmUps = 50;

/** What it costs to see that a report was taken in before: while a clerk types, and again when it is registered. */
export const duplicates: Part = {
  name: 'duplicates',
  about:
    'Files that look like a report, by two plates, a telephone number and a photo, among a million claim files, each with a car, a telephone number and a photo: use case, SQL and tenant transaction, without HTTP.',
  isOnRequest: true,
  measure: async (run) => {
    const { assignments, files, reports } = run.isQuick ? quick : whole;
    const databases = await startBenchServer(run.report);
    try {
      const database = await databases.copied(assignments, 'duplicates', (copy) => withFiles(copy, files));
      const found = await inRounds(run, [
        { name: 'duplicates', look: async () => ({ p99: await reportTimes(database, reports) }) },
      ]);
      return [
        {
          metric: `files like a report found among ${files.toLocaleString('en')}, p99`,
          unit: 'ms',
          ours: summarise(found.of('duplicates', 'p99')),
          goal: { name: 'B6', judges: 'ours', atMost: 20 },
        },
      ];
    } finally {
      await databases.stop();
    }
  },
};

type Sample = { plate: string; other: string; phone: string; hash: string; date: string };

/** Reports of cars that had an accident before, whose number and photo are known as well. */
async function reportTimes(connection: DatabaseConnection, reports: number): Promise<number> {
  const db = createDatabase(connection, { maxConnections: 1 });
  try {
    const { rows } = await sql<{ org_id: string }>`select find_org_by_code('demo') as org_id`.execute(
      db.kysely,
    );
    const orgId = rows[0]?.org_id ?? '';
    const samples = await inTenant(db, orgId, (tx) => samplesOf(tx, orgId, reports));
    const times: number[] = [];
    for (const { plate, other, phone, hash, date } of [...samples.slice(0, warmUps), ...samples]) {
      const begun = performance.now();
      const found = await inTenant(db, orgId, async (tx) =>
        findLikelyDuplicates(
          tx,
          orgId,
          {
            plates: [plate],
            otherPlates: [other],
            phones: [phone],
            photoFiles: await findFilesWithPhotos(tx, orgId, [hash]),
            date,
          },
          date,
        ),
      );
      times.push(performance.now() - begun);
      if (!found.some(({ reasons }) => reasons.includes('same_photo')))
        throw new Error(`The file with the photo of ${plate} was not found.`);
    }
    return percentile(times.slice(warmUps), 0.99);
  } finally {
    await db.close();
  }
}

async function samplesOf(tx: Parameters<typeof findFilesWithPhotos>[0], orgId: string, reports: number) {
  const { rows } = await sql<Sample>`
    select file.plate, lead(file.plate, 1, file.plate) over () as other, channel.value as phone, document.sha256 as hash,
      event.occurred_on as date
    from (select * from claim_file tablesample system (1) where org_id = ${orgId} and plate is not null limit ${reports}) file
      join event on event.org_id = file.org_id and event.event_id = file.event_id
      join contact_channel channel on channel.org_id = file.org_id and channel.party_id = file.claimant_party_id
      join document on document.org_id = file.org_id and document.claim_file_id = file.claim_file_id`.execute(
    tx,
  );
  return rows;
}
