import { calculateNote, totalLossLevel, totalLossShare } from '@dosar/assessment-domain';
import { formatLei } from '@dosar/kernel/money';
import type { Schema } from '@dosar/openapi';
import { publish } from '#src/kernel/events/domain-event.ts';
import type { Call } from '#src/kernel/http/route-table.ts';
import { notFound } from '#src/kernel/problem/problem.ts';
import { recordTimelineEvent } from '#src/areas/claims/index.ts';
import { approvalKinds } from '#src/areas/workload/extension-points.ts';
import { askApproval } from '#src/areas/workload/index.ts';
import { totalLossApproved } from '../events.ts';
import { noteRefused } from '../note-refused.ts';
import { findLines, findNote, lockNote, type NoteRow } from '../note/note-repository.ts';
import { openNote } from '../note/opened-note.ts';
import { findWriters, setTotalLoss } from './total-loss-repository.ts';

const kind = 'total_loss';

/** Asks for the decision that a vehicle is a total loss. */
export async function askTotalLoss(call: Call<'askTotalLoss'>): Promise<Schema<'OpenedNote'>> {
  const { path, body, tx, caller, audit } = call;
  const note = await lockNote(tx, caller.orgId, path.assessment_note_id);
  if (note === undefined) throw notFound();
  const { assessment_note_id: noteId, claim_file_id: claimFileId } = note;
  audit.subject(noteId);
  if (note.state !== 'committed') throw noteRefused(409, 'not_committed');
  if (note.total_loss === 'asked' || note.total_loss === 'approved') throw noteRefused(409, 'asked_already');
  if (totalLossLevel(shareOf(note)) !== 'reached') throw noteRefused(409, 'below_threshold');
  await setTotalLoss(tx, caller.orgId, { noteId, outcome: 'asked' });
  await askApproval(call, {
    kind,
    subjectId: noteId,
    claimFileId,
    // Nobody has a limit for this kind; the amount stands in the derivation.
    amountBani: undefined,
    note: body.reason.trim(),
  });
  return openNote(call, note.assignment_id, note.version_no);
}

function shareOf(note: NoteRow) {
  return totalLossShare(note.gross_bani ?? 0, note.head.vehicle_value?.amount_bani);
}

/** Vehicles whose repair costs so much of their value that somebody else decides about them. */
export const totalLossApproval = approvalKinds.entry({
  kind,
  name: { ro: 'Daună totală', en: 'Total loss' },
  hasAmount: false,
  afterwards: {
    ro: 'Dosarul continuă ca daună totală; inspectorul vede decizia pe notă.',
    en: 'The file goes on as a total loss; the assessor sees the decision on the note.',
  },
  async describe(tx, orgId, noteId) {
    const note = await findNote(tx, orgId, noteId);
    if (note === undefined) return undefined;
    const { totals } = calculateNote(note.head, await findLines(tx, orgId, noteId));
    const value = note.head.vehicle_value;
    const percent = ((shareOf(note) ?? 0) / 100).toFixed(1).replace('.', ',');
    const isProven = (value?.comparables.length ?? 0) >= 2;
    return {
      title: {
        ro: `Daună totală: reparația costă ${percent} % din valoarea vehiculului`,
        en: `Total loss: the repair costs ${percent} % of the value of the vehicle`,
      },
      section: 'assessment',
      derivation: [
        { name: { ro: 'Fără TVA', en: 'Without VAT' }, amountBani: totals.net_bani },
        { name: { ro: 'TVA', en: 'VAT' }, amountBani: totals.vat_bani },
        { name: { ro: 'Reparație', en: 'Repair' }, amountBani: totals.gross_bani, isTotal: true },
      ],
      toLookAt: [
        {
          outcome: isProven ? ('passed' as const) : ('warning' as const),
          name: { ro: 'Valoarea la data daunei', en: 'Value when it was damaged' },
          ...(value && {
            detail: {
              ro: `${formatLei(value.amount_bani)}, ${value.source}`,
              en: `${formatLei(value.amount_bani)}, ${value.source}`,
            },
          }),
        },
      ],
    };
  },
  whoMayNot: findWriters,
  async decide(context, noteId, { outcome, reason }) {
    const { tx, caller } = context;
    const note = await lockNote(tx, caller.orgId, noteId);
    if (note === undefined) throw notFound();
    // A supplement has taken the place of what was asked about, or it was decided already.
    if (note.total_loss !== 'asked' || note.state !== 'committed')
      throw noteRefused(409, 'changed_meanwhile');
    const isApproved = outcome === 'approved';
    const decided = { approved: 'approved', refused: 'refused', returned: null } as const;
    await setTotalLoss(tx, caller.orgId, { noteId, outcome: decided[outcome] });
    await recordTimelineEvent(context, {
      claimFileId: note.claim_file_id,
      assignmentId: note.assignment_id,
      kind: 'assessment',
      title: isApproved
        ? { ro: 'Daună totală aprobată', en: 'Total loss approved' }
        : { ro: 'Daună totală neaprobată', en: 'Total loss not approved' },
      body: reason,
      data: { assessment_note_id: noteId },
    });
    if (!isApproved) return;
    const { claim_file_id: claimFileId, assignment_id: assignmentId } = note;
    await publish(context, totalLossApproved, { claimFileId, assignmentId, noteId });
  },
});
