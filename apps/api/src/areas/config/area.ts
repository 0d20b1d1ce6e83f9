import { retentionPage } from './retention/retention.ts';
import { defineArea } from '#src/composition/define-area.ts';
import { settingPages } from '#src/kernel/settings/setting-page.ts';
import { brandingPage } from './branding.ts';
import { branchesPage } from './branches/branches.ts';
import { closuresPage } from './closures/closures.ts';
import { featuresPage } from './features/features.ts';
import { workingHoursPage } from './hours/working-hours.ts';
import { organisationPage } from './organisation/organisation.ts';
import { senderPage } from './sender/sender.ts';
import { reasonEntries } from './reasons/reason-entries.ts';
import { ownParts } from './transfer/own-parts.ts';
import { signInPage } from './sign-in/sign-in.ts';
import { problemTexts } from './problem-texts.ts';
import { configRoutes } from './routes.ts';
import { organisationThings } from './usage/organisation-things.ts';

export const area = defineArea({
  name: 'config',
  tables: [
    'activity_news',
    'branch',
    'closure',
    'feature_flag',
    'reason',
    'reference_version',
    'retention_period',
    'role',
  ],
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
  reads: ['absence', 'app_user', 'assignment', 'organisation', 'paying_account', 'visit'],
  routes: configRoutes,
  problemTexts,
  contributions: [
    settingPages.entry(brandingPage),
    settingPages.entry(organisationPage),
    settingPages.entry(featuresPage),
    settingPages.entry(signInPage),
    settingPages.entry(closuresPage),
    settingPages.entry(retentionPage),
    settingPages.entry(workingHoursPage),
    settingPages.entry(branchesPage),
    settingPages.entry(senderPage),
    ...organisationThings,
    ...reasonEntries,
    ...ownParts,
  ],
});
