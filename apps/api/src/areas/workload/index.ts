export { askApproval } from './approvals/ask-approval.ts';
export { authorityOf } from './authority/authority-repository.ts';
/** @public */
export { clockOf } from './clock/clock-of.ts';
