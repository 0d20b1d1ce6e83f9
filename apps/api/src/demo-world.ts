export { demoAccounts, demoPassword } from '../db/seed/demo/account/demo-accounts.ts';
export { demoId } from '../db/seed/demo/demo-random.ts';
export { pinned } from '../db/seed/demo/pinned-keys.ts';
