export { fnolRoutes } from './routes.ts';
