export { fnolGuestRoutes } from './routes.ts';
