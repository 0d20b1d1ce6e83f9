import { pageAccess } from '@dosar/api-client';

// Who sees the pages of the area, without its operations: these come with the pages, or each first page would carry all of them.
const manager = pageAccess['manager-area'];
const configurator = { access: { callers: ['staff'], roles: ['org.configurator'] } } as const;

/** Whom the contract lets call the operation that each page, part or link begins with. */
export const workloadAccess = {
  browseApprovals: manager,
  browseLegalRisk: manager,
  getAssignmentRule: manager,
  getTeam: manager,
  browseQuestions: {
    access: { callers: ['staff'], roles: ['claims.handler', 'AC.Assessor', '*.manager'] },
  },
  browseTeams: { access: { callers: ['staff'], roles: ['org.configurator', '*.manager'] } },
  closeTeam: { access: { ...configurator.access, refuses: ['impersonating'] } },
  getAssignmentReason: { access: { callers: ['staff'], refuses: ['preview_only'] } },
  getLegalRules: configurator,
  getPerson: { access: { callers: ['staff'], refuses: ['preview_only', 'impersonating'] } },
  setAuthorityLimit: { access: { ...configurator.access, refuses: ['impersonating'] } },
} as const;
