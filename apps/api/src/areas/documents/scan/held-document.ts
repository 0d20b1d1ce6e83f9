import type { Schema } from '@dosar/openapi';
import { Problem } from '#src/kernel/problem/problem.ts';

type Scanned = { scan_state: Schema<'Document'>['scan_state'] };

/** Whether nobody may have the content: it waits for the virus scanner, or a virus was found in it. */
export function isHeld({ scan_state: state }: Scanned): boolean {
  return state === 'pending' || state === 'infected';
}

/** Refuses the content of a document that is held back, in words: what waits may come in a moment. */
export function refuseHeld(document: Scanned): void {
  if (!isHeld(document)) return;
  const isWaiting = document.scan_state === 'pending';
  throw new Problem(isWaiting ? 503 : 409, isWaiting ? 'document_not_scanned' : 'document_quarantined', {
    ...(isWaiting && { headers: { 'retry-after': '3' } }),
  });
}
