// Generated from openapi/ by `npm run generate`. Do not edit.

import type { PageAccess } from '../client/operation.ts';

/** The pages of the staff and who opens them; the operations of a page are open to the same people. */
export const pageAccess = {
  'time-off/my-absences': { roles: ['*.selfmanaged'], feature: 'time-off' },
  'time-off/replacements': { roles: ['claims.handler', 'AC.Assessor', '*.manager'], feature: 'time-off' },
  search: {},
  preview: { roles: ['app.previewer'] },
  'config/statuses/help': { roles: ['org.help_admin'] },
  config: { roles: ['app.configurator', 'org.configurator'] },
  'assignments/claim_notification/new': { roles: ['claims.handler', 'claims.manager'] },
  'config/policies': { roles: ['app.configurator', 'org.configurator'] },
  'claim-file/statement': { roles: ['claims.handler', '*.manager', 'AC.Assessor'] },
  'special-customers': { roles: ['org.configurator'], feature: 'special-customers' },
  'config/partners': { roles: ['org.partner_admin'], feature: 'partners' },
  'claim-file/partners': { roles: ['claims.handler', '*.manager', 'finance.payments'] },
  partner: { roles: ['partner.user'] },
  'partner-jobs': { roles: ['org.partner_admin', '*.manager'], feature: 'partners' },
  reports: { feature: 'reports' },
  appointments: { roles: ['AC.Assessor', 'AC.Assessor.Manager'] },
  'appointments/my-day': { roles: ['AC.Assessor', 'AC.Assessor.Manager'] },
  'config/appointment-locations': { roles: ['AC.Assessor.Manager'] },
  payments: { roles: ['finance.payments'] },
  shortlist: {},
  worklist: {},
  'manager-area': { roles: ['*.manager'], feature: 'manager-area' },
} satisfies Record<string, PageAccess>;
