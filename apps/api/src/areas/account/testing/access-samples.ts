import { sql } from 'kysely';
import { demoId } from '#db/seed/demo/demo-random.ts';
import type { AreaSamples } from '#src/access/area-samples.ts';
import type { TestApi } from '#src/testing/start-test-api.ts';
import { sessionIdOf } from '#src/kernel/session/refresh-token.ts';

/** A locked person without work, so that changes of their access reach no other sweep. */
const changed = { user_id: demoId('user', 'blocat.ion') };
const changing = [
  'getUser',
  'getLeftWork',
  'saveUser',
  'giveRole',
  'takeRole',
  'sendUserLink',
  'lockUser',
  'unlockUser',
  'deactivateUser',
  'reactivateUser',
  'endUserSessions',
];

export const samples: AreaSamples = {
  async identifiers(api, { owner }) {
    const session = await api.tokenFor('maria.stan');
    return {
      user_id: owner.userId,
      session_id: sessionIdOf(session['x-refresh-token']) ?? '',
      own_role_id: await ownRole(api),
    };
  },
  particularIdentifiers: Object.fromEntries(changing.map((id) => [id, changed])),
  bodies: {
    refreshToken: ({ headers }) => ({ refresh_token: headers['x-refresh-token'] }),
    guestToken: () => ({ assignment_type: 'claim_notification', assignment_key: 'demo' }),
    trackerToken: () => ({ org_code: 'demo' }),
    inviteUser: () => ({ ...invited, team_id: null }),
    previewPeople: () => nobody,
    importPeople: () => nobody,
    endUserSessions: () => ({ row_version: 1, session_id: null }),
    deactivateUser: () => ({ row_version: 1, hand_over: [], note: null }),
    saveOwnRole: () => composed,
    previewRole: () => ({ parts: composed.parts }),
  },
  naming: {
    saveOwnRole: ({ own_role_id: ownRoleId }) => ({ ...composed, own_role_id: ownRoleId, row_version: 1 }),
    inviteUser: ({ team_id: teamId }) => ({ ...invited, team_id: teamId }),
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
    updateOwnAccount: ({ api }) =>
      sql`update app_user set row_version = 1 where username = 'maria.stan'`.execute(api.database.kysely),
    ...Object.fromEntries(
      changing.map((id) => [
        id,
        ({ api }) =>
          sql`update app_user set row_version = 1, is_active = true, is_locked = false
            where username = 'blocat.ion'`.execute(api.database.kysely),
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

const composed = {
  own_role_id: null,
  row_version: null,
  name: 'Rol compus',
  description: '',
  parts: ['claims.handler'],
};

const invited = {
  username: 'proba.noua',
  full_name: 'Proba Nouă',
  email: 'proba.noua@example.com',
  language: 'ro',
  role_codes: [],
};

const nobody = { csv: 'nume;e-mail;utilizator', columns: null };
