import { constraintProblems } from '#src/kernel/problem/constraint-problems.ts';
import { settingPages } from '#src/kernel/settings/setting-page.ts';
import { searchSources } from '#src/areas/claims/extension-points.ts';
import { noticeSources } from '#src/areas/config/extension-points.ts';
import { partnerNotices } from './alerts/partner-notices.ts';
import { findPartners } from '../search-partners-repository.ts';
import { partnersPage } from './restore-partner.ts';

/** What the directory brings to pages and rules of others. */
export const directoryEntries = [
  noticeSources.entry(partnerNotices),
  settingPages.entry(partnersPage),
  constraintProblems.entry({
    constraint: 'partner_cui_is_unique',
    code: 'partner_rule',
    reason: 'cui_known',
  }),
  searchSources.entry({
    group: 'partners',
    isOpenToPreview: false,
    takesCriteria: false,
    findsSimilarNames: false,
    find: async (search) => ({ partners: await findPartners(search) }),
  }),
];
