export { messagesRoutes } from './routes.ts';
export { sendFileMessage, type FileMessage } from './send-file-message.ts';
export { tellClaimant, type ClaimNews, type TellClaimantNeeds } from './tell-claimant.ts';
