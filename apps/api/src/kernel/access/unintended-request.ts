import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a browser sends a request as a prefetch or because a link was followed.
 *
 * Some GET operations of the contract change data; only the script of a visible page may call them.
 */
export function isUnintended(headers: IncomingHttpHeaders): boolean {
  const purposes = [headers['sec-purpose'], headers['purpose'], headers['x-moz']].flat().join(' ');
  return /prefetch|prerender|preview/i.test(purposes) || headers['sec-fetch-mode'] === 'navigate';
}
