import { settingPages } from '#src/kernel/settings/setting-page.ts';
import { absenceUses } from './absence-uses.ts';
import { leaveTypePart } from './leave-types/leave-type-part.ts';
import { leaveTypesPage } from './leave-types/leave-types.ts';
import { presenceUse } from './rules/presence-uses.ts';

/** The settings of the area: its page with a history, and what uses the things of other pages. */
export const absenceSettings = [
  settingPages.entry(leaveTypesPage),
  leaveTypePart,
  presenceUse,
  ...absenceUses,
];
