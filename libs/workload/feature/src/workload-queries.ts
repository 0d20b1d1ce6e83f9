import {
  apiQuery,
  browseApprovals,
  browseLegalRisk,
  browseTeams,
  getAssignmentRule,
  getAuthorityLimits,
  getLegalClocks,
  getLegalRules,
  getPerson,
  getTeam,
  replayAssignmentRule,
} from '@dosar/api-client';

/** The inbox of managers. */
export const inboxQuery = apiQuery(browseApprovals, {});

/** Missed legal deadlines and those that are near. */
export const riskQuery = apiQuery(browseLegalRisk, {});

/** Up to which amount each role decides alone, with the history. */
export const limitsQuery = apiQuery(getAuthorityLimits, {});

/** The terms of the law with all their versions; read again at each visit. */
export const legalRulesQuery = { ...apiQuery(getLegalRules, {}), gcTime: 0, refetchOnWindowFocus: false };

/** The clocks of the law on a claim file. */
export const clocksQuery = (claimFileNo: string) =>
  apiQuery(getLegalClocks, { params: { path: { claim_file_no: claimFileNo } } });

/** The work of everybody in the caller's team. */
export const teamQuery = apiQuery(getTeam, {});

/** The work of one person. */
export const personQuery = (userId: string) => apiQuery(getPerson, { params: { path: { user_id: userId } } });

/** The teams that the reader manages. */
export const teamsQuery = apiQuery(browseTeams, {});

/** How the new work of the caller's team is given out. */
export const ruleQuery = apiQuery(getAssignmentRule, {});

/** The rule over the work of the last month. It reads much and changes slowly. */
export const replayQuery = { ...apiQuery(replayAssignmentRule, {}), staleTime: 5 * 60_000 };
