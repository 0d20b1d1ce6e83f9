import { pageAccess } from '@dosar/api-client';

// Who sees the pages of the area, without its operations: these come with the pages, or each first page would carry all of them.
const manager = pageAccess['manager-area'];
const configurator = { roles: ['org.configurator'] };
const configuratorInPerson = {
  access: { callers: ['staff'], ...configurator, refuses: ['impersonating'] },
} as const;

/** Whom the contract lets call the operation that each page, part or link begins with. */
export const workloadAccess = {
  browseApprovals: manager,
  browseLegalRisk: manager,
  getAssignmentRule: manager,
  getTeam: manager,
  browseQuestions: { roles: ['claims.handler', 'AC.Assessor', '*.manager'] },
  browseTeams: { roles: ['org.configurator', '*.manager'] },
  closeTeam: configuratorInPerson,
  getAssignmentReason: { access: { callers: ['staff'], refuses: ['preview_only'] } },
  getLegalRules: configurator,
  getPerson: { access: { callers: ['staff'], refuses: ['preview_only', 'impersonating'] } },
  setAuthorityLimit: configuratorInPerson,
} as const;
