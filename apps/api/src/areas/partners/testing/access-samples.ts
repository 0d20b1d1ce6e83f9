import type { AreaSamples } from '#src/access/area-samples.ts';
import { sql } from 'kysely';

export const samples: AreaSamples = {
  async identifiers(api, { orgId }) {
    const { rows } = await sql<{ partner_id: string }>`
      insert into partner (org_id, name, kind) values (${orgId}, 'Service Auto', 'repair_shop')
      returning partner_id`.execute(api.database.kysely);
    return { ...rows[0] };
  },
};
