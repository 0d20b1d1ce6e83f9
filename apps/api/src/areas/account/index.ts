export { deleteAccountLeftovers, deleteOldAttempts } from './account-leftovers-repository.ts';
export { organisationLooks } from './organisation-looks.ts';
export type { AccountNeeds } from './account-needs.ts';
export { accountRoutes } from './routes.ts';
export { beginSession, type TokenNeeds } from './session-tokens.ts';
export { openTrackerSession } from './sign-in-tracker.ts';
