import { sql } from 'kysely';
import type { Kysely, Transaction } from 'kysely';
import { hashPassword } from '../../../src/areas/account/password-hash.ts';
import type { Database } from '../../../src/generated/database.ts';
import { demoContents } from './demo-contents.ts';
import type { SaveContent } from './demo-contents.ts';
import { demoMoments } from './demo-moments.ts';
import { demoAccounts, demoPassword } from './demo-accounts.ts';
import { demoOrganisations } from './demo-organisations.ts';
import { demoId, demoRandom, keyHash } from './demo-random.ts';
import { demoRows, insertDemoRows } from './demo-rows.ts';
import type { DemoContent, DemoStaff, DemoWorld } from './demo-world.ts';
import {
  claimNumbers,
  coverEveryStatus,
  makeClaims,
  makeItemHistory,
  makeTrackerCases,
} from './make-claims.ts';
import { pinned } from './pinned-keys.ts';
import { seedOrganisation } from './seed-organisation.ts';

type Tx = Transaction<Database>;
type Options = { now: Date; saveContent?: SaveContent };

const fileCounts: Readonly<Record<string, number>> = { demo: 320, alfa: 20 };

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
      const count = fileCounts[organisation.org_code] ?? 0;
      const orgName = organisation.org_name;
      const world = await demoWorld(tx, { orgId, orgName, branchIds, organisation, contents, now });
      if (count > 0) fillWorld(world, count);
      await insertDemoRows(tx, world.rows);
      if (organisation.org_code === 'demo') await insertReplacements(tx, world);
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

function fillWorld(world: DemoWorld, count: number) {
  const numbers = claimNumbers(world.claimPrefix);
  if (world.orgCode === 'demo') {
    // The pinned numbers are the first ones of their year, whatever the year is now.
    for (const _ of pinned.trackerCases) numbers.next('rca', 2026);
    makeTrackerCases(world);
    makeItemHistory(world, numbers);
  }
  const files = makeClaims(world, numbers, count);
  coverEveryStatus(world, files);
  if (world.orgCode === 'demo') pinContactKey(world);
  world.rows.claim_number = numbers.given().map(({ year, letter, number }) => ({
    org_id: world.orgId,
    year,
    claim_letter: letter,
    last_number: number,
  }));
}

// The newest claimant has not confirmed the e-mail address yet.
function pinContactKey({ rows, moments }: DemoWorld) {
  const channel = rows.contact_channel.findLast(({ kind }) => kind === 'email');
  if (!channel) throw new Error('The demo world has no contact channel.');
  channel.confirmed_at = null;
  channel.confirm_key_hash = keyHash(pinned.contactKey);
  channel.confirm_key_expires_at = moments.hoursAfter(moments.now, 365 * 24);
}

type WorldFacts = {
  orgId: string;
  orgName: string;
  branchIds: readonly string[];
  organisation: (typeof demoOrganisations)[number];
  contents: readonly DemoContent[];
  now: Date;
};

async function demoWorld(tx: Tx, facts: WorldFacts): Promise<DemoWorld> {
  const { orgId, orgName, branchIds, organisation, contents, now } = facts;
  const random = demoRandom(organisation.org_code.length * 7_919);
  const queues = await tx
    .selectFrom('queue')
    .where('org_id', '=', orgId)
    .select(['queue_code', 'queue_id'])
    .execute();
  return {
    orgId,
    orgCode: organisation.org_code,
    orgName,
    claimPrefix: organisation.claim_prefix,
    rows: demoRows(),
    random,
    moments: demoMoments(now, random),
    staff: staffOf(organisation.org_code),
    queueIds: Object.fromEntries(queues.map((queue) => [queue.queue_code, queue.queue_id])),
    branchIds,
    contents,
  };
}

function staffOf(orgCode: string): DemoStaff {
  const colleague = (username: string, weight: number) => {
    const fullName = demoAccounts.find((account) => account.username === username)?.fullName ?? username;
    return { userId: demoId('user', username), fullName, weight };
  };
  if (orgCode !== 'demo') {
    const everybody = [colleague('alfa.ana', 1)];
    return { handlers: everybody, assessors: everybody, payers: everybody };
  }
  return {
    handlers: [
      colleague('ana.ionescu', 38),
      colleague('radu.marin', 24),
      colleague('otilia.popa', 16),
      colleague('birou.fix', 14),
      colleague('maria.stan', 8),
    ],
    assessors: [colleague('elena.rusu', 45), colleague('dan.petrescu', 40), colleague('sorin.matei', 15)],
    payers: [colleague('maria.stan', 40), colleague('ana.ionescu', 60)],
  };
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
