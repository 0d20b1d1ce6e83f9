// What the opened case shows of its parts, in one file: each file of its own would be a request more on a slow line.
export { AccountOfCase } from '@dosar/tracking-feature/account';
export { ChoicesOfCase } from '@dosar/tracking-feature/choices';
export { MessagesOfCase } from '@dosar/tracking-feature/messages';
export { OfferOfCase } from '@dosar/tracking-feature/offer';
export { SharesOfCase } from '@dosar/tracking-feature/shares';
export { VisitOfCase } from '@dosar/scheduling-claimant';
