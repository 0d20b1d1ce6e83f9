import { channelConfirmed } from '#src/areas/claims/events.ts';
import { documentAccepted, documentRefused, documentReopened } from '../events.ts';
import { askForMissing } from './ask-for-missing.ts';
import { acceptItems, refuseItems, reopenItems } from './follow-verdicts.ts';
import type { RequestNeeds } from './write-to-recipient.ts';

/** What requests for documents follow: verdicts on what came, and claimants who can be reached from now on. */
export const requestSubscriptions = (needs: RequestNeeds) => [
  documentAccepted.follow(acceptItems),
  documentRefused.follow((context, judged) => refuseItems(needs, context, judged)),
  documentReopened.follow(reopenItems),
  channelConfirmed.follow((context, channel) => askForMissing(needs, context, channel)),
];
