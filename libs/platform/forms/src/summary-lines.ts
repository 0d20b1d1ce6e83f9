import { fieldId } from './form-id.ts';
import type { Refusal } from './refusals.ts';

/** A refused answer as the summary names it. */
export type SummaryLine = { fieldId: string; label: string | undefined; reason: string };

function comesBefore(one: SummaryLine, other: SummaryLine): number {
  const [first, second] = [one, other].map((line) => document.getElementById(line.fieldId));
  if (!first || !second) return 0;
  return first.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}

/** The refused answers in the order in which the page shows them, whatever the order in which they were checked. */
export function summaryLines(refusals: readonly Refusal[], formId: string): SummaryLine[] {
  return refusals
    .map(({ name, reason }) => {
      const id = fieldId(formId, name);
      // The first piece of the label: what follows is "(optional)".
      const label = document.getElementById(`${id}-label`)?.firstChild?.textContent?.trim();
      return { fieldId: id, label, reason };
    })
    .toSorted(comesBefore);
}
