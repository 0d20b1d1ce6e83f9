import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { hashPassword, personalNumbers } from '../../server.ts';
import type { Database } from '../../server.ts';
import { withoutSecondaryIndexes } from '../secondary-indexes.ts';
import { withoutAnnouncements } from '../without-announcements.ts';
import { demoContents, nowhere } from './documents/demo-contents.ts';
import type { SaveContent } from './documents/demo-contents.ts';
import { drawPhotos } from './documents/draw-photos.ts';
import { demoPassword } from './account/demo-accounts.ts';
import { demoOrganisations } from './account/demo-organisations.ts';
import { demoParts } from './demo-part.ts';
import { demoId } from './demo-random.ts';
import { insertDemoRows, largeTables } from './demo-rows.ts';
import type { DemoWorld } from './demo-world.ts';
import { fillWorld } from './fill-world.ts';
import { seedOrganisation } from './account/seed-organisation.ts';

type Tx = Transaction<Database>;
type Options = { now: Date; serverKey: Buffer; saveContent?: SaveContent };

/**
 * Fills an empty database with the demo world, in one transaction, and answers whether it did.
 *
 * Nothing but `now` changes between two runs. A database that has any organisation is left alone.
 */
export async function seedDemo(kysely: Kysely<Database>, { now, serverKey, saveContent }: Options) {
  if (await hasOrganisation(kysely)) return false;
  const [parts, contents, passwordHash] = await Promise.all([
    demoParts(),
    demoContents(saveContent),
    // One hash for all: the password is public, and sixteen hashes would cost a second.
    hashPassword(demoPassword),
  ]);
  const numbers = personalNumbers(serverKey);
  return kysely.transaction().execute(async (tx) => {
    await sql`lock table organisation in share row exclusive mode`.execute(tx);
    if (await hasOrganisation(tx)) return false;
    await withoutAnnouncements(tx, async () => {
      const worlds: DemoWorld[] = [];
      // The rows of all organisations come first, so that the indexes of large tables are built once.
      await withoutSecondaryIndexes(tx, largeTables, async () => {
        for (const organisation of demoOrganisations) {
          await enterTenant(tx, demoId('organisation', organisation.org_code));
          const { orgId, branchIds } = await seedOrganisation(tx, organisation, passwordHash, now);
          const queueIds = await findQueueIds(tx, orgId);
          const world = fillWorld(parts, {
            orgId,
            organisation,
            branchIds,
            queueIds,
            contents,
            now,
            numbers,
          });
          const photosDrawn = drawPhotos(world, saveContent ?? nowhere);
          // Awaited with the documents; until then a failure must not end the process.
          photosDrawn.catch(() => undefined);
          await insertDemoRows(tx, world.rows, photosDrawn);
          worlds.push(world);
        }
      });
      for (const world of worlds) {
        await enterTenant(tx, world.orgId);
        for (const { seed } of parts) await seed?.(tx, world);
        await tx
          .insertInto('audit_log')
          .values({
            org_id: world.orgId,
            event: 'DEMO_WORLD_CREATED',
            actor_kind: 'system',
            system_time: now,
          })
          .execute();
      }
    });
    return true;
  });
}

async function hasOrganisation(kysely: Kysely<Database>) {
  const found = await sql<{ count: number }>`select count(*)::integer as count from list_org_ids()`.execute(
    kysely,
  );
  return (found.rows[0]?.count ?? 0) > 0;
}

function enterTenant(tx: Tx, orgId: string) {
  return sql`select set_config('app.org_id', ${orgId}, true)`.execute(tx);
}

async function findQueueIds(tx: Tx, orgId: string) {
  const queues = await tx
    .selectFrom('queue')
    .where('org_id', '=', orgId)
    .select(['queue_code', 'queue_id'])
    .execute();
  return Object.fromEntries(queues.map((queue) => [queue.queue_code, queue.queue_id]));
}
