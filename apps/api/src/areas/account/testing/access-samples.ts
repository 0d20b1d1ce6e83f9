import type { AreaSamples } from '#src/access/area-samples.ts';
import { sql } from 'kysely';
import { sessionIdOf } from '#src/kernel/session/refresh-token.ts';

export const samples: AreaSamples = {
  async identifiers(api, { owner }) {
    const session = await api.tokenFor('maria.stan');
    return { user_id: owner.userId, session_id: sessionIdOf(session['x-refresh-token']) ?? '' };
  },
  bodies: {
    refreshToken: ({ headers }) => ({ refresh_token: headers['x-refresh-token'] }),
    guestToken: () => ({ assignment_type: 'claim_notification', assignment_key: 'demo' }),
    trackerToken: () => ({ org_code: 'demo' }),
  },
  takenBack: {
    updateOwnAccount: ({ api }) =>
      sql`update app_user set row_version = 1 where username = 'maria.stan'`.execute(api.database.kysely),
  },
  shownBy: { updateOwnAccount: ['getOwnAccount', 'refreshToken'] },
};
