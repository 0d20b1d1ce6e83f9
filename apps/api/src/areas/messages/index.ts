export { messagesRoutes, type MessageNeeds } from './routes.ts';
