import type { Operation } from '../http/operation.ts';
import type { Origin } from '../http/route-table.ts';

/** What the tracker app calls before anybody has tokens, and what keeps or ends its session. */
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

/** What the tracker's forms ask as the guest of a request for documents, so that a file can be sent without scripts. */
const neededByItsForms: readonly string[] = [
  'guestToken',
  'getRequestedDocuments',
  'sendRequestedDocument',
  'declineRequestedDocument',
];

/** Whether an origin serves an operation at all: the tracker's own origin knows the tracker's calls and no other. */
export function isServedOn(origin: Origin, operation: Pick<Operation, 'id' | 'access'>): boolean {
  if (origin === 'staff') return true;
  const { callers } = operation.access;
  return (
    neededByTracker.includes(operation.id) ||
    neededByItsForms.includes(operation.id) ||
    (callers.includes('tracker') && !callers.includes('public'))
  );
}
