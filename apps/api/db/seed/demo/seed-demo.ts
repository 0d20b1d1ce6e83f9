import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { hashPassword } from '../../server.ts';
import type { Database } from '../../server.ts';
import { demoContents } from './demo-contents.ts';
import type { SaveContent } from './demo-contents.ts';
import { demoPassword } from './demo-accounts.ts';
import { demoOrganisations } from './demo-organisations.ts';
import { demoId } from './demo-random.ts';
import { insertDemoRows } from './demo-rows.ts';
import type { DemoWorld } from './demo-world.ts';
import { fillWorld } from './fill-world.ts';
import { markRead } from './mark-read.ts';
import { markAllSeen } from '../mark-all-seen.ts';
import { seedOrganisation } from './seed-organisation.ts';

type Tx = Transaction<Database>;
type Options = { now: Date; saveContent?: SaveContent };

/**
 * Fills an empty database with the demo world, in one transaction, and answers whether it did.
 *
 * Nothing but `now` changes between two runs. A database that has any organisation is left alone.
 */
export async function seedDemo(kysely: Kysely<Database>, { now, saveContent }: Options) {
  if (await hasOrganisation(kysely)) return false;
  const [contents, passwordHash] = await Promise.all([
    demoContents(saveContent),
    // One hash for all: the password is public, and sixteen hashes would cost a second.
    hashPassword(demoPassword),
  ]);
  return kysely.transaction().execute(async (tx) => {
    await sql`lock table organisation in share row exclusive mode`.execute(tx);
    if (await hasOrganisation(tx)) return false;
    for (const organisation of demoOrganisations) {
      await enterTenant(tx, demoId('organisation', organisation.org_code));
      const { orgId, branchIds } = await seedOrganisation(tx, organisation, passwordHash, now);
      const queueIds = await findQueueIds(tx, orgId);
      const world = fillWorld({ orgId, organisation, branchIds, queueIds, contents, now });
      await insertDemoRows(tx, world.rows);
      if (organisation.org_code === 'demo') await insertReplacements(tx, world);
      await markRead(tx, now);
      await markAllSeen(tx);
      await tx
        .insertInto('audit_log')
        .values({ org_id: orgId, event: 'DEMO_WORLD_CREATED', actor_kind: 'system', system_time: now })
        .execute();
    }
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

async function insertReplacements(tx: Tx, { orgId, moments }: DemoWorld) {
  const inDays = (days: number) => moments.dateOf(moments.hoursAfter(moments.now, days * 24));
  const row = (replaced: string, deputy: string, from: number, to: number) => ({
    org_id: orgId,
    replacement_id: demoId('replacement', replaced, deputy),
    replaced_user_id: demoId('user', replaced),
    deputy_user_id: demoId('user', deputy),
    date_from: inDays(from),
    date_to: inDays(to),
    source: 'absence' as const,
    reason: 'Concediu de odihnă',
  });
  await tx
    .insertInto('replacement')
    .values([
      row('radu.marin', 'ana.ionescu', -2, 6),
      row('elena.rusu', 'dan.petrescu', -40, -31),
      row('maria.stan', 'ana.ionescu', 20, 26),
    ])
    .execute();
}
