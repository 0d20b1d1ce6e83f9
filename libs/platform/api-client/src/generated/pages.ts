// Generated from openapi/ by `npm run generate`. Do not edit.

import type { PageAccess } from '../client/operation.ts';

/** The pages of the staff and who opens them; the operations of a page are open to the same people. */
export const pageAccess = {
  shortlist: {},
  worklist: {},
  search: {},
  preview: { roles: ['app.previewer'] },
  'manager-area': { roles: ['*.manager'], feature: 'manager-area' },
  'time-off/my-absences': { roles: ['*.selfmanaged'], feature: 'time-off' },
  reports: { feature: 'reports' },
  'special-customers': { roles: ['org.configurator'], feature: 'special-customers' },
  'config/partners': { roles: ['org.partner_admin'], feature: 'partners' },
  'config/appointment-locations': { roles: ['AC.Assessor.Manager'] },
  'config/statuses/help': { roles: ['org.help_admin'] },
  config: { roles: ['app.configurator', 'org.configurator'] },
} satisfies Record<string, PageAccess>;
