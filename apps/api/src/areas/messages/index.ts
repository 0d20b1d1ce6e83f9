export { messagesRoutes, type MessageNeeds } from './routes.ts';
export { sendFileMessage, type FileMessage } from './send-file-message.ts';
