import { sql } from 'kysely';
import { demoAccounts } from '#db/seed/demo/account/demo-accounts.ts';
import { demoOrganisations } from '#db/seed/demo/account/demo-organisations.ts';
import { insertUsers, seedOrganisation } from '#db/seed/demo/account/seed-organisation.ts';
import { demoId } from '#db/seed/demo/demo-random.ts';
import { fillDatabase } from '#db/fill-database.ts';
import { hashPassword } from '#db/server.ts';
import { demoPassword } from '#src/demo-world.ts';
import { createDatabase, type Db, type DatabaseConnection } from '#src/kernel/database/index.ts';
import { testServerKey } from '../test-server-key.ts';
import { worldMoment } from './world-clock.ts';

/** Organisations of the small world: the insurer, and a second tenant that must never see it. */
const organisations = demoOrganisations.filter(({ org_code: code }) => code === 'demo' || code === 'alfa');

/** Two handlers, their manager, a configurator, an assessor, and a handler of the second tenant. */
const worldPeople = ['ana.ionescu', 'radu.marin', 'maria.stan', 'calin.dobre', 'elena.rusu', 'alfa.ana'];

/**
 * Fills a migrated database with the small world: two configured organisations, six people, reference data, no claims.
 *
 * Everybody is at work, nobody replaces anybody, and nothing is due. A test adds what it is about.
 */
export async function fillSmallWorld(connection: DatabaseConnection): Promise<void> {
  const db = createDatabase(connection, { maxConnections: 1 });
  const passwordHash = await hashPassword(demoPassword);
  const people = demoAccounts.filter(({ username }) => worldPeople.includes(username));
  try {
    // Reference data is there before the organisations, whose configuration points at it.
    await fillDatabase(connection, fillOptions);
    await db.kysely.transaction().execute(async (tx) => {
      for (const organisation of organisations) {
        const orgId = demoId('organisation', organisation.org_code);
        await sql`select set_config('app.org_id', ${orgId}, true)`.execute(tx);
        await seedOrganisation(tx, organisation, passwordHash, worldMoment, people);
      }
    });
    await fillDatabase(connection, fillOptions);
    await sql`analyze`.execute(db.kysely);
  } finally {
    await db.close();
  }
}

const fillOptions = { demo: false, now: worldMoment, serverKey: Buffer.from(testServerKey, 'base64') };

/** Adds people of the demo world's cast, by their names, with the roles they have there, and their organisation. */
export async function addPeople(db: Db, ...usernames: string[]): Promise<void> {
  const accounts = demoAccounts.filter(({ username }) => usernames.includes(username));
  if (accounts.length !== usernames.length)
    throw new Error(`Not all of ${usernames.join()} are in the cast.`);
  const passwordHash = await hashPassword(demoPassword);
  for (const orgCode of new Set(accounts.map(({ org }) => org)))
    await db.kysely.transaction().execute(async (tx) => {
      const orgId = demoId('organisation', orgCode);
      await sql`select set_config('app.org_id', ${orgId}, true)`.execute(tx);
      const organisation = demoOrganisations.find(({ org_code: code }) => code === orgCode);
      const { rows } = await sql`select from organisation where org_id = ${orgId}`.execute(tx);
      if (rows.length > 0)
        await insertUsers(tx, { orgId, orgCode, passwordHash, now: worldMoment, accounts });
      else if (organisation) await seedOrganisation(tx, organisation, passwordHash, worldMoment, accounts);
    });
}
