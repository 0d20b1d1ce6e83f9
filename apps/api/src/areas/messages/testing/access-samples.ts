import type { AreaSamples } from '#src/access/area-samples.ts';
import { sql } from 'kysely';

export const samples: AreaSamples = {
  async identifiers(api, { orgId }) {
    const { rows } = await sql<Record<'email_id' | 'sms_id' | 'key', string>>`
      select (select message_id from message where org_id = ${orgId} and kind = 'email' limit 1) as email_id,
        (select message_id from message where org_id = ${orgId} and kind = 'sms' limit 1) as sms_id,
        (select message_key from message where org_id = ${orgId} limit 1) as key`.execute(
      api.database.kysely,
    );
    return { ...rows[0] };
  },
};
