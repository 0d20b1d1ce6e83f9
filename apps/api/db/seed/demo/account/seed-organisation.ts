import type { Transaction } from 'kysely';
import type { Database } from '#db/server.ts';
import { configureOrganisation } from '#db/configuration/configure-organisation.ts';
import { giveQueuesToTeams } from '#db/configuration/queue-teams.ts';
import { demoAccounts } from './demo-accounts.ts';
import { demoBranches } from './demo-organisations.ts';
import type { demoOrganisations } from './demo-organisations.ts';
import { demoId } from '../demo-random.ts';

type Tx = Transaction<Database>;
type Organisation = (typeof demoOrganisations)[number];

type Account = (typeof demoAccounts)[number];
type Users = {
  orgId: string;
  orgCode: string;
  passwordHash: string;
  now: Date;
  accounts?: readonly Account[];
};

/**
 * Creates an organisation with configuration, offices and users; the tenant is set to it already.
 *
 * `accounts` are all people who exist anywhere; those of this organisation become its users.
 */
export async function seedOrganisation(
  tx: Tx,
  organisation: Organisation,
  passwordHash: string,
  now: Date,
  accounts: readonly Account[] = demoAccounts,
) {
  const orgId = demoId('organisation', organisation.org_code);
  const { metadata, features, ...columns } = organisation;
  await tx
    .insertInto('organisation')
    .values({ org_id: orgId, ...columns, app_metadata: JSON.stringify(metadata) })
    .execute();
  await configureOrganisation(tx, orgId);
  if (features.length > 0) {
    const flags = features.map((feature) => ({ org_id: orgId, feature_code: feature, is_enabled: true }));
    await tx.insertInto('feature_flag').values(flags).execute();
  }
  const branches = demoBranches.map(([code, name, county, town], position) => ({
    org_id: orgId,
    branch_id: demoId('branch', organisation.org_code, code),
    branch_code: code,
    name,
    county_code: county,
    locality: town,
    position,
  }));
  if (organisation.org_type === 'primary') await tx.insertInto('branch').values(branches).execute();
  await insertTeams(tx, orgId, organisation.org_code);
  await giveQueuesToTeams(tx);
  await insertUsers(tx, { orgId, orgCode: organisation.org_code, passwordHash, now, accounts });
  return {
    orgId,
    branchIds: organisation.org_type === 'primary' ? branches.map(({ branch_id: id }) => id) : [],
  };
}

async function insertTeams(tx: Tx, orgId: string, orgCode: string) {
  const teams = [
    { team_code: 'claims', name_ro: 'Daune', name_en: 'Claims' },
    { team_code: 'assessment', name_ro: 'Constatări', name_en: 'Assessment' },
  ];
  await tx
    .insertInto('team')
    .values(
      teams.map((team) => ({ org_id: orgId, team_id: demoId('team', orgCode, team.team_code), ...team })),
    )
    .execute();
}

/** Creates the users of an organisation. A manager who is not among its users is left out. */
export async function insertUsers(
  tx: Tx,
  { orgId, orgCode, passwordHash, now, accounts = demoAccounts }: Users,
) {
  const staff = accounts.filter(({ org }) => org === orgCode);
  const known = await tx.selectFrom('app_user').select('username').where('org_id', '=', orgId).execute();
  const names = new Set([...known, ...staff].map(({ username }) => username));
  await tx
    .insertInto('app_user')
    .values(
      staff.map((account, index) => ({
        org_id: orgId,
        user_id: demoId('user', account.username),
        username: account.username,
        username_normalised: account.username,
        full_name: account.fullName,
        nickname: account.fullName.split(' ')[0] ?? account.fullName,
        email: `${account.username}@${orgCode}.example`,
        phone: `+407001${String(known.length + index).padStart(5, '0')}`,
        password_hash: passwordHash,
        password_changed_at: now,
        is_password_expired: account.isPasswordExpired ?? false,
        is_default_password: account.isDefaultPassword ?? false,
        is_one_time_password_required: account.isOneTimePasswordRequired ?? false,
        is_locked: account.isLocked ?? false,
        lock_reason: account.isLocked ? 'Blocat de administrator' : null,
        is_external: account.isExternal ?? false,
        allowed_addresses: [...(account.allowedAddresses ?? [])],
        team_id: account.team ? demoId('team', orgCode, account.team) : null,
        manager_user_id:
          account.manager && names.has(account.manager) ? demoId('user', account.manager) : null,
        user_metadata: JSON.stringify({ worklist_filter: { filter_keys: 0, category_code: 'active' } }),
      })),
    )
    .execute();
  const roles = staff.flatMap(({ username, roles: codes }) =>
    codes.map((role) => ({ org_id: orgId, user_id: demoId('user', username), role_code: role })),
  );
  await tx.insertInto('user_role').values(roles).execute();
}
