import { sql } from 'kysely';
import { demoId } from '#db/seed/demo/demo-random.ts';
import type { AreaSamples } from '#src/access/area-samples.ts';
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
    return { user_id: owner.userId, session_id: sessionIdOf(session['x-refresh-token']) ?? '' };
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
  },
  naming: {
    inviteUser: ({ team_id: teamId }) => ({ ...invited, team_id: teamId }),
    endUserSessions: () => ({ row_version: 1, session_id: null }),
    deactivateUser: () => ({ row_version: 1, hand_over: [], note: null }),
  },
  takenBack: {
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

const invited = {
  username: 'proba.noua',
  full_name: 'Proba Nouă',
  email: 'proba.noua@example.com',
  language: 'ro',
  role_codes: [],
};

const nobody = { csv: 'nume;e-mail;utilizator', columns: null };
