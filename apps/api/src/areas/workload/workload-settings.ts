import { settingPages } from '#src/kernel/settings/setting-page.ts';
import { limitEntries } from './authority/limit-part.ts';
import { delayUse } from './clock/delay-use.ts';
import { legalRulePart } from './legal-rules/legal-rule-part.ts';
import { legalRulesPage } from './legal-rules/legal-rules-page.ts';
import { slaPart } from './sla/sla-part.ts';
import { slaRulesPage } from './sla/sla-rules.ts';
import { teamsPage } from './teams/manage-teams.ts';
import { teamUsage } from './teams/team-usage.ts';

/** The settings of the area: pages with a history, and what uses their things. */
export const workloadSettings = [
  settingPages.entry(teamsPage),
  ...limitEntries,
  settingPages.entry(legalRulesPage),
  settingPages.entry(slaRulesPage),
  legalRulePart,
  slaPart,
  ...teamUsage,
  delayUse,
];
