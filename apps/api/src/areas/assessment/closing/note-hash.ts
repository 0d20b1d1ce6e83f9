import { createHash } from 'node:crypto';
import type { NoteHead, NoteLine, NotePhoto, NoteTotals } from '@dosar/assessment-domain';
import type { LineRow, NoteRow } from '../note/note-repository.ts';
import type { StoredPhoto } from '../print/printed-photo-repository.ts';

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

type Stored = {
  claimFileNo: string;
  note: Pick<NoteRow, 'version_no' | 'head' | 'unsigned_reason' | 'missing_reason'>;
  lines: readonly LineRow[];
  photos: readonly StoredPhoto[];
  totals: NoteTotals;
};

/** The hash of a note by what is stored of it: when it is closed, and again when a paper is checked. */
export function hashOfStored({ claimFileNo, note, lines, photos, totals }: Stored): string {
  return noteHash({
    claim_file_no: claimFileNo,
    version_no: note.version_no,
    head: note.head,
    lines: lines.map(({ item_guid: guid, values }) => ({ item_guid: guid, values })),
    photos: photos.map(({ document_id: id, subject, item_guid: guid, sha256 }) => ({
      document_id: id,
      subject,
      item_guid: guid,
      sha256,
    })),
    totals,
    ...(note.unsigned_reason !== null && { unsigned_reason: note.unsigned_reason }),
    ...(note.missing_reason !== null && { missing_reason: note.missing_reason }),
  });
}

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
