export { findDeliveries } from './delivery-repository.ts';
export { findReceivedText, findReply } from './receive/reply-repository.ts';
export { findClaimantChannels } from './claimant-channel-repository.ts';
export { sendFileMessage } from './send-file-message.ts';
export { letterChannel, letterText, noUser, type LetterSubject } from './letter-text.ts';
export { findTemplateSets, holdTemplateSet } from './templates/sets/template-set-repository.ts';
export { nobodyToTell, previewed } from './tell-claimant.ts';
export { conversationOf, writeWebMessage } from './web/write-web-message.ts';
