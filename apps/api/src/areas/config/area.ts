import { defineArea } from '#src/composition/define-area.ts';
import { settingPages } from '#src/kernel/settings/setting-page.ts';
import { brandingPage } from './branding.ts';
import { problemTexts } from './problem-texts.ts';
import { configRoutes } from './routes.ts';

export const area = defineArea({
  name: 'config',
  tables: ['activity_news', 'branch', 'feature_flag', 'reference_version', 'role'],
  // Reference lists that only a release changes.
  views: [
    'business_segment',
    'color',
    'country',
    'county',
    'holiday',
    'policy_type',
    'vehicle_brand',
    'vehicle_category',
    'vehicle_part',
    'vehicle_zone',
  ],
  reads: ['app_user', 'assignment', 'organisation'],
  routes: configRoutes,
  problemTexts,
  contributions: [settingPages.entry(brandingPage)],
});
