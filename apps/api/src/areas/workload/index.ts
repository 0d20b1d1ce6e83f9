export { askApproval, withdrawApproval } from './approvals/ask-approval.ts';
export { authorityOf } from './authority/authority-repository.ts';
export { clockOf } from './clock/clock-of.ts';
