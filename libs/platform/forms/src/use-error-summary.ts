import { useEffect, useState } from 'react';
import type { Refusal } from './refusals.ts';
import { summaryLines, type SummaryLine } from './summary-lines.ts';
import { useSummaryText } from './use-summary-text.ts';

/** What was refused at the last attempt, as it was then: it must not move under the reader's hands. */
export function useErrorSummary(formId: string, oneField: boolean) {
  const [{ attempt, lines }, setRefused] = useState<{ attempt: number; lines: SummaryLine[] }>({
    attempt: 0,
    lines: [],
  });
  const summaryText = useSummaryText();
  const onlyField = oneField ? lines[0]?.fieldId : undefined;

  useEffect(
    function goToTheOnlyField() {
      if (onlyField) document.getElementById(onlyField)?.focus();
    },
    [onlyField, attempt],
  );

  return {
    attempt,
    lines: oneField ? [] : lines.map((line) => ({ fieldId: line.fieldId, message: summaryText(line) })),
    /** Shows what was refused, as a new attempt. */
    show: (refusals: readonly Refusal[]) =>
      setRefused((before) => ({ attempt: before.attempt + 1, lines: summaryLines(refusals, formId) })),
    clear: () => setRefused((before) => ({ ...before, lines: [] })),
  };
}
