import { sql } from 'kysely';
import { demoId } from '#db/seed/demo/demo-random.ts';
import type { AreaSamples } from '#src/access/area-samples.ts';
import type { TestApi } from '#src/testing/start-test-api.ts';
import { sessionIdOf } from '#src/kernel/session/refresh-token.ts';
import { composed, invited, nobody, standsIn } from './sample-bodies.ts';

/** A locked person without work, so that changes of their access reach no other sweep. */
const changed = { user_id: demoId('user', 'blocat.ion') };
const changing = [
  'getUser',
  'getLeftWork',
  'saveUser',
  'giveRole',
  'takeRole',
  'sendUserLink',
  'makeUserCode',
  'getUserReplacements',
  'setUserReplacement',
  'endUserReplacement',
  'lockUser',
  'unlockUser',
  'deactivateUser',
  'reactivateUser',
  'endUserSessions',
  'getScimUser',
  'replaceScimUser',
  'patchScimUser',
  'removeScimUser',
];
const groupId = demoId('provisioned group', 'sample');
const mappingId = demoId('group mapping', 'sample');
const tokenId = demoId('provisioning token', 'sample');
const replacementId = demoId('replacement', 'sample');
const scimUser = () => ({ userName: 'blocat.ion', displayName: 'Ion Blocat' });
const scimGroup = () => ({ displayName: 'Sample', members: [] });
const scimPatch = (displayName: string) => () => ({
  Operations: [{ op: 'replace', path: 'displayName', value: displayName }],
});

/** The smallest picture. */
const onePixel =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';

