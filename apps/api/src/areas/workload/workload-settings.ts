import { settingPages } from '#src/kernel/settings/setting-page.ts';
import { authorityLimitsPage } from './authority/authority-limits.ts';
import { delayUse } from './clock/delay-use.ts';
import { legalRulesPage } from './legal-rules/legal-rules-page.ts';
import { slaRulesPage } from './sla/sla-rules.ts';
import { teamsPage } from './teams/manage-teams.ts';
import { teamUsage } from './teams/team-usage.ts';

/** The settings of the area: pages with a history, and what uses their things. */
export const workloadSettings = [
  settingPages.entry(teamsPage),
  settingPages.entry(authorityLimitsPage),
  settingPages.entry(legalRulesPage),
  settingPages.entry(slaRulesPage),
  ...teamUsage,
  delayUse,
];
