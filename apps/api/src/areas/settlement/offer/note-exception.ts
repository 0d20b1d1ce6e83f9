import type { Schema } from '@dosar/openapi';
import { hasClosedNote } from '../extension-points.ts';
import { inspectionNotNeeded } from '../events.ts';
import { publish, type ChangeContext } from '#src/kernel/events/domain-event.ts';
import type { BilingualText } from '#src/kernel/http/request-language.ts';

/** Why an offer leaves without a closed note, in a few words. */
export const noteExceptionNames: Record<Schema<'NoteException'>['code'], BilingualText> = {
  invoice: { ro: 'reparație plătită pe factură', en: 'repair paid by invoice' },
  no_vehicle: { ro: 'nu se repară un vehicul', en: 'no vehicle is repaired' },
  out_of_reach: { ro: 'vehicul furat, vândut sau casat', en: 'vehicle stolen, sold or scrapped' },
  other_insurer: { ro: 'constatare făcută de alt asigurător', en: 'inspected by another insurer' },
  court: { ro: 'hotărâre sau tranzacție', en: 'judgment or settlement' },
  other: { ro: 'alt motiv', en: 'another reason' },
};

type Excepted = { claim_file_id: string; note_exception: Schema<'NoteException'> | null };

/** Ends the inspections that have not begun when an offer is sent without a closed note. */
export async function endInspections(context: ChangeContext, offer: Excepted): Promise<void> {
  const { tx, caller } = context;
  const { claim_file_id: claimFileId, note_exception: exception } = offer;
  if (exception === null || (await hasClosedNote(tx, { orgId: caller.orgId, claimFileId }))) return;
  const { ro } = noteExceptionNames[exception.code];
  const reason = `Ofertă fără notă închisă, ${ro}: ${exception.reason}`;
  await publish(context, inspectionNotNeeded, { claimFileId, reason });
}
