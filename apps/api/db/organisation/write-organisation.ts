import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { normalisedUsername } from '../../src/areas/account/sign-in/sign-in-attempts.ts';
import { configureOrganisation } from '../configuration/configure-organisation.ts';
import { featuresOfInsurers } from '../configuration/features.ts';
import { giveQueuesToTeams } from '../configuration/queue-teams.ts';
import type { Database } from '../../src/generated/database.ts';
import { firstMetadata } from './first-metadata.ts';
import { administratorRoles, type NewOrganisation } from './new-organisation.ts';

type Tx = Transaction<Database>;

/** The password of a first administrator; a default one has to be replaced at the first login. */
export type FirstPassword = { passwordHash: string; isDefault: boolean; now: Date };

const teams = [
  { team_code: 'claims', name_ro: 'Daune', name_en: 'Claims' },
  { team_code: 'assessment', name_ro: 'Constatări', name_en: 'Assessment' },
];

/**
 * Which organisation has the code already, and which user the name.
 *
 * Nobody else creates an organisation until the transaction ends.
 */
export async function findTaken(tx: Tx, { code, admin }: Pick<NewOrganisation, 'code' | 'admin'>) {
  await sql`lock table organisation in share row exclusive mode`.execute(tx);
  const { rows } = await sql<{ org: string | null; login: string | null }>`
    select find_org_by_code(${code}) as org, (select user_id from find_login(${normalisedUsername(admin)})) as login`.execute(
    tx,
  );
  return rows[0] ?? { org: null, login: null };
}

/**
 * Writes an organisation with the configuration that it starts with and its first administrator; the transaction then goes on
 * inside it.
 */
export async function writeOrganisation(tx: Tx, wanted: NewOrganisation, password: FirstPassword) {
  const orgId = await insertOrganisation(tx, wanted);
  await configureOrganisation(tx, orgId);
  if (wanted.type === 'primary') await switchOnFeatures(tx, orgId);
  await tx
    .insertInto('team')
    .values(teams.map((team) => ({ org_id: orgId, ...team })))
    .execute();
  await giveQueuesToTeams(tx);
  const userId = await insertAdministrator(tx, orgId, wanted, password);
  await tx
    .insertInto('audit_log')
    .values({ org_id: orgId, event: 'ORGANISATION_CREATED', actor_kind: 'system', system_time: password.now })
    .execute();
  return { orgId, userId };
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
      app_metadata: JSON.stringify(firstMetadata),
      tax_number: wanted.cui ?? null,
      ...(wanted.language && { default_language: wanted.language }),
      ...wanted.looks,
    })
    .execute();
  return orgId;
}

async function switchOnFeatures(tx: Tx, orgId: string) {
  const flags = featuresOfInsurers.map((code) => ({ org_id: orgId, feature_code: code, is_enabled: true }));
  await tx.insertInto('feature_flag').values(flags).execute();
}

async function insertAdministrator(
  tx: Tx,
  orgId: string,
  wanted: NewOrganisation,
  { passwordHash, isDefault, now }: FirstPassword,
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
      is_default_password: isDefault,
      ...(wanted.language && { language: wanted.language }),
    })
    .returning('user_id')
    .executeTakeFirstOrThrow();
  const roles = administratorRoles.map((code) => ({ org_id: orgId, user_id: userId, role_code: code }));
  await tx.insertInto('user_role').values(roles).execute();
  return userId;
}
