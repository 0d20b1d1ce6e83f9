export { findClaimantChannels, type ClaimantChannel } from './claimant-channel-repository.ts';
export { sendFileMessage } from './send-file-message.ts';
export { tellClaimant } from './tell-claimant.ts';
