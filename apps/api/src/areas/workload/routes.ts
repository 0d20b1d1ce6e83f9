import type { RouteTable } from '#src/kernel/http/route-table.ts';
import { browseApprovals } from './approvals/browse-approvals.ts';
import { decideApprovals } from './approvals/decide-approvals.ts';
import { getApproval } from './approvals/get-approval.ts';
import { answerQuestion, askQuestion, browseQuestions } from './approvals/questions.ts';
import type { TellerNeeds } from './approvals/tell-asker.ts';
import { browseLegalRisk } from './clock/browse-legal-risk.ts';
import { explainDelay } from './clock/explain-delay.ts';
import { getLegalClocks } from './clock/get-legal-clocks.ts';
import { applyRebalance } from './rebalance/apply-rebalance.ts';
import { proposeRebalance } from './rebalance/propose-rebalance.ts';
import { getAssignmentRule, setAssignmentRule } from './rule/assignment-rule.ts';
import { getAssignmentReason } from './rule/get-assignment-reason.ts';
import { replayAssignmentRule } from './rule/replay-assignment-rule.ts';
import { getPerson } from './person/get-person.ts';
import { getTeam } from './team/get-team.ts';
import { saveWorkProfile } from './team/save-work-profile.ts';
import { browseTeams, closeTeam, moveToTeam, saveTeam } from './teams/manage-teams.ts';
import { workloadSettingRoutes } from './workload-setting-routes.ts';

/** The handlers of the area. */
export function workloadRoutes(needs: TellerNeeds): RouteTable<'workload'> {
  return {
    answerQuestion: (call) => answerQuestion(needs, call),
    applyRebalance: (call) => applyRebalance(needs, call),
    askQuestion: (call) => askQuestion(needs, call),
    browseApprovals,
    browseLegalRisk,
    browseQuestions,
    browseTeams,
    closeTeam,
    decideApprovals: (call) => decideApprovals(needs, call),
    explainDelay,
    getApproval,
    getAssignmentReason,
    getAssignmentRule,
    getLegalClocks,
    getPerson,
    getTeam,
    moveToTeam,
    proposeRebalance,
    replayAssignmentRule,
    saveTeam,
    saveWorkProfile,
    setAssignmentRule,
    ...workloadSettingRoutes,
  };
}
