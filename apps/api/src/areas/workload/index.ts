export { askApproval, withdrawApproval } from './approvals/ask-approval.ts';
export { authorityOf } from './authority/authority-repository.ts';
export { clockOf, type ClockReading } from './clock/clock-of.ts';
export { getTeam } from './team/get-team.ts';
