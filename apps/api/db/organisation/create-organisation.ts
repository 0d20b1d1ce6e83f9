import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { configureOrganisation } from '../configuration/configure-organisation.ts';
import { featuresOfInsurers } from '../configuration/features.ts';
import { giveQueuesToTeams } from '../configuration/queue-teams.ts';
import { hashPassword, normalisedUsername } from '../server.ts';
import type { Database, OrganisationMetadata } from '../server.ts';
import type { createDatabase } from '../server.ts';
import { administratorRoles, type NewOrganisation } from './new-organisation.ts';

type Db = ReturnType<typeof createDatabase>;
type Tx = Transaction<Database>;

/** Rules that an organisation begins with; its administrator may change them. */
const metadata: OrganisationMetadata = {
  credentials: {
    password_policy: {
      min_length: 12,
      prevent_username: { enabled: true, message: 'Parola nu poate conține numele de utilizator.' },
      prevent_org_name: { enabled: true, message: 'Parola nu poate conține numele organizației.' },
      prevent_month: { enabled: true, message: 'Parola nu poate conține numele unei luni.' },
    },
  },
};

const teams = [
  { team_code: 'claims', name_ro: 'Daune', name_en: 'Claims' },
  { team_code: 'assessment', name_ro: 'Constatări', name_en: 'Assessment' },
];

/**
 * Creates an organisation with the configuration that it starts with and its first administrator, in one transaction.
 *
 * Answers the administrator's password. It is stored nowhere but as a hash and has to be replaced at the first login.
 */
export async function createOrganisation(db: Db, wanted: NewOrganisation, now: Date) {
  const password = aPassword();
  const passwordHash = await hashPassword(password);
  const orgId = await db.kysely
    .transaction()
    .execute(async (tx) => {
      await refuseTaken(tx, wanted);
      const id = await insertOrganisation(tx, wanted);
      await configureOrganisation(tx, id);
      if (wanted.type === 'primary') await switchOnFeatures(tx, id);
      await tx
        .insertInto('team')
        .values(teams.map((team) => ({ org_id: id, ...team })))
        .execute();
      await giveQueuesToTeams(tx);
      await insertAdministrator(tx, id, wanted, { passwordHash, now });
      await tx
        .insertInto('audit_log')
        .values({ org_id: id, event: 'ORGANISATION_CREATED', actor_kind: 'system', system_time: now })
        .execute();
      return id;
    })
    .catch(saidPlainly);
  return { orgId, password };
}

async function refuseTaken(tx: Tx, { code, admin }: NewOrganisation) {
  await sql`lock table organisation in share row exclusive mode`.execute(tx);
  const { rows } = await sql<{ org: string | null; login: string | null }>`
    select find_org_by_code(${code}) as org, (select user_id from find_login(${normalisedUsername(admin)})) as login`.execute(
    tx,
  );
  if (rows[0]?.org) throw new Error(`There is an organisation ${code} already.`);
  if (rows[0]?.login)
    throw new Error(`There is a user ${admin} already; names are unique in the installation.`);
}

/** What only the database sees, past the tenants: numbers or keys that another organisation has. */
const taken: Readonly<Record<string, string>> = {
  organisation_claim_prefix_is_unique: 'Another organisation has this --prefix.',
  organisation_key_is_unique: 'Another organisation has this --code as its key.',
};

function saidPlainly(error: unknown): never {
  const constraint = error instanceof Error && 'constraint' in error ? String(error.constraint) : '';
  throw taken[constraint] === undefined ? error : new Error(taken[constraint]);
}

async function insertOrganisation(tx: Tx, wanted: NewOrganisation) {
  const { rows } = await sql<{ id: string }>`
    select id, set_config('app.org_id', id::text, true) from new_id() as id`.execute(tx);
  const orgId = rows[0]?.id;
  if (orgId === undefined) throw new Error('The database gave no identifier.');
  await tx
    .insertInto('organisation')
    .values({
      org_id: orgId,
      org_code: wanted.code,
      org_key: wanted.code,
      org_name: wanted.name,
      short_name: wanted['short-name'] ?? wanted.name,
      org_type: wanted.type,
      claim_prefix: wanted.prefix,
      contact_email: wanted.email ?? null,
      app_metadata: JSON.stringify(metadata),
    })
    .execute();
  return orgId;
}

async function switchOnFeatures(tx: Tx, orgId: string) {
  const flags = featuresOfInsurers.map((code) => ({ org_id: orgId, feature_code: code, is_enabled: true }));
  await tx.insertInto('feature_flag').values(flags).execute();
}

type Credentials = { passwordHash: string; now: Date };

async function insertAdministrator(
  tx: Tx,
  orgId: string,
  wanted: NewOrganisation,
  { passwordHash, now }: Credentials,
) {
  const fullName = wanted['admin-name'] ?? wanted.admin;
  const { user_id: userId } = await tx
    .insertInto('app_user')
    .values({
      org_id: orgId,
      username: wanted.admin,
      username_normalised: normalisedUsername(wanted.admin),
      full_name: fullName,
      nickname: fullName.split(' ')[0] ?? fullName,
      email: wanted.email ?? null,
      password_hash: passwordHash,
      password_changed_at: now,
      is_default_password: true,
    })
    .returning('user_id')
    .executeTakeFirstOrThrow();
  const roles = administratorRoles.map((code) => ({ org_id: orgId, user_id: userId, role_code: code }));
  await tx.insertInto('user_role').values(roles).execute();
}

/** Twenty letters and digits that nobody confuses, in groups that are easy to type: 99 bits. */
function aPassword() {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const group = () => Array.from({ length: 5 }, () => letters[randomInt(letters.length)]).join('');
  return [group(), group(), group(), group()].join('-');
}
