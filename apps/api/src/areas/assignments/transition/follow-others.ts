import { policyDecided } from '#src/areas/fnol/events.ts';
import {
  claimRefused,
  inspectionNotNeeded,
  offerAccepted,
  offerContested,
  offerIssued,
  paymentOrdered,
  paymentPaid,
} from '#src/areas/settlement/events.ts';
import {
  visitBooked,
  visitCancelled,
  visitMissed,
  visitMissedAgain,
  visitStarted,
} from '#src/areas/scheduling/events.ts';
import { followWithWork } from './follow-event.ts';

/** Work moves with what money, visits and policies tell. */
export const followOthers = [
  followWithWork(offerIssued),
  followWithWork(offerAccepted),
  followWithWork(offerContested),
  followWithWork(claimRefused),
  followWithWork(paymentOrdered),
  followWithWork(paymentPaid, ({ isLast }) => isLast),
  followWithWork(inspectionNotNeeded),
  followWithWork(policyDecided),
  followWithWork(visitBooked),
  followWithWork(visitCancelled),
  followWithWork(visitStarted),
  followWithWork(visitMissed),
  followWithWork(visitMissedAgain),
];
