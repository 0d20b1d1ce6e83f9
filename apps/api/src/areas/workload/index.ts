export { askApproval, withdrawApproval } from './approvals/ask-approval.ts';
export { whoMayDecide } from './approvals/who-may-decide.ts';
export { authorityOf } from './authority/authority-repository.ts';
export { clockOf, clocksOf } from './clock/clock-of.ts';
export type { ClockReading } from './clock/read-clock.ts';
export { paymentRule, paymentTermOf, type PaymentTerm } from './clock/legal-term.ts';
export { proposeRebalance } from './rebalance/propose-rebalance.ts';
export { escalateJob } from './escalation/escalate-job.ts';
export { getTeam } from './team/get-team.ts';