export const samples: AreaSamples = {
  async identifiers(api, { owner }) {
    const session = await api.tokenFor('maria.stan');
    const { orgId } = owner;
    await sql`
      with kept as (
        insert into provisioned_group (org_id, group_id, display_name, created_at, updated_at)
        values (${orgId}, ${groupId}, 'Sample', now(), now())
      ), mapped as (
        insert into group_mapping (org_id, mapping_id, group_name, role_codes, saved_at, saved_by_user_id)
        values (${orgId}, ${mappingId}, 'Sample', '{}', now(), ${owner.userId})
      )
      insert into provisioning_token (org_id, token_id, name, token_hash, created_at, created_by_user_id, expires_at)
      values (${orgId}, ${tokenId}, 'Sample', 'none', now(), ${owner.userId}, now() + interval '1 day')`.execute(
      api.database.kysely,
    );
    await sql`
      insert into replacement (org_id, replacement_id, replaced_user_id, deputy_user_id, date_from, date_to)
      values (${orgId}, ${replacementId}, ${changed.user_id}, ${owner.userId}, now()::date, now()::date + 3)`.execute(
      api.database.kysely,
    );
    return {
      user_id: owner.userId,
      deputy_user_id: owner.userId,
      replacement_id: replacementId,
      session_id: sessionIdOf(session['x-refresh-token']) ?? '',
      own_role_id: await ownRole(api),
      group_id: groupId,
      mapping_id: mappingId,
      token_id: tokenId,
    };
  },
  particularIdentifiers: Object.fromEntries(changing.map((id) => [id, changed])),
  bodies: {
    checkInstallation: () => ({ code: 'AAAA-BBBB-CCCC-DDDD' }),
    setUpOrganisation: () => ({
      code: 'AAAA-BBBB-CCCC-DDDD',
      org_name: 'Nord-Vest Asigurări SA',
      cui: '14399840',
      short_name: 'Nord-Vest',
      org_code: 'nord-vest',
      claim_prefix: 'NV',
      language: 'ro',
      logo_picture: null,
      material_color: 'teal-900',
      sidebar: '#0f766e',
      administrator: {
        full_name: 'Simona Crișan',
        username: 'simona.crisan',
        email: 'simona.crisan@example.com',
        password: 'Patru mere verzi, 88',
      },
    }),
    storeLogo: () => ({ picture: onePixel }),
    refreshToken: ({ headers }) => ({ refresh_token: headers['x-refresh-token'] }),
    guestToken: () => ({ assignment_type: 'claim_notification', assignment_key: 'demo' }),
    trackerToken: () => ({ org_code: 'demo' }),
    addScimUser: () => ({
      userName: 'proba.scim',
      displayName: 'Proba SCIM',
      emails: [{ value: 'scim@example.com' }],
    }),
    addScimGroup: () => ({ displayName: 'Another sample' }),
    replaceScimUser: scimUser,
    patchScimUser: scimPatch('Ion Blocat'),
    replaceScimGroup: scimGroup,
    patchScimGroup: scimPatch('Sample'),
    addGroupMapping: () => ({ group_name: 'Another sample', role_codes: [], team_id: null }),
    saveGroupMapping: () => ({ row_version: 1, role_codes: [], team_id: null }),
    saveProvisioningRules: () => ({ row_version: 0, groups_claim: 'groups', creates_people: false }),
    inviteUser: () => ({ ...invited, team_id: null }),
    previewPeople: () => nobody,
    importPeople: () => nobody,
    setUserReplacement: ({ identifiers }) => standsIn(identifiers['deputy_user_id']),
    endUserSessions: () => ({ row_version: 1, session_id: null }),
    deactivateUser: () => ({ row_version: 1, hand_over: [], note: null }),
    saveOwnRole: () => composed,
    previewRole: () => ({ parts: composed.parts }),
  },
  naming: {
    saveOwnRole: ({ own_role_id: ownRoleId }) => ({ ...composed, own_role_id: ownRoleId, row_version: 1 }),
    addScimGroup: () => ({ displayName: 'Another sample' }),
    replaceScimUser: scimUser,
    patchScimUser: scimPatch('Ion Blocat'),
    replaceScimGroup: scimGroup,
    patchScimGroup: scimPatch('Sample'),
    saveGroupMapping: () => ({ row_version: 1, role_codes: [], team_id: null }),
    addGroupMapping: ({ team_id: teamId }) => ({
      group_name: 'Another sample',
      role_codes: [],
      team_id: teamId,
    }),
    inviteUser: ({ team_id: teamId }) => ({ ...invited, team_id: teamId }),
    setUserReplacement: ({ deputy_user_id: deputyId }) => standsIn(deputyId),
    endUserSessions: () => ({ row_version: 1, session_id: null }),
    deactivateUser: () => ({ row_version: 1, hand_over: [], note: null }),
  },
  takenBack: {
    saveOwnRole: ({ api }) =>
      sql`delete from own_role where name = ${composed.name}`.execute(api.database.kysely),
    removeOwnRole: ({ api, identifiers: { own_role_id: ownRoleId } }) =>
      sql`insert into own_role (org_id, own_role_id, name)
        select org_id, ${ownRoleId}, 'Rol de probă' from organisation where org_code = 'demo'
        on conflict do nothing`.execute(api.database.kysely),
    addScimUser: ({ api }) =>
      sql`delete from app_user where username = 'proba.scim'`.execute(api.database.kysely),
    addScimGroup: ({ api }) =>
      sql`delete from provisioned_group where display_name = 'Another sample'`.execute(api.database.kysely),
    replaceScimGroup: unchangedGroup,
    patchScimGroup: unchangedGroup,
    addGroupMapping: ({ api }) =>
      sql`delete from group_mapping where group_name = 'Another sample'`.execute(api.database.kysely),
    saveGroupMapping: ({ api }) =>
      sql`update group_mapping set row_version = 1 where mapping_id = ${mappingId}`.execute(
        api.database.kysely,
      ),
    saveProvisioningRules: ({ api }) => sql`delete from provisioning_rules`.execute(api.database.kysely),
    updateOwnAccount: ({ api }) =>
      sql`update app_user set row_version = 1 where username = 'maria.stan'`.execute(api.database.kysely),
    ...Object.fromEntries(
      changing.map((id) => [
        id,
        ({ api }) =>
          sql`
            with back as (delete from provisioned_user where user_id = ${changed.user_id}),
            again as (update replacement set revoked_at = null where replacement_id = ${replacementId})
            update app_user set row_version = 1, is_active = true, is_locked = false, username = 'blocat.ion',
              username_normalised = 'blocat.ion' where user_id = ${changed.user_id}`.execute(
            api.database.kysely,
          ),
      ]),
    ),
  } satisfies AreaSamples['takenBack'],
  shownBy: { updateOwnAccount: ['getOwnAccount', 'refreshToken'], saveUser: ['getUser'] },
};

/** A role that nobody has, so that it can be removed. */
async function ownRole(api: TestApi): Promise<string> {
  const orgId = await api.organisation('demo');
  const ownRoleId = demoId('user', 'own-role');
  await sql`insert into own_role (org_id, own_role_id, name) values (${orgId}, ${ownRoleId}, 'Rol de probă')
    on conflict do nothing`.execute(api.database.kysely);
  await sql`insert into own_role_part (org_id, own_role_id, role_code) values (${orgId}, ${ownRoleId}, 'claims.handler')
    on conflict do nothing`.execute(api.database.kysely);
  return ownRoleId;
}

function unchangedGroup({ api }: Pick<Parameters<NonNullable<AreaSamples['takenBack']>[string]>[0], 'api'>) {
  return sql`update provisioned_group set row_version = 1, display_name = 'Sample' where group_id = ${groupId}`.execute(
    api.database.kysely,
  );
}
