import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a browser makes a request ahead of its user, or because a link was followed.
 *
 * Some reading calls of the contract change something; only a page's own script, on behalf of somebody who looks at
 * it, may make them.
 */
export function isUnintended(headers: IncomingHttpHeaders): boolean {
  const purposes = [headers['sec-purpose'], headers['purpose'], headers['x-moz']].flat().join(' ');
  return /prefetch|prerender|preview/i.test(purposes) || headers['sec-fetch-mode'] === 'navigate';
}
