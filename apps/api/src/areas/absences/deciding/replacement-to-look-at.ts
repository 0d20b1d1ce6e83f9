import type { ThingToLookAt } from '#src/areas/workload/extension-points.ts';
import type { AbsenceRow } from '../absence-repository.ts';

/** Whether the replacement has agreed: while they have not, the request is approved on its own page, with a reason. */
export function replacementToLookAt({
  replacement_answer: answer,
  replacement_name: name,
}: AbsenceRow): ThingToLookAt[] {
  if (answer === null || name === null) return [];
  const hasAgreed = answer === 'accepted';
  return [
    {
      outcome: hasAgreed ? 'passed' : 'warning',
      name: hasAgreed
        ? { ro: 'Înlocuitorul a acceptat', en: 'The replacement has agreed' }
        : { ro: 'Înlocuitorul nu a acceptat', en: 'The replacement has not agreed' },
      detail: { ro: name, en: name },
    },
  ];
}
