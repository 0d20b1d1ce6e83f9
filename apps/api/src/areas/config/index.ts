export { configRoutes, type ConfigNeeds } from './routes.ts';
