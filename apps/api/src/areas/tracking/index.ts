export { trackingRoutes } from './routes.ts';
export type { TrackingNeeds } from './tracking-needs.ts';
