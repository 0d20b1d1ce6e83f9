import type { Document } from '@dosar/api-client';

/** Documents that belong together in the section. */
export type DocumentGroup = 'photos' | 'papers' | 'costs' | 'ours';

const groupOfType: ReadonlyMap<string, DocumentGroup> = new Map([
  ['damage_photo', 'photos'],
  ['repair_estimate', 'costs'],
  ['repair_invoice', 'costs'],
  ['assessment_note', 'ours'],
  ['estimate_acceptance', 'ours'],
  ['offer_letter', 'ours'],
  ['rejection_letter', 'ours'],
  ['payment_order', 'ours'],
  ['internal_report', 'ours'],
]);

const order: readonly DocumentGroup[] = ['photos', 'papers', 'costs', 'ours'];

/** The documents by group, without empty ones, each as they were given. Kinds that an organisation adds are papers. */
export function documentGroups(documents: readonly Document[]) {
  return order
    .map((group) => ({
      group,
      documents: documents.filter(
        (document) => (groupOfType.get(document.doc_type_code) ?? 'papers') === group,
      ),
    }))
    .filter((found) => found.documents.length > 0);
}

/** The state of a document as a phase: waiting for us, done, or out. */
export const phaseOfState = {
  received: 'new',
  checking: 'active',
  accepted: 'done',
  rejected: 'cancelled',
  superseded: 'cancelled',
} as const;
