import type { Operation } from '../http/operation.ts';
import type { Origin } from '../http/route-table.ts';

/** The operations that the tracker app calls without tokens, and those that renew or end its session. */
const neededByTracker: readonly string[] = [
  'trackerToken',
  'refreshToken',
  'logout',
  'getVersion',
  'getMyBrowser',
  'getLogo',
  'getHealthLive',
  'getHealthReady',
];

/** The operations that the tracker's forms call as guest of a document request, so that files can be sent without scripts. */
const neededByItsForms: readonly string[] = [
  'guestToken',
  'getRequestedDocuments',
  'sendRequestedDocument',
  'declineRequestedDocument',
];

/** Whether an origin serves an operation; the tracker's origin serves only calls of the tracker. */
export function isServedOn(origin: Origin, operation: Pick<Operation, 'id' | 'access'>): boolean {
  if (origin === 'staff') return true;
  const { callers } = operation.access;
  return (
    neededByTracker.includes(operation.id) ||
    neededByItsForms.includes(operation.id) ||
    (callers.includes('tracker') && !callers.includes('public'))
  );
}
