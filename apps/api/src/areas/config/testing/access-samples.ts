import type { AreaSamples } from '#src/access/area-samples.ts';
import { sql } from 'kysely';

export const samples: AreaSamples = {
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
