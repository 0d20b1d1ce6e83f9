import type { AreaSamples } from '#src/access/area-samples.ts';
import { sql } from 'kysely';

/** A job of the demo organisation that was given up. */
const givenUpId = '0190a5b0-1111-7000-8000-000000000001';

export const samples: AreaSamples = {
  async identifiers(api) {
    const { rows } = await sql<{ id: string }>`
      insert into job.job (name, data, group_id, start_after)
      select 'messages.requeue', jsonb_build_object('org_id', org_id, 'data', '{}'::jsonb), org_id::text, now() + interval '1 day'
      from organisation where org_code = 'demo' returning id`.execute(api.database.kysely);
    await sql`
      insert into job.job (id, name, data, group_id, source_name, source_id, start_after)
      select ${givenUpId}, 'jobs.given-up', jsonb_build_object('org_id', org_id, 'data', '{}'::jsonb), org_id::text,
        'messages.requeue', gen_random_uuid(), now() + interval '1 day'
      from organisation where org_code = 'demo'`.execute(api.database.kysely);
    const changes = await sql<{ change_id: string }>`
      insert into setting_change (org_id, page, fields, changed_at)
      select org_id, 'branding', '[{"field": "sidebar", "before": "#111111", "after": "#222222"}]', now()
      from organisation where org_code = 'demo' returning change_id`.execute(api.database.kysely);
    return { job_id: rows[0]?.id ?? '', change_id: changes.rows[0]?.change_id ?? '' };
  },
  particularIdentifiers: { retryJob: { job_id: givenUpId } },
  bodies: {
    updateBranding: () => ({
      short_name: 'Demo',
      logo_url: null,
      align_logo: 'left',
      material_color: 'indigo-600',
      sidebar: '#283593',
      theme: 'default',
      color: null,
      icon_font_url: null,
      row_version: 1,
    }),
  },
  takenBack: {
    updateBranding: ({ api }) =>
      sql`update organisation set row_version = 1 where org_code = 'demo'`.execute(api.database.kysely),
  },
  shownBy: { updateBranding: ['getBranding'] },
};
