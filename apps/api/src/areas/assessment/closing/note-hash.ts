import { createHash } from 'node:crypto';
import type { NoteHead, NoteLine, NotePhoto, NoteTotals } from '@dosar/assessment-domain';

/** What is closed with a note; photos by the SHA-256 of their content. */
export type ClosedContent = {
  claim_file_no: string;
  version_no: number;
  head: NoteHead;
  lines: readonly NoteLine[];
  photos: readonly (NotePhoto & { sha256: string })[];
  totals: NoteTotals;
  /** Only where the note has one, so that notes closed before it was asked keep their hash. */
  unsigned_reason?: string;
  missing_reason?: string;
};

/** SHA-256 of a closed note. Its text has sorted names, so that the same content has the same hash wherever it was stored. */
export function noteHash(content: ClosedContent): string {
  return createHash('sha256').update(sortedJson(content)).digest('hex');
}

function sortedJson(value: unknown): string {
  return JSON.stringify(value, (_name, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );
}
