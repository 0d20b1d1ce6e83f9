export { findClaimantChannels } from './claimant-channel-repository.ts';
export { sendFileMessage } from './send-file-message.ts';
