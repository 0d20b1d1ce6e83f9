export type { FnolNeeds } from './fnol-needs.ts';
export { fnolRoutes } from './routes.ts';
