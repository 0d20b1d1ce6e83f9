import { closingNeeds } from '@dosar/assessment-domain';
import type { Call } from '#src/kernel/http/route-table.ts';
import type { LineRow } from '../note/note-repository.ts';
import { findingsOf } from '../note/opened-note.ts';
import { noteRefused } from '../note-refused.ts';
import type { PrintedNote } from '../print/print-note.ts';

/** What says why something is not there; a signature needs no reason. */
export function reasonsOf({
  signature,
  unsigned_reason: unsigned,
  missing_reason: missing,
}: Call<'commitNote'>['body']) {
  return {
    unsigned_reason: signature === undefined ? (unsigned?.trim() ?? null) : null,
    missing_reason: missing?.trim() ?? null,
  };
}

type Judged = Pick<PrintedNote, 'note' | 'inspection' | 'photos'> & { lines: readonly LineRow[] };

/** Errors that nobody let stand keep a note open, and so does what is asked of it and is missing without a reason. */
export async function refuseUnfinished(
  { tx, caller, body }: Call<'commitNote'>,
  judged: Judged,
): Promise<void> {
  const { note, lines, photos, inspection } = judged;
  if (lines.length === 0) throw noteRefused(409, 'no_lines');
  const findings = await findingsOf(tx, caller.orgId, { note, lines, partnerId: inspection.partner_id });
  if (findings.some(({ rule }) => rule === 'needs_recalculation'))
    throw noteRefused(409, 'needs_recalculation');
  if (findings.some(({ severity, ignored_reason: reason }) => severity === 'error' && reason === null))
    throw noteRefused(409, 'has_errors');
  const explained = new Set(note.ignored_findings.map(({ finding_key: key }) => key));
  const needs = closingNeeds({ head: note.head, lines, photos, vehicle: inspection, explained });
  const reasons = reasonsOf(body);
  if (needs.length > 0 && !reasons.missing_reason) throw noteRefused(409, 'is_missing');
  if (body.signature === undefined && !reasons.unsigned_reason) throw noteRefused(409, 'not_signed');
}
