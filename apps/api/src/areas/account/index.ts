export { accountRoutes, type AccountNeeds } from './routes.ts';
export { beginSession, type TokenNeeds } from './session-tokens.ts';
export { openTrackerSession } from './sign-in-tracker.ts';
